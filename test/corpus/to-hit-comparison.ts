import { hexAt } from './boards.js';
import type { Comparison } from './physical-comparison.js';
import { referenceLines } from './shared.js';
import { ours, type ToHitCase } from './to-hit-case.js';

type Class = readonly [reason: string, applies: (situation: ToHitCase) => boolean];

const hasModifier = ({ result }: ToHitCase, text: string): boolean =>
  result.mods.some((modifier) => modifier.text === text);

const isMortar = ({ weapon }: ToHitCase): boolean => weapon.name.includes('Mortar');
const isSemiGuided = ({ weapon }: ToHitCase): boolean =>
  weapon.ammo?.munition.includes('M_SEMIGUIDED') ?? false;

/** What a number alone can say: the rest (arc, line of sight, prone with one arm, out of ammunition …) is the battle's. */
const KNOWN_FROM_THE_NUMBER: ReadonlySet<string | undefined> = new Set([
  'Attacker sensors destroyed.',
  'Target out of range',
]);

// Where the README of the reference calls it odd, line by line.

export const wadesWithoutModifier = (situation: ToHitCase): boolean =>
  situation.result.cover === 3 &&
  [2, 4].includes(situation.tgt.wetLocs?.length ?? 0) &&
  !hasModifier(situation, 'target has partial cover');

export const isInBuilding = ({ board, tgt }: ToHitCase): boolean =>
  tgt.elevation === 0 && hexAt(board, tgt.x, tgt.y).terrain.has('building');

export const isLobbedOrGuided = (situation: ToHitCase): boolean =>
  (situation.weapon.indirect && isMortar(situation)) ||
  (situation.targetTaggedBySpotter === true && isSemiGuided(situation));

const LEFT_OUT: readonly Class[] = [
  [
    'legality that a battle judges',
    ({ result }) => result.kind !== 'number' && !KNOWN_FROM_THE_NUMBER.has(result.reason),
  ],
  ['line 1: depth-1 water without its +1', wadesWithoutModifier],
  ['line 2: target in a building', isInBuilding],
  ['line 3: indirect mortars, semi-guided shots at tagged targets', isLobbedOrGuided],
];

/** What differs, and why we do not follow. */
const KNOWN_DIFFERENCES: readonly Class[] = [
  // By the book an area weapon cannot be aimed, but an immobile target stays immobile.
  [
    'an artillery cannon aims at an immobile target',
    ({ aim, weapon }) => aim !== undefined && /Cannon/.test(weapon.name),
  ],
];

export function compareToHitSituations(): Comparison {
  const situations = referenceLines<ToHitCase>('situations/tohit.jsonl');
  const leftOut: Record<string, number> = {};
  const different: Record<string, number> = {};
  const unexplained: unknown[] = [];
  let equal = 0;
  for (const situation of situations) {
    const without = reasonIn(LEFT_OUT, situation);
    if (without !== undefined) {
      leftOut[without] = (leftOut[without] ?? 0) + 1;
      continue;
    }
    const theirs = situation.result.value ?? Number.POSITIVE_INFINITY;
    const { rawToHit, modifiers } = ours(situation);
    if (rawToHit === theirs) {
      equal += 1;
      continue;
    }
    const known = reasonIn(KNOWN_DIFFERENCES, situation);
    if (known !== undefined) different[known] = (different[known] ?? 0) + 1;
    else unexplained.push({ id: situation.id, theirs: situation.result.mods, ours: modifiers });
  }
  return { cases: situations.length, equal, leftOut, different, unexplained };
}

const reasonIn = (classes: readonly Class[], situation: ToHitCase): string | undefined =>
  classes.find(([, applies]) => applies(situation))?.[0];
