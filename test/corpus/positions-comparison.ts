import { type Found, fromPositions } from './positions-case.js';
import { referenceLines } from './shared.js';
import type { Comparison } from './tell-comparison.js';
import type { ToHitCase } from './to-hit-case.js';
import { isInBuilding, isLobbedOrGuided, wadesWithoutModifier } from './to-hit-comparison.js';

type Reason = readonly [
  reason: string,
  applies: (situation: ToHitCase, found: Found, fields: string) => boolean,
];

const isSuperheavy = ({ att, tgt, spotter, third }: ToHitCase): boolean =>
  [att, tgt, spotter, third].some((unit) => unit?.superheavy);

/** Left out only where they differ: by the line of the reference's own README that calls it odd. */
const LEFT_OUT: readonly Reason[] = [
  [
    'line 1: depth-1 water without its +1',
    (situation, { number }, fields) =>
      fields === 'number' &&
      wadesWithoutModifier(situation) &&
      number !== undefined &&
      number - 1 === situation.result.value,
  ],
  ['line 2: target in a building', isInBuilding],
  ['line 3: indirect mortars, semi-guided shots at tagged targets', isLobbedOrGuided],
];

const SUPERHEAVY = 'last line: bipeds and quads only';

const isImmobile = ({ tgt }: ToHitCase): boolean => (tgt.shutdown || tgt.unconscious) ?? false;

/** What differs, and why we do not follow. */
const KNOWN_DIFFERENCES: readonly Reason[] = [
  // What does not move can be aimed at for nothing; a computer would only make it harder.
  [
    'aimed with a computer at what does not move',
    (situation) => situation.aim?.mode === 'TARGETING_COMPUTER' && isImmobile(situation),
  ],
  [
    'aimed with a weapon that cannot be aimed: pulses, missiles, clusters, blasts',
    ({ aim }, { aimed }) => aim !== undefined && !aimed,
  ],
  [
    'a hill before the target, and fire from above it',
    ({ weapon }, _, fields) => weapon.indirect && fields === 'cover',
  ],
];

export function compareShotsFromPositions(): Comparison {
  const situations = referenceLines<ToHitCase>('situations/tohit.jsonl');
  const leftOut: Record<string, number> = {};
  const different: Record<string, number> = {};
  const unexplained: unknown[] = [];
  let equal = 0;
  const count = (counts: Record<string, number>, reason: string): void => {
    counts[reason] = (counts[reason] ?? 0) + 1;
  };
  for (const situation of situations) {
    if (isSuperheavy(situation)) {
      count(leftOut, SUPERHEAVY);
      continue;
    }
    const found = fromPositions(situation);
    const fields = differingFields(situation, found).join();
    const reasonIn = (reasons: readonly Reason[]): string | undefined =>
      reasons.find(([, applies]) => applies(situation, found, fields))?.[0];
    if (fields === '') {
      equal += 1;
      continue;
    }
    const without = reasonIn(LEFT_OUT);
    const known = reasonIn(KNOWN_DIFFERENCES);
    if (without !== undefined) count(leftOut, without);
    else if (known !== undefined) count(different, known);
    else unexplained.push({ id: situation.id, fields, theirs: situation.result, ours: found });
  }
  return { cases: situations.length, equal, leftOut, different, unexplained };
}

/** Cover says nothing where no shot is possible. */
function differingFields({ result }: ToHitCase, found: Found): readonly string[] {
  const number = result.kind === 'number' ? (result.value ?? undefined) : undefined;
  return [
    ...(found.number === number ? [] : ['number']),
    ...(found.inArc === result.inArc ? [] : ['inArc']),
    ...(found.distance === result.distance ? [] : ['distance']),
    ...(found.side === result.side ? [] : ['side']),
    ...(number === undefined || found.cover === result.cover ? [] : ['cover']),
  ];
}
