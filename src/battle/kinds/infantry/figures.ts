import type { InfantryMotion } from '../../../rules/infantry/motion.js';
import type { IToHitModifierDetail } from '../../../rules/to-hit/index.js';
import type { Design } from '../../combatant/design.js';

/** Figures that only conventional infantry has. */
export interface InfantryFigures {
  readonly motion: InfantryMotion;
  readonly walk: number;
  readonly jump: number;
  readonly umu: number;
  readonly troopers: number;
  /** The highest step that it can climb. */
  readonly climbs: number;
  /** Mountain troops: slopes cost them half, and they climb 'Mechs more easily. */
  readonly mountaineers: boolean;
  /** Field guns, in the order in which they are manned. */
  readonly fieldGuns: readonly { readonly fixture: number; readonly crew: number }[];
  /** It has artillery pieces, which turn slowly. */
  readonly towsArtillery: boolean;
  /** Its armor slows it down. */
  readonly encumbered: boolean;
  readonly trainedAgainstMechs: boolean;
  /** Modifier to shots at it, by what it is. */
  readonly target: readonly IToHitModifierDetail[];
  readonly suit: SuitFigures | undefined;
}

/** Suits that hide their wearers. */
export interface SuitFigures {
  /** From sensors; infantry uses none. */
  readonly infrared: boolean;
  /** From everyone, less so the more it moves. */
  readonly camouflage: boolean;
  /** From everyone, but only while it does not move. */
  readonly dest: boolean;
}

/** @throws {TypeError} for a unit of another kind, because functions of this kind are never called for one */
export function infantryFigures({ infantry, name }: Design): InfantryFigures {
  if (infantry === undefined) throw new TypeError(`${name} is not infantry`);
  return infantry;
}
