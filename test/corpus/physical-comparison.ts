import {
  calculatePhysicalDamage,
  calculatePhysicalOwnDamage,
  calculatePhysicalToHit,
  physicalHitTable,
} from '../../src/rules/physical/index.js';
import { factsOf, type PhysicalCase, type PhysicalFacts } from './physical-facts.js';
import { referenceLines } from './shared.js';

/** What differs, and why we do not follow. */
const KNOWN_DIFFERENCES: readonly (readonly [
  reason: string,
  applies: (situation: PhysicalCase) => boolean,
])[] = [
  // The book knows no physical attack of a prone 'Mech; MegaMek bars it when the move is declared.
  ['a prone charger gets a number', ({ attack, att }) => attack === 'charge' && att.prone],
  [
    'the case does not say that the blade in the fist is out',
    ({ result }) => /retractable/.test(result.reason ?? ''),
  ],
  // The digest says ½; MegaMek's forecast leaves the quirk out.
  [
    'Reinforced Legs',
    ({ attack, att }) => attack === 'dfa' && att.quirks?.includes('reinforced_legs') === true,
  ],
  [
    'a shield on a prone target one level up: punch table',
    ({ club, tgt }) => /Shield/.test(club?.internalName ?? '') && tgt.prone,
  ],
];

interface Answer {
  readonly number: number | 'impossible' | null;
  readonly damage?: number;
  readonly ownDamage?: number;
  readonly table?: string | undefined;
}

/** What MegaMek says of an attack that can be made; of one that cannot, no more than that. */
function theirs({ attack, result }: PhysicalCase): Answer {
  if (result.kind !== 'number') return { number: 'impossible' };
  return {
    number: result.value,
    ...(result.damage !== undefined && { damage: result.damage }),
    ...(result.damageToAttacker !== undefined && { ownDamage: result.damageToAttacker }),
    ...(attack !== 'push' && { table: result.hitTable === 'normal' ? 'full' : result.hitTable }),
  };
}

function ours({ attack, result }: PhysicalCase, { kind, attacker, target, options }: PhysicalFacts): Answer {
  const { targetNumber } = calculatePhysicalToHit(kind, attacker, target, options);
  if (targetNumber === Number.POSITIVE_INFINITY) return { number: 'impossible' };
  return {
    number: targetNumber,
    ...(result.damage !== undefined && { damage: calculatePhysicalDamage(kind, attacker, options) }),
    ...(result.damageToAttacker !== undefined && {
      ownDamage: calculatePhysicalOwnDamage(kind, attacker, target, options),
    }),
    ...(attack !== 'push' && { table: physicalHitTable(kind, { ...options, attacker, target })?.table }),
  };
}

export interface Comparison {
  readonly cases: number;
  readonly equal: number;
  /** By line of the reference's own README. */
  readonly leftOut: Readonly<Record<string, number>>;
  readonly different: Readonly<Record<string, number>>;
  readonly unexplained: readonly unknown[];
}

export function comparePhysicalSituations(): Comparison {
  const situations = referenceLines<PhysicalCase>('situations/physical.jsonl');
  const different: Record<string, number> = {};
  const unexplained: unknown[] = [];
  let equal = 0;
  for (const situation of situations) {
    const [mine, reference] = [ours(situation, factsOf(situation)), theirs(situation)];
    if (JSON.stringify(mine) === JSON.stringify(reference)) {
      equal += 1;
      continue;
    }
    const known = KNOWN_DIFFERENCES.find(([, applies]) => applies(situation))?.[0];
    if (known === undefined) unexplained.push({ id: situation.id, ours: mine, theirs: reference });
    else different[known] = (different[known] ?? 0) + 1;
  }
  return { cases: situations.length, equal, leftOut: {}, different, unexplained };
}
