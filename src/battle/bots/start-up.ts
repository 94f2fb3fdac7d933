import type { Combatant } from '../combatant/combatant.js';
import { type MoveOrder, STAY } from '../orders.js';

const START: MoveOrder = { steps: [], reactor: 'on' };

/** The move of a unit that is shut down. Only a reactor needs an order. */
export const startUp = ({ design }: Combatant): MoveOrder => (design.tracksHeat ? START : STAY);
