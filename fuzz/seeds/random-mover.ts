import { FACINGS } from '../../src/battle/hex/hex.js';
import {
  footworkOf,
  groundElevation,
  type Mover,
  NO_SIDE_STEP,
  topElevation,
} from '../../src/edge/battle.js';
import { type HexMap, SPA_CATALOG } from '../../src/index.js';
import { MECH_CHASSIS } from '../../src/rules/body/chassis.js';
import type { Chance } from '../chance.js';

const ABILITIES = Object.keys(SPA_CATALOG);

/** A mover anywhere on a map, on the ground or on top of something. */
export function randomMover(map: HexMap, chance: Chance): Mover {
  const hex = chance.below(map.size);
  const walk = chance.below(9);
  const body = {
    chassis: chance.pick(MECH_CHASSIS),
    animalistic: chance.percent(20),
    superheavy: chance.percent(10),
  };
  return {
    hex,
    elevation: chance.percent(70) ? groundElevation(map, hex) : topElevation(map, hex),
    facing: chance.pick(FACINGS),
    prone: chance.percent(20),
    walk,
    run: chance.percent(80) ? Math.ceil(walk * 1.5) : walk,
    jump: chance.percent(50) ? chance.below(9) : 0,
    jumpDetour: chance.percent(20) ? 1 : 0,
    sideStep: chance.pick([NO_SIDE_STEP, NO_SIDE_STEP, 0, 1]),
    climbs: chance.pick([1, 2]),
    climbsBackward: chance.below(2),
    canStand: chance.percent(80),
    stuck: chance.percent(10),
    footwork: footworkOf(chance.some(ABILITIES, 3), body, { ruleset: chance.ruleset() }),
  };
}
