import { POINT_OF } from '../battle/attack/point-of.js';
import type { Battle } from '../battle/battle.js';
import type { Combatant } from '../battle/combatant/combatant.js';
import { IllegalOrderError } from '../battle/illegal-order.js';
import { featuresUnderfoot } from '../battle/movement/ground.js';
import { fireOf } from '../battle/named-orders.js';
import { declareFire, resolveFire } from '../battle/phases/weapons.js';
import type { Line } from '../battle/weapons/line.js';
import { interveningTerrainModifier, targetTerrainModifier, terrainType } from '../rules/terrain/terrain.js';
import type { Fire, TableAction, TableLine } from './action.js';
import { checkGrip, withGrip } from './grips.js';
import { UNSEEN } from './hidden-lines.js';
import { actingUnit } from './turn-of.js';
import { amongStrangers } from './with-strangers.js';

/**
 * Declares a unit's fire. Nothing is rolled before the phase ends.
 * @param turn the earlier actions of this turn
 */
export function fire(battle: Battle, action: Fire, turn: readonly TableAction[]): void {
  const unit = actingUnit(battle, action.unit, 'weapons', 'fire');
  if (battle.acted[unit.index] === 1)
    throw new IllegalOrderError(unit, 'fire', 'it has declared its fire; take that back first');
  checkGrip(unit, action, battle.units.length);
  amongTargets(battle, [...firesOf(turn), action], (everybody) =>
    withGrip(everybody, unit, action, () => declareFire(everybody, unit, fireOf(everybody, action.order))),
  );
  battle.acted[unit.index] = 1;
}

export function resolveDeclaredFire(battle: Battle, turn: readonly TableAction[]): void {
  amongTargets(battle, firesOf(turn), resolveFire);
}

export const firesOf = (turn: readonly TableAction[]): readonly Fire[] =>
  turn.filter((action) => action.do === 'fire');

/** Runs `act` with every target in the battle, and every line of sight as declared. */
export const amongTargets = <Result>(
  battle: Battle,
  fires: readonly Fire[],
  act: (everybody: Battle) => Result,
): Result =>
  amongStrangers(battle, fires, (everybody) => {
    for (const { unit, lines } of fires) for (const line of lines) layLine(everybody, unit, line);
    return act(everybody);
  });

/** Sets the line of sight, of the unit or of its spotter, as the players declared it. */
function layLine(battle: Battle, by: number, line: TableLine): void {
  const { linesOfPhase, units } = battle;
  const target = battle.unit(line.target);
  const unit = battle.unit(line.from ?? by);
  linesOfPhase[unit.index * units.length + target.index] = lineTo(battle, target, line);
  const back = target.index * units.length + unit.index;
  // A line of sight works both ways, unless the other player has declared it differently.
  if (linesOfPhase[back] === undefined || linesOfPhase[back] === UNSEEN)
    linesOfPhase[back] = lineTo(battle, unit, seenFromTarget(line));
}

const seenFromTarget = ({ side = 'front', bearing = 'front', cover: _, ...line }: TableLine): TableLine => ({
  ...line,
  side: bearing,
  bearing: side,
});

function lineTo({ map }: Battle, target: Combatant, line: TableLine): Line {
  const {
    range,
    side = 'front',
    bearing = 'front',
    between = [],
    cover = false,
    blocked = false,
    ecm,
  } = line;
  const features = featuresUnderfoot(map, target.hex, target.elevation);
  const inWater = features.some((feature) => terrainType(feature) === 'water');
  return {
    ...UNSEEN,
    distance: range,
    range,
    blocked,
    interveningModifier: interveningTerrainModifier(between),
    targetModifier: targetTerrainModifier(features),
    behindCover: cover && !target.prone,
    wades: inWater && !target.prone,
    point: POINT_OF[bearing],
    side,
    ...(ecm && { jammed: true }),
  };
}
