import type { Mount } from '../../units/index.js';
import type { LargeCraft } from './aerospace-unit.js';

interface Arc {
  readonly name: string;
  readonly location: string;
  /** DropShips split their sides: rear-facing weapons there have an arc of their own. */
  readonly rear?: boolean;
}

/** The arcs of a kind of craft, by index, and their arrangement around it. */
export interface ArcPlan {
  readonly arcs: readonly Arc[];
  /** Arcs that may be the main one. */
  readonly candidates: readonly number[];
  /** For each arc, the next one to the left around the craft, and the next one to the right. */
  readonly left: readonly number[];
  readonly right: readonly number[];
  /** For each arc, the one on the opposite side, if that is the third arc. */
  readonly opposite?: readonly number[];
  /** The arc for weapons that have none. */
  readonly elsewhere: number;
}

const SIX = [0, 1, 2, 3, 4, 5] as const;
const SIX_TO_THE_LEFT = [1, 2, 3, 4, 5, 0] as const;
const SIX_TO_THE_RIGHT = [5, 0, 1, 2, 3, 4] as const;

const DROPSHIP: ArcPlan = {
  arcs: [
    { name: 'Nose', location: 'NOS' },
    { name: 'Left side', location: 'LS', rear: false },
    { name: 'Left side, rear', location: 'LS', rear: true },
    { name: 'Aft', location: 'AFT' },
    { name: 'Right side, rear', location: 'RS', rear: true },
    { name: 'Right side', location: 'RS', rear: false },
  ],
  candidates: SIX,
  left: SIX_TO_THE_LEFT,
  right: SIX_TO_THE_RIGHT,
  elsewhere: 5,
};

const DEEP_SPACE_ARCS: readonly Arc[] = [
  { name: 'Nose', location: 'NOS' },
  { name: 'Left front', location: 'FLS' },
  { name: 'Aft left', location: 'ALS' },
  { name: 'Aft', location: 'AFT' },
  { name: 'Aft right', location: 'ARS' },
  { name: 'Right front', location: 'FRS' },
];

const JUMPSHIP: ArcPlan = {
  arcs: DEEP_SPACE_ARCS,
  candidates: SIX,
  left: SIX_TO_THE_LEFT,
  right: SIX_TO_THE_RIGHT,
  elsewhere: 5,
};

/** Broadsides are between the front and aft sides. */
const WARSHIP: ArcPlan = {
  arcs: [
    ...DEEP_SPACE_ARCS,
    { name: 'Left broadside', location: 'LBS' },
    { name: 'Right broadside', location: 'RBS' },
  ],
  candidates: [0, 3, 6, 7],
  left: [1, 6, 3, 4, 7, 0, 2, 5],
  right: [5, 0, 6, 2, 3, 7, 1, 4],
  opposite: [3, 4, 5, 0, 1, 2, 7, 6],
  elsewhere: 7,
};

export function arcPlanOf({ unitType }: LargeCraft): ArcPlan {
  if (unitType === 'Dropship') return DROPSHIP;
  return unitType === 'Warship' ? WARSHIP : JUMPSHIP;
}

/** The arc that a mount fires into; undefined if it is in none. */
export function arcOf({ arcs }: ArcPlan, { location, rear }: Mount): number | undefined {
  for (let arc = 0; arc < arcs.length; arc += 1) {
    const { location: place, rear: pointsBack = rear } = arcs[arc] as Arc;
    if (place === location && pointsBack === rear) return arc;
  }
  return undefined;
}

interface Armed {
  /** Battle Value of the weapons in an arc. */
  readonly total: number;
}

/**
 * Chooses the strongest arc, its stronger neighbor, and third its other neighbor or, for a WarShip, the opposite arc.
 */
export function chooseArcs<Arms extends Armed>(
  plan: ArcPlan,
  armed: readonly Arms[],
): readonly [main: Arms, second: Arms, third: Arms] {
  const at = (arc: number | undefined) => armed[arc as number] as Arms;
  let main = plan.candidates[0] as number;
  for (const arc of plan.candidates) if (isStronger(at(arc), at(main))) main = arc;
  const left = at(plan.left[main]);
  const right = at(plan.right[main]);
  const [second, weaker] = isStronger(left, right) ? [left, right] : [right, left];
  return [at(main), second, plan.opposite === undefined ? weaker : at(plan.opposite[main])];
}

/** Arcs with the same guns are equal, in whichever order they were added up. */
const LEAST_DIFFERENCE = 1e-6;

const isStronger = (one: Armed, other: Armed) => one.total > other.total + LEAST_DIFFERENCE;
