import type { IPhysicalAttacker } from '../../../rules/physical/index.js';
import type { Battle } from '../../battle.js';
import type { Blow } from '../../physical/blow.js';

/** Infantry makes no physical attacks. */
export const infantryStriker = (
  _: Battle,
  { unit: { pilot, design, movement, hexesMoved } }: Blow,
): IPhysicalAttacker => ({
  piloting: pilot.piloting,
  tonnage: design.tonnage,
  abilities: pilot.abilities,
  movementType: movement,
  hexesMoved,
});
