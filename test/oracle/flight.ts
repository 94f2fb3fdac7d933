import { type Facing, turned } from '../../src/battle/hex/hex.js';
import { ENGINE_HIT, IMMOBILIZED, TURRET_STATE } from '../../src/battle/kinds/vehicle/counters.js';
import { featuresAt } from '../../src/battle/map/features.js';
import { TERRAIN_BIT } from '../../src/battle/map/hex-map.js';
import { surfaceOf } from '../../src/battle/movement/flight.js';
import { isAloft } from '../../src/battle/movement/ground.js';
import { roll1d6 } from '../../src/dice/index.js';
import type { BodySide } from '../../src/rules/hit-location/body-sides.js';
import { splitDamage } from '../../src/rules/hit-location/index.js';
import type { Struck } from '../../src/rules/hit-location/struck.js';
import { type TerrainType, terrainType } from '../../src/rules/terrain/terrain.js';
import { crashDamage } from '../../src/rules/vehicle/crash.js';
import { isOut } from './condition.js';
import { applyHit } from './damage.js';
import { rollLocation } from './location.js';
import { credit, markLost } from './pilot.js';
import { passesPilotingRoll } from './piloting.js';
import { NOBODY, type Source } from './source.js';
import { at, type OracleBattle, type OracleUnit } from './state.js';

export const isInTheAir = ({ map }: OracleBattle, unit: OracleUnit): boolean =>
  unit.design.flight !== undefined && isAloft(map, unit);

const typesIn = ({ map }: OracleBattle, hex: number): readonly TerrainType[] =>
  featuresAt(map, hex).map(terrainType);

/** Water that no ice covers. */
const isOpenWater = (battle: OracleBattle, hex: number): boolean =>
  at(battle.map.waterDepth, hex) > 0 && !typesIn(battle, hex).includes('ice');

const CLOSED: readonly RegExp[] = [/woods$/, /jungle$/, /rubble$/, /^mud$/, /^magma/];

/** Roofs and bridges bear what comes down; growth, water, rubble, mud and magma do not. */
function mayLandIn(battle: OracleBattle, hex: number): boolean {
  if (surfaceOf(battle.map, hex) > 0) return true;
  const closed = typesIn(battle, hex).some((type) => CLOSED.some((words) => words.test(type)));
  return !closed && !isOpenWater(battle, hex);
}

/** Its pilot sets it down where that can be done, or it crashes. */
export function forceDown(battle: OracleBattle, unit: OracleUnit, source: Source): void {
  if (isOut(unit) || !isInTheAir(battle, unit)) return;
  if (!mayLandIn(battle, unit.hex) || !passesPilotingRoll(battle, unit, { kind: 'forced-landing' })) {
    crash(battle, unit, source);
    return;
  }
  unit.elevation = surfaceOf(battle.map, unit.hex);
  battle.tell({ type: 'landing', unit: unit.index, hex: unit.hex, forced: true });
}

/** A level down, unless ground or growth is there. */
export function loseHeight(battle: OracleBattle, unit: OracleUnit, source: Source): void {
  const { map, tell } = battle;
  const below = Math.max(surfaceOf(map, unit.hex), at(map.foliageHeight, unit.hex));
  if (unit.elevation - 1 <= below) {
    crash(battle, unit, source);
    return;
  }
  unit.elevation -= 1;
  tell({ type: 'loses-height', unit: unit.index, elevation: unit.elevation });
}

const GROUP = 5;
const SIX_SIDES = ['front', 'front_right', 'rear_right', 'rear', 'rear_left', 'front_left'] as const;

/** Out of the sky, turned by a die; what it loses by that, whoever brought it down has taken. */
export function crash(battle: OracleBattle, unit: OracleUnit, source: Source): void {
  const { map, rules, roller, tell } = battle;
  const { design, hex } = unit;
  const levels = unit.elevation - surfaceOf(map, hex);
  const { turn, side: quarter } = at(rules.falling.facing, roll1d6(roller).total - 1);
  turnHull(unit, turn);
  const side: BodySide = design.vehicle?.sixSided ? at(SIX_SIDES, turn % SIX_SIDES.length) : quarter;
  const damage = crashDamage(design.tonnage, levels);
  unit.elevation = surfaceOf(map, hex);
  tell({ type: 'crash', unit: unit.index, hex, levels, damage, side });
  breakIce(battle, unit);
  if (isOpenWater(battle, hex) && unit.elevation === 0) {
    markLost(battle, unit, 'sunk', source.attacker);
    return;
  }
  const wasOut = isOut(unit);
  const hull = hullOf(unit);
  for (const points of splitDamage(damage, GROUP)) {
    if (isOut(unit)) break;
    applyHit(battle, unit, placeStruck(battle, unit, side), points, side === 'rear', NOBODY);
  }
  if (isOut(unit)) {
    // The unit that brought it down gets the kill.
    if (!wasOut) credit(unit, source.attacker);
    return;
  }
  // Fuel burns.
  if (hullOf(unit) < hull && design.vehicle?.burnsFuel) markLost(battle, unit, 'crashed', source.attacker);
}

/** Ice over water breaks on a 4 under what falls on it. */
function breakIce(battle: OracleBattle, { index, hex, elevation }: OracleUnit): void {
  const { map, roller, tell } = battle;
  if (elevation > 0 || at(map.waterDepth, hex) === 0 || isOpenWater(battle, hex)) return;
  const die = roll1d6(roller).total;
  tell({ type: 'ice', unit: index, hex, die, breaks: die >= 4 });
  if (die < 4) return;
  battle.map = map.copy();
  battle.map.terrain[hex] = at(map.terrain, hex) & ~TERRAIN_BIT.ice;
  battle.map.refresh(hex);
}

/** Turrets that are held turn with the hull; all others look ahead of it. */
function turnHull(unit: OracleUnit, hexsides: number): void {
  const { counters, design } = unit;
  const isHeld = (turret: number): boolean =>
    at(counters, ENGINE_HIT) > 0 || at(counters, TURRET_STATE + turret) > 0;
  const facing = turned(unit.facing, hexsides);
  const turretAt = (turret: number, now: Facing): Facing => (isHeld(turret) ? turned(now, hexsides) : facing);
  unit.torsoFacing = turretAt(0, unit.torsoFacing);
  if (design.turrets > 1) unit.secondFacing = turretAt(1, unit.secondFacing);
  unit.facing = facing;
}

/** What a crash strikes slows nothing down; a rotor that has failed is not struck again. */
function placeStruck(battle: OracleBattle, unit: OracleUnit, side: BodySide): Struck {
  const { counters, design } = unit;
  const rotorFailed = at(counters, IMMOBILIZED) > 0 && at(counters, ENGINE_HIT) === 0;
  let place = rollLocation(battle, unit, side);
  while (rotorFailed && place.location === design.rotor) place = rollLocation(battle, unit, side);
  return { ...place, motive: undefined };
}

/** Structure of front, sides and rear. */
const hullOf = ({ structure, design }: OracleUnit): number =>
  structure
    .filter(
      (_, location) => location !== design.rotor && !design.plan.locations[location]?.endsWith('turret'),
    )
    .reduce((sum, points) => sum + points, 0);
