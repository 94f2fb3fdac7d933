import { resolveFall } from '../../../rules/falling/index.js';
import type { BodySide } from '../../../rules/hit-location/body-sides.js';
import { splitDamage } from '../../../rules/hit-location/index.js';
import { crashDamage } from '../../../rules/vehicle/crash.js';
import type { Battle } from '../../battle.js';
import type { Combatant } from '../../combatant/combatant.js';
import { applyHit } from '../../damage/apply-hit.js';
import { bogDown, mireFor } from '../../damage/bog-down.js';
import { markLost } from '../../damage/loss.js';
import { rollLocation } from '../../damage/roll-location.js';
import { slideToItsEnd } from '../../damage/slide.js';
import { NOBODY, type Source } from '../../damage/source.js';
import type { Facing } from '../../hex/hex.js';
import { OFF_MAP } from '../../map/hex-map.js';
import { flownElevation } from '../../movement/flight.js';
import { isInWater, NO_WAY, restElevation } from '../../movement/ground.js';
import type { PathPosition } from '../../movement/position.js';
import { type Slide, type SlideStep, startOfSlide } from '../../movement/skid.js';
import { roomAtHeight } from '../../movement/stacking.js';
import { isTaken } from '../../movement/take-step.js';
import { pilotStateOf } from '../../piloting/pilot-state.js';
import { struckSide } from '../../sight/hit-side.js';
import type { Kind } from '../kind.js';
import { isInTheAir, isLandable, strikeGround } from './flight.js';
import { immobilize } from './motive.js';
import { sideFallenOn } from './side-fallen-on.js';

const GROUP = 5;
const SIDES = 6;

/** Terrain that it cannot enter has stopped it. */
type Strand = (battle: Battle, unit: Combatant, source: Source) => void;

/** Applies a failed driving roll. `margin` is what it failed by. Returns whether the move may go on. */
export const mishapOnWheels =
  (strand: Strand): Kind['mishap'] =>
  (battle, unit, { failure, sidestep }, margin, before, way) => {
    switch (failure) {
      case 'skid':
        unit.design.kind.hitMotiveSystem(battle, unit, 0, NOBODY);
        unit.skidded = true;
        slideAlong(battle, unit, startOfSlide(before), strand);
        return false;
      case 'sideslip': {
        const slip = slipOf(unit, margin, before, sidestep);
        if (isInTheAir(battle, unit)) return slipThroughTheAir(battle, unit, slip);
        slideAlong(battle, unit, slip, strand);
        return true;
      }
      case 'cliff':
        unit.design.kind.hitMotiveSystem(battle, unit, 0, NOBODY);
        return false;
      case 'wall':
        crashIntoWall(battle, unit, way);
        return true;
      default:
        return false;
    }
  };

export const mishap = mishapOnWheels(immobilize);

/** Half of its hexes at most in the old direction, or one hex more than it wanted to shift. */
const slipOf = (
  { hex, elevation }: Combatant,
  margin: number,
  before: PathPosition,
  sidestep: Facing | undefined,
): Slide =>
  sidestep === undefined
    ? { ...startOfSlide(before), left: Math.min(margin, Math.floor(before.hexesMoved / 2)) }
    : { hex, elevation, direction: sidestep, left: 1, slid: 0 };

/**
 * Slips at the same height, as far as the way is free; a collision brings it down. Returns whether
 * its move may go on.
 */
function slipThroughTheAir(battle: Battle, unit: Combatant, { direction, left: hexes }: Slide): boolean {
  const { map } = battle;
  const { footwork } = unit.aptitudes;
  const from = unit.hex;
  for (let left = hexes; left > 0; left -= 1) {
    const to = map.neighbors[unit.hex * 6 + direction] as number;
    if (to === OFF_MAP) break;
    const elevation = flownElevation(map, footwork, unit.hex, unit.elevation, to);
    if (elevation === NO_WAY) {
      tellSlip(battle, unit, from);
      flyInto(battle, unit, direction, left);
      return false;
    }
    if (isTaken(roomAtHeight(battle.units, unit, to, elevation))) break;
    unit.elevation = elevation;
    battle.place(unit, to);
  }
  tellSlip(battle, unit, from);
  return true;
}

function tellSlip(battle: Battle, unit: Combatant, from: number): void {
  if (battle.listening) battle.tell({ type: 'skid', unit: unit.index, from, to: unit.hex, damage: 0 });
}

/** The remaining distance decides how hard the crash is. On ground where it cannot land, the vehicle is destroyed. */
function flyInto(battle: Battle, unit: Combatant, direction: Facing, left: number): void {
  const { map } = battle;
  const landable = isLandable(map, unit.hex) && (map.buildingConstruction[unit.hex] as number) === 0;
  const ahead = map.neighbors[unit.hex * 6 + direction] as number;
  strikeGround(battle, unit, 0, crashDamage(unit.design.tonnage, left), struckSide(map, ahead, unit), NOBODY);
  if (!landable) markLost(battle, unit, 'crashed', undefined);
}

/** A wall damages the front of a unit that runs into it, or the rear of one that backs into it. */
function crashIntoWall(battle: Battle, unit: Combatant, way: PathPosition['lastWay']): void {
  const strength = battle.map.buildingStrength[unit.hex] as number;
  const side = way === 'back' ? 'rear' : 'front';
  strikeInGroups(battle, unit, side, Math.ceil(strength / 10), Number.POSITIVE_INFINITY);
}

function strikeInGroups(
  battle: Battle,
  unit: Combatant,
  side: BodySide,
  damage: number,
  group = GROUP,
): void {
  const groups = Number.isFinite(group) ? splitDamage(damage, group) : [damage];
  for (const points of groups) {
    if (points > 0) applyHit(battle, unit, rollLocation(battle, unit, side), points, side === 'rear', NOBODY);
  }
}

function slideAlong(battle: Battle, unit: Combatant, start: Slide, strand: Strand): void {
  const from = unit.hex;
  const mire = mireFor(pilotStateOf(unit));
  const { at, step } = slideToItsEnd(battle, unit, start, unit.aptitudes.footwork, mire);
  const damage = damageAtEnd(unit, step);
  if (battle.listening) battle.tell({ type: 'skid', unit: unit.index, from, to: unit.hex, damage });
  endOfSlide(battle, unit, at, step, damage, strand);
}

function damageAtEnd({ design: { tonnage } }: Combatant, step: SlideStep): number {
  if (step.kind !== 'ends') return 0;
  if (step.why === 'higher_ground') return Math.ceil(tonnage / 20);
  return step.why === 'prohibited_terrain' ? Math.ceil(tonnage / 5) : 0;
}

function endOfSlide(
  battle: Battle,
  unit: Combatant,
  at: Slide,
  step: SlideStep,
  damage: number,
  strand: Strand,
): void {
  if (unit.isOut) return;
  const { map } = battle;
  if (step.kind === 'ends' && damage > 0) {
    const ahead = map.neighbors[unit.hex * 6 + at.direction] as number;
    const side = step.why === 'higher_ground' && ahead >= 0 ? struckSide(map, ahead, unit) : 'front';
    strikeInGroups(battle, unit, side, damage);
    if (step.why === 'prohibited_terrain') strand(battle, unit, NOBODY);
  }
  if (step.kind === 'falls') fallDown(battle, unit, step.levels);
  if (step.kind === 'ends-in') settleIn(battle, unit);
  if (step.kind === 'ends-in' && step.where === 'mire' && !unit.isOut) bogDown(battle, unit);
}

/** A fall over a drop does the usual damage, by the vehicle's own table, and the vehicle stays upright. */
function fallDown(battle: Battle, unit: Combatant, levels: number): void {
  const { tonnage } = unit.design;
  const fallen = resolveFall({ tonnage, levels, facing: unit.facing }, battle.roller, battle.rulesetOption);
  const { groups, facing } = fallen;
  const side = sideFallenOn(unit, facing - unit.facing + SIDES, fallen.side);
  for (const points of groups)
    applyHit(battle, unit, rollLocation(battle, unit, side), points, side === 'rear', NOBODY);
  settleIn(battle, unit);
}

/** After forced movement: a ship floats, any other vehicle in deep water is lost. */
export function settleIn(battle: Battle, unit: Combatant): void {
  const { map } = battle;
  const { footwork } = unit.aptitudes;
  if (unit.isOut || !isInWater(map, unit.hex, unit.elevation)) return;
  battle.lift(unit, restElevation(map, unit.hex, footwork));
  if (unit.elevation < 0 && (map.waterDepth[unit.hex] as number) > footwork.deepest)
    markLost(battle, unit, 'sunk', undefined);
}
