import type { BodySide } from '../../../rules/hit-location/body-sides.js';
import type { Combatant } from '../../combatant/combatant.js';

/** Of a hull with six, by the hexsides that the fall turns it. */
const SIX: readonly BodySide[] = ['front', 'front_right', 'rear_right', 'rear', 'rear_left', 'front_left'];

/** The side of a vehicle that a fall strikes: one of its own, where left and right are two each. */
export const sideFallenOn = ({ design }: Combatant, turn: number, side: BodySide): BodySide =>
  design.vehicle?.sixSided ? (SIX[turn % SIX.length] ?? side) : side;
