import type { IPhysicalAttacker } from '../../../rules/physical/index.js';
import type { Battle } from '../../battle.js';
import { troopersLeft } from '../../combatant/troopers.js';
import type { Blow } from '../../physical/blow.js';
import { squadFigures } from './figures.js';

/** It attacks with vibro-claws, if it has any. */
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
    gunnery: pilot.gunnery,
    troopers: troopersLeft(unit),
    vibroClaws: squadFigures(design).vibroClaws,
  };
}
