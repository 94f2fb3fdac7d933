import type { BodySide } from '../../../rules/hit-location/body-sides.js';
import type { Combatant } from '../../combatant/combatant.js';

/** For hulls with six sides, by the hexsides that the fall turns them. */
const SIX: readonly BodySide[] = ['front', 'front_right', 'rear_right', 'rear', 'rear_left', 'front_left'];

/** The side on which a vehicle falls; some vehicles have two sides each on the left and the right. */
export const sideFallenOn = ({ design }: Combatant, turn: number, side: BodySide): BodySide =>
  design.vehicle?.sixSided ? (SIX[turn % SIX.length] ?? side) : side;
