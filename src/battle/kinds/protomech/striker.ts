import type { IPhysicalAttacker } from '../../../rules/physical/index.js';
import type { Battle } from '../../battle.js';
import type { Blow } from '../../physical/blow.js';
import { protoMechFigures } from './figures.js';

/** It makes a frenzy attack on a unit in its own hex. */
export function protoMechStriker(_: Battle, { unit }: Blow): IPhysicalAttacker {
  const { design, pilot, movement, hexesMoved, elevation } = unit;
  return {
    piloting: pilot.piloting,
    tonnage: design.tonnage,
    movementType: movement,
    hexesMoved,
    height: 0,
    meleeWeapons: protoMechFigures(design).meleeWeapons,
    limbSubmerged: elevation < 0,
  };
}
