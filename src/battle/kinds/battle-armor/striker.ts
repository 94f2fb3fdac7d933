import type { IPhysicalAttacker } from '../../../rules/physical/index.js';
import type { Battle } from '../../battle.js';
import type { Blow } from '../../physical/blow.js';

/** As far as physical attacks need to know. */
export function squadStriker(_: Battle, { unit }: Blow): IPhysicalAttacker {
  const { design, pilot } = unit;
  return {
    piloting: pilot.piloting,
    tonnage: design.tonnage,
    unitQuirks: design.quirks,
    abilities: pilot.abilities,
    movementType: unit.movement,
    hexesMoved: unit.hexesMoved,
    height: unit.height,
    spotting: unit.spotting >= 0,
  };
}
