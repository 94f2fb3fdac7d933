import type { BodySide } from '../../rules/hit-location/body-sides.js';
import type { FloorTable } from '../../rules/hit-location/hit-tables.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import type { WeaponMount } from '../combatant/weapon-mount.js';
import { bearingPoint } from '../hex/bearing.js';
import { struckSide } from '../sight/hit-side.js';
import type { SightEnd } from '../sight/sight-end.js';
import { floorsBetween, wallsAround } from './same-building.js';

/** The line from one unit to another: a copy, which stays when the next line is traced. */
export interface Line {
  readonly distance: number;
  readonly range: number;
  readonly blocked: boolean;
  readonly interveningModifier: number;
  readonly targetModifier: number;
  /** Low ground or a wall in front of the target's legs. */
  readonly behindCover: boolean;
  /** It is a wall, which stops indirect fire as well. */
  readonly behindWall?: boolean;
  /** It stands in depth 1. */
  readonly wades: boolean;
  readonly attackerBehindCover: boolean;
  /** The least depth of water on the line. */
  readonly shallowest: number;
  /** The bearing of the target, in points. */
  readonly point: number;
  /** The side of the target that shots along the line strike. */
  readonly side: BodySide;
  /** The table for their hits, if the attacker is on another floor of the same building. */
  readonly table?: FloorTable;
  /**
   * The construction of the building around infantry that is seen from outside of it: the building is what shots along
   * the line strike (docs/rules/other-units.md).
   */
  readonly walls?: number;
  /** The construction of the floors between infantry and an attacker on another floor of the same building. */
  readonly floors?: number;
  /** Players at a table have stated it, and there is no map to say more. */
  readonly said?: true;
  /** They have stated that hostile ECM covers it. */
  readonly jammed?: boolean;
}

/** No unit moves while weapons are declared and fired, so each line is traced once. */
export function lookAt(battle: Battle, unit: Combatant, target: Combatant): Line {
  if (battle.phase !== 'weapons') return trace(battle, unit, target);
  const pair = unit.index * battle.units.length + target.index;
  let line = battle.linesOfPhase[pair];
  if (line === undefined) {
    line = trace(battle, unit, target);
    battle.linesOfPhase[pair] = line;
  }
  return line;
}

/** The bearing of another unit, in points: from the traced line, or from the map. */
export function pointTo(battle: Battle, unit: Combatant, other: Combatant): number {
  const { map, units, linesOfPhase } = battle;
  const known = linesOfPhase[unit.index * units.length + other.index];
  if (known !== undefined) return known.point;
  return bearingPoint(
    map.columnOf(unit.hex),
    map.rowOf(unit.hex),
    map.columnOf(other.hex),
    map.rowOf(other.hex),
  );
}

/** The distance to another unit, from the same source. */
export const distanceTo = ({ map, units, linesOfPhase }: Battle, unit: Combatant, other: Combatant): number =>
  linesOfPhase[unit.index * units.length + other.index]?.distance ?? map.distance(unit.hex, other.hex);

/** The line of a weapon, which differs for overhead arms. */
export const lineOfMount = (battle: Battle, unit: Combatant, { arm }: WeaponMount, target: Combatant): Line =>
  (arm < 0 ? undefined : overheadLine(battle, unit, target)) ?? lookAt(battle, unit, target);

/** The view of overhead arms in the open; undefined for a unit without them, or with water or a roof above. */
export function overheadLine(battle: Battle, unit: Combatant, target: Combatant): Line | undefined {
  const { hex, elevation, height, prone, aptitudes } = unit;
  if (aptitudes.armsAbove === 0 || prone || elevation < 0) return undefined;
  if (battle.linesOfPhase[unit.index * battle.units.length + target.index]?.said) return undefined;
  if (elevation < (battle.map.buildingHeight[hex] as number)) return undefined;
  return trace(battle, { hex, elevation, height: height + aptitudes.armsAbove }, target);
}

function trace(battle: Battle, unit: SightEnd, target: Combatant): Line {
  const { map, sight } = battle;
  sight.trace(map, unit, target);
  const walls = wallsAround(map, unit, target);
  const floors = sight.floorsAbove === 0 ? undefined : floorsBetween(map, unit, target);
  return {
    distance: sight.distance,
    range: sight.range,
    blocked: sight.blocked,
    interveningModifier: sight.interveningModifier,
    targetModifier: sight.targetModifier,
    behindCover: sight.targetBehindCover,
    behindWall: sight.targetBehindCover && isWallBefore(battle, unit, target),
    wades: sight.targetWades,
    attackerBehindCover: sight.attackerBehindCover,
    shallowest: sight.shallowest,
    point: sight.bearing,
    side: struckSide(map, unit.hex, target),
    ...(walls !== undefined && { walls }),
    ...(floors !== undefined && { floors }),
    ...(sight.floorsAbove !== 0 && { table: sight.floorsAbove > 0 ? 'above' : 'below' }),
  };
}

const isWallBefore = (battle: Battle, unit: SightEnd, target: Combatant): boolean =>
  battle
    .hexesBetween(unit.hex, target.hex)
    .some(
      (hex) => battle.map.distance(hex, target.hex) === 1 && (battle.map.buildingHeight[hex] as number) > 0,
    );
