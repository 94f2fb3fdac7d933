import type { BodySide } from '../hit-location/body-sides.js';
import type { Motion } from './motion.js';

export const MOTIVE_EFFECTS = Object.freeze(['none', 'minor', 'moderate', 'heavy', 'immobilized'] as const);
/** The result of a motive system roll. */
export type MotiveEffect = (typeof MOTIVE_EFFECTS)[number];

/** The lowest roll for each effect (Total Warfare, "Motive System Damage Table"). */
const LOWEST: readonly (readonly [total: number, effect: MotiveEffect])[] = [
  [12, 'immobilized'],
  [10, 'heavy'],
  [8, 'moderate'],
  [6, 'minor'],
];

export const motiveEffect = (total: number): MotiveEffect =>
  LOWEST.find(([lowest]) => total >= lowest)?.[1] ?? 'none';

const FROM_THE_SIDE = 2;
const FROM_THE_REAR = 1;

/** Modifier for the side that is hit. The rear sides of a superheavy combat vehicle count as its rear. */
export function motiveSideModifier(side: BodySide, superheavy: boolean): number {
  if (side === 'front') return 0;
  if (side === 'rear') return FROM_THE_REAR;
  return superheavy && side.startsWith('rear') ? FROM_THE_REAR : FROM_THE_SIDE;
}

const BY_MOTION: Readonly<Partial<Record<Motion, number>>> = {
  wheeled: 2,
  hover: 3,
  hydrofoil: 3,
  wige: 4,
};
const ARMORED = -2;

/** Modifier for the motion type of the vehicle. */
export const motiveModifier = (motion: Motion, armored: boolean): number =>
  (BY_MOTION[motion] ?? 0) + (armored ? ARMORED : 0);

const ON_LANDING: Readonly<Partial<Record<Motion, number>>> = {
  tracked: 2,
  wheeled: 1,
  hover: -1,
  hydrofoil: -1,
  wige: -2,
};

/** The modifier for a vehicle that lands a jump, which has no side. Broken ground adds to it. */
export const landingModifier = (motion: Motion, broken: boolean, armored: boolean): number =>
  (ON_LANDING[motion] ?? 0) + (broken ? 1 : 0) + (armored ? ARMORED : 0);

/**
 * Total cruising MP lost after this effect, from the original MP and the MP lost before. Heavy damage goes by the rating:
 * the MP before foils or equipment changed them.
 */
export function mpLostAfter(effect: MotiveEffect, cruise: number, lost: number, rating = cruise): number {
  const left = Math.max(0, rating - lost);
  switch (effect) {
    case 'moderate':
      return Math.min(cruise, lost + 1);
    case 'heavy':
      // The last point is lost too.
      return Math.min(cruise, lost + (left === 1 ? 1 : Math.floor(left / 2)));
    case 'immobilized':
      return cruise;
    default:
      return lost;
  }
}

/** Added to driving rolls for each grade of motive damage suffered. No grade counts twice. */
export const MOTIVE_DRIVING: Readonly<Partial<Record<MotiveEffect, number>>> = {
  minor: 1,
  moderate: 2,
  heavy: 3,
};
