import type { IPhysicalAttacker } from '../../../rules/physical/index.js';
import type { Battle } from '../../battle.js';
import type { Blow } from '../../physical/blow.js';
import { vehicleFigures } from './figures.js';

/** A vehicle can only attack with its hull. */
export function vehicleStriker(_: Battle, { unit, kind }: Blow): IPhysicalAttacker {
  const { design, pilot } = unit;
  return {
    piloting: pilot.piloting,
    tonnage: design.tonnage,
    unitQuirks: design.quirks,
    abilities: pilot.abilities,
    movementType: unit.movement,
    drives: design.drives,
    // The step into the target's hex counts, although the move does not include it.
    hexesMoved: kind === 'charge' ? unit.hexesMoved + 1 : unit.hexesMoved,
    height: unit.height,
    spotting: unit.spotting >= 0,
    modularArmor: unit.hasWorking('modular-armor'),
    ramPlate: design.fixtures.some(
      ({ item, index }) =>
        item?.kind === 'physical-weapon' && item.physicalWeapon === 'ram-plate' && unit.isWorking(index),
    ),
    bulldozer: vehicleFigures(design).bulldozers.some((fixture) => unit.isWorking(fixture)),
  };
}
