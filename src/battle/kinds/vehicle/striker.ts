import {
  type IPhysicalAttacker,
  PHYSICAL_ATTACKS,
  type PhysicalAttack,
  physicalAttackWith,
} from '../../../rules/physical/index.js';
import type { Battle } from '../../battle.js';
import type { Combatant } from '../../combatant/combatant.js';
import type { Blow } from '../../physical/blow.js';
import { vehicleFigures } from './figures.js';

/** A vehicle can only attack with its hull. */
export function vehicleStriker({ rules }: Battle, { unit, target, kind }: Blow): IPhysicalAttacker {
  const { design, pilot } = unit;
  const hull: IPhysicalAttacker = {
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
  const saw = target.design.soldiers === undefined ? undefined : frontSawOf(unit);
  if (saw === undefined) return hull;
  // Conventional infantry loses a die of troopers to any saw.
  const points = target.design.people === undefined ? saw.damage?.(hull, rules.physical) : AVERAGE_OF_A_DIE;
  return { ...hull, frontSaw: points };
}

const AVERAGE_OF_A_DIE = 3.5;

function frontSawOf({ design, plan, working }: Combatant): PhysicalAttack | undefined {
  const front = plan.locations.indexOf('front');
  for (const { item, index, location } of design.fixtures) {
    if (location !== front || working[index] !== 1 || item?.kind !== 'physical-weapon') continue;
    const kind = physicalAttackWith(item);
    if (kind !== undefined && PHYSICAL_ATTACKS[kind].inCharges) return PHYSICAL_ATTACKS[kind];
  }
  return undefined;
}
