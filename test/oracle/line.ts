import { LINES } from '../../src/battle/hex/line.js';
import { struckSide } from '../../src/battle/sight/hit-side.js';
import { LineOfSight } from '../../src/battle/sight/line-of-sight.js';
import type { SightEnd } from '../../src/battle/sight/sight-end.js';
import { armWeaponLevels } from '../../src/rules/facing/index.js';
import type { BodySide } from '../../src/rules/hit-location/body-sides.js';
import { carrierOf, heightOf, isAfloat } from './condition.js';
import { at, type OracleBattle, type OracleUnit } from './state.js';

/** One unit's view of another. */
export interface Sight {
  readonly range: number;
  readonly blocked: boolean;
  readonly interveningModifier: number;
  readonly targetModifier: number;
  /** Low ground or a wall stands before the target's legs, or water does. */
  readonly behindCover: boolean;
  readonly behindWall: boolean;
  readonly wades: boolean;
  /** The side of the target that is struck. */
  readonly side: BodySide;
  /** Levels by which the attacker's floor of the same building is higher. */
  readonly floorsAbove: number;
}

const endOf = (unit: OracleUnit): SightEnd => ({
  hex: unit.hex,
  elevation: unit.elevation,
  height: heightOf(unit),
  afloat: isAfloat(unit),
});

/** Looked along anew each time. */
export const sightBetween = (battle: OracleBattle, unit: OracleUnit, target: OracleUnit): Sight =>
  look(battle, endOf(unit), target);

/** From arms that are held overhead, where a design can do that and neither water nor a roof is above it. */
export function sightOfMount(battle: OracleBattle, unit: OracleUnit, arm: number, target: OracleUnit): Sight {
  const levels = arm < 0 ? 0 : armWeaponLevels({ ...carrierOf(unit), prone: unit.prone }, battle.option);
  const open = unit.elevation >= 0 && unit.elevation >= at(battle.map.buildingHeight, unit.hex);
  if (levels === 0 || !open) return sightBetween(battle, unit, target);
  return look(battle, { ...endOf(unit), height: heightOf(unit) + levels }, target);
}

function look(battle: OracleBattle, from: SightEnd, target: OracleUnit): Sight {
  const { map } = battle;
  const to = endOf(target);
  const sight = new LineOfSight();
  sight.trace(map, from, to);
  const beforeIt = hexesBetween(battle, from.hex, to.hex).filter((hex) => map.distance(hex, to.hex) === 1);
  const levelOf = (end: SightEnd): number => at(map.level, end.hex) + end.elevation;
  return {
    range: sight.range,
    blocked: sight.blocked,
    interveningModifier: sight.interveningModifier,
    targetModifier: sight.targetModifier,
    behindCover: sight.targetBehindCover,
    behindWall: sight.targetBehindCover && beforeIt.some((hex) => at(map.buildingHeight, hex) > 0),
    wades: sight.targetWades,
    side: struckSide(map, from.hex, { ...to, facing: target.facing, design: target.design }),
    floorsAbove: sight.insideOneBuilding ? levelOf(from) - levelOf(to) : 0,
  };
}

/** Hexes of the map that the line between two others touches. */
export function hexesBetween({ map }: OracleBattle, from: number, to: number): readonly number[] {
  const [column, row] = [map.columnOf(from), map.rowOf(from)];
  const line = LINES.lineTo(column, row, map.columnOf(to), map.rowOf(to));
  return Array.from({ length: LINES.hexes(line) }, (_, index) => {
    const step = LINES.firstStep(line) + 2 * index;
    return map.indexOf(column + at(LINES.steps, step), row + at(LINES.steps, step + 1));
  }).filter((hex) => hex >= 0);
}

/** To spot or to lend eyes: some rules let these see through the surface of water. */
export function canSee(battle: OracleBattle, unit: OracleUnit, target: OracleUnit): boolean {
  if (!sightBetween(battle, unit, target).blocked) return true;
  if (battle.rules.terrain.surfaceBlocksSight) return false;
  const line = new LineOfSight({ throughSurface: true });
  line.trace(battle.map, endOf(unit), endOf(target));
  return !line.blocked;
}

/** Points of smoke on the way, as far as so many hexes; none where the line is blocked. */
export function smokeBetween(
  battle: OracleBattle,
  unit: OracleUnit,
  target: OracleUnit,
  reach: number,
): number {
  const line = new LineOfSight({ withNotes: true });
  line.trace(battle.map, endOf(unit), endOf(target));
  if (line.blocked) return 0;
  return line.notesOnTheWay
    .filter(({ hex, what }) => what === 'smoke' && battle.map.distance(unit.hex, hex) <= reach)
    .reduce((sum, { points }) => sum + points, 0);
}
