import type { InfantryMotion } from '../../../rules/infantry/motion.js';
import type { IToHitModifierDetail } from '../../../rules/to-hit/index.js';
import type { Design } from '../../combatant/design.js';

/** What only conventional infantry has. */
export interface InfantryFigures {
  readonly motion: InfantryMotion;
  readonly walk: number;
  readonly jump: number;
  readonly umu: number;
  readonly troopers: number;
  /** Levels that a step may take. */
  readonly climbs: number;
  /** Trained for mountains: slopes cost it half, and it climbs 'Mechs well. */
  readonly mountaineers: boolean;
  /** Guns that its troopers serve, in the order in which they are manned. */
  readonly fieldGuns: readonly { readonly fixture: number; readonly crew: number }[];
  /** Artillery pieces are slow to turn about. */
  readonly towsArtillery: boolean;
  /** Its armor hinders it. */
  readonly encumbered: boolean;
  readonly trainedAgainstMechs: boolean;
  /** Modifier to shots at it, by what it is. */
  readonly target: readonly IToHitModifierDetail[];
  readonly suit: SuitFigures | undefined;
}

/** Suits that hide who wears them. */
export interface SuitFigures {
  /** From sensors: infantry does not look through any. */
  readonly infrared: boolean;
  /** From every eye, the less the more they move. */
  readonly camouflage: boolean;
  /** It hides those best who do not move at all. */
  readonly dest: boolean;
}

/** @throws {TypeError} for a unit of another kind, which no function of this kind is asked about */
export function infantryFigures({ infantry, name }: Design): InfantryFigures {
  if (infantry === undefined) throw new TypeError(`${name} is not infantry`);
  return infantry;
}
