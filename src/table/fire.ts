import type { Battle } from '../battle/battle.js';
import type { Combatant } from '../battle/combatant/combatant.js';
import { IllegalOrderError } from '../battle/illegal-order.js';
import { featuresUnderfoot } from '../battle/movement/ground.js';
import { fireOf } from '../battle/named-orders.js';
import { declareFire } from '../battle/phases/weapons.js';
import type { Line } from '../battle/weapons/line.js';
import { interveningTerrainModifier, targetTerrainModifier, terrainType } from '../rules/terrain/terrain.js';
import type { FiringArc } from '../rules/to-hit/index.js';
import type { Fire, TableLine } from './action.js';
import { actingUnit } from './turn-of.js';

/** A unit declares what it fires. Nothing is rolled before the phase ends. */
export function fire(battle: Battle, { unit: index, order, lines }: Fire): void {
  const unit = actingUnit(battle, index, 'weapons', 'fire');
  if (battle.acted[unit.index] === 1)
    throw new IllegalOrderError(unit, 'fire', 'it has declared its fire; take that back first');
  for (const line of lines) layLine(battle, unit, line);
  declareFire(battle, unit, fireOf(battle, order));
  battle.acted[unit.index] = 1;
}

/** Points of the compass around the unit, in twelfths of a half turn. */
const POINT_OF: Readonly<Record<FiringArc, number>> = { front: 0, right: 6, rear: 12, left: 18 };

/** What the players say is what the unit sees. */
export function layLine(battle: Battle, unit: Combatant, line: TableLine): void {
  const target = battle.unit(line.target);
  battle.linesOfPhase[unit.index * battle.units.length + target.index] = lineTo(battle, target, line);
}

function lineTo({ map }: Battle, target: Combatant, line: TableLine): Line {
  const { range, side = 'front', bearing = 'front', between = [], cover = false, blocked = false } = line;
  const features = featuresUnderfoot(map, target.hex, target.elevation);
  const inWater = features.some((feature) => terrainType(feature) === 'water');
  return {
    distance: range,
    range,
    blocked,
    interveningModifier: interveningTerrainModifier(between),
    targetModifier: targetTerrainModifier(features),
    behindCover: cover && !target.prone,
    wades: inWater && !target.prone,
    attackerBehindCover: false,
    shallowest: 0,
    point: POINT_OF[bearing],
    side,
  };
}

const UNSEEN: Line = {
  distance: 1,
  range: 1,
  blocked: true,
  interveningModifier: 0,
  targetModifier: 0,
  behindCover: false,
  wades: false,
  attackerBehindCover: false,
  shallowest: 0,
  point: 0,
  side: 'front',
};

/** Nobody sees anybody before a player says so. */
export function hideEverybody(battle: Battle): void {
  battle.linesOfPhase = new Array<Line>(battle.units.length ** 2).fill(UNSEEN);
}
