import {
  ENGINE_HIT,
  GRADE_BITS,
  IMMOBILIZED,
  JUST_NOW,
  MOTIVE_GRADES,
  MP_LOST,
} from '../../src/battle/kinds/vehicle/counters.js';
import type { VehicleFigures } from '../../src/battle/kinds/vehicle/figures.js';
import { featuresAt } from '../../src/battle/map/features.js';
import { roll2d6 } from '../../src/dice/index.js';
import { terrainType } from '../../src/rules/terrain/terrain.js';
import { type MotiveEffect, motiveEffect, motiveModifier } from '../../src/rules/vehicle/motive.js';
import { isOut, works } from './condition.js';
import { spendsEdge } from './edge.js';
import { crash, forceDown, isInTheAir } from './flight.js';
import { markLost } from './pilot.js';
import type { Source } from './source.js';
import { at, type OracleBattle, type OracleUnit } from './state.js';

/** @throws {TypeError} for a unit that is no vehicle */
export function vehicleOf({ design }: OracleUnit): VehicleFigures {
  if (design.vehicle === undefined) throw new TypeError(`${design.name} is no vehicle`);
  return design.vehicle;
}

/** A roll for what it moves on; what flies on a rotor is slowed down without one. */
export function hitMotiveSystem(battle: OracleBattle, unit: OracleUnit, added: number, source: Source): void {
  const { motion, armoredMotive } = vehicleOf(unit);
  if (motion === 'vtol') {
    const mast = unit.design.fixtures.filter(({ location }) => location === unit.design.rotor);
    for (const { index } of mast.filter(({ index }) => works(unit, index))) {
      battle.kindOf(unit).breakFixture(unit, index);
      battle.tell({ type: 'broken', unit: unit.index, fixture: index });
    }
    slowRotor(battle, unit, source);
    return;
  }
  if (isOut(unit)) return;
  const modifier = added + motiveModifier(motion, armoredMotive);
  let roll = roll2d6(battle.roller);
  const stops = motiveEffect(roll.total + modifier) === 'immobilized';
  if (stops && spendsEdge(battle, unit, 'reroll_critical_hit')) roll = roll2d6(battle.roller);
  const total = roll.total + modifier;
  const effect = motiveEffect(total);
  battle.tell({ type: 'motive', unit: unit.index, dice: roll.dice, total, effect });
  const { counters } = unit;
  counters[MOTIVE_GRADES] = at(counters, MOTIVE_GRADES) | (GRADE_BITS[effect] ?? 0);
  counters[MP_LOST] = vehicleOf(unit).cruise - cruiseAfter(unit, effect);
  if (effect === 'immobilized') immobilize(battle, unit, source);
}

/**
 * Cruising points that are left: moderate damage costs one, heavy damage half of what it would have without foils and
 * burdens, and one at least.
 */
function cruiseAfter(unit: OracleUnit, effect: MotiveEffect): number {
  const { cruise, rating } = vehicleOf(unit);
  const lost = at(unit.counters, MP_LOST);
  const left = Math.max(0, cruise - lost);
  const plain = Math.max(0, rating - lost);
  if (effect === 'moderate') return Math.max(0, left - 1);
  if (effect === 'heavy') return Math.max(0, left - (plain === 1 ? 1 : plain - Math.ceil(plain / 2)));
  return effect === 'immobilized' ? 0 : left;
}

/** Every hit on a rotor costs a cruising point; with none left it carries nobody. */
export function slowRotor(battle: OracleBattle, unit: OracleUnit, source: Source): void {
  const { cruise } = vehicleOf(unit);
  const left = cruise - at(unit.counters, MP_LOST) - 1;
  if (isOut(unit) || left < 0) return;
  unit.counters[MP_LOST] = cruise - left;
  battle.tell({ type: 'rotor-hit', unit: unit.index, cruise: left });
  if (left === 0) immobilize(battle, unit, source);
}

/** Nothing lets it down gently. */
export function loseRotors(battle: OracleBattle, unit: OracleUnit, source: Source): void {
  stop(unit);
  if (!isOut(unit) && isInTheAir(battle, unit)) crash(battle, unit, source);
}

function stop({ counters }: OracleUnit): void {
  counters[IMMOBILIZED] = Math.max(JUST_NOW, at(counters, IMMOBILIZED));
}

/** What floats on air sinks over water, and what flies comes down: a WiGE without anything to carry it, out of control. */
export function immobilize(battle: OracleBattle, unit: OracleUnit, source: Source): void {
  stop(unit);
  const { motion } = vehicleOf(unit);
  if ((motion === 'hover' || motion === 'wige') && isOnWater(battle, unit))
    markLost(battle, unit, 'sunk', source.attacker);
  const uncontrolled = motion === 'wige' && unit.counters[ENGINE_HIT] === 0;
  if (isOut(unit) || !isInTheAir(battle, unit)) return;
  if (uncontrolled) crash(battle, unit, source);
  else forceDown(battle, unit, source);
}

const isOnWater = ({ map }: OracleBattle, { hex, elevation }: OracleUnit): boolean =>
  elevation === 0 &&
  at(map.waterDepth, hex) > 0 &&
  at(map.bridgeConstruction, hex) === 0 &&
  !featuresAt(map, hex).some((feature) => terrainType(feature) === 'ice');
