import { roll1d6, roll2d6 } from '../../dice/index.js';
import {
  calculateFallOntoUnitDamage,
  FALL_ONTO_UNIT_LEVELS,
  FALL_ONTO_UNIT_NUMBER,
} from '../../rules/falling/index.js';
import { levelsOntoUnit } from '../../rules/falling/onto-unit.js';
import type { PilotingCause } from '../../rules/piloting/index.js';
import { targetTerrainModifier } from '../../rules/terrain/terrain.js';
import { targetMovement } from '../../rules/to-hit/movement.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { applyHit } from '../damage/apply-hit.js';
import { breaksThroughIce } from '../damage/break-ice.js';
import { fall } from '../damage/fall.js';
import { markLost } from '../damage/loss.js';
import { rollLocation } from '../damage/roll-location.js';
import { FACINGS, type Facing, turned } from '../hex/hex.js';
import { OFF_MAP } from '../map/hex-map.js';
import {
  DISPLACEMENT_FALL,
  DISPLACEMENT_ORDER,
  type Displacement,
  displacementChain,
  NEVER_MOVES,
  preferredDisplacement,
  type Standing,
} from '../movement/displacement.js';
import { flownElevation } from '../movement/flight.js';
import {
  featuresUnderfoot,
  fitsUnderBridge,
  isOpenWater,
  isProhibited,
  NO_WAY,
  restElevation,
} from '../movement/ground.js';
import { inTheWay, roomAtHeight, surplusAround } from '../movement/stacking.js';
import { isTaken } from '../movement/take-step.js';
import { struckSide } from '../sight/hit-side.js';
import { directionTo } from './reach.js';
import { stepAside } from './step-aside.js';

/** Falls without a roll. */
const DRIVEN: PilotingCause = { kind: 'fall' };
const CRUSHED: PilotingCause = { kind: 'fall', role: 'target', modifier: 2 };

/** Units that have to leave a hex for one that comes in; none if there is room for both. */
const drivenBy = ({ occupants, units, isCrowded }: Battle, comer: Combatant, hex: number) =>
  isCrowded ? inTheWay(units, comer, hex)[0] : units[occupants[hex] as number];

/** The view of a unit that is displaced, and of those that it displaces in turn. */
function standingFor(battle: Battle, unit: Combatant, start = unit.hex): Standing {
  const comers = new Map([[start, unit]]);
  return (hex, from) => {
    if (battle.units[battle.occupants[hex] as number]?.design.emplaced) return NEVER_MOVES;
    const driven = drivenBy(battle, comers.get(from) ?? unit, hex);
    if (driven === undefined) return undefined;
    comers.set(hex, driven);
    return driven.elevation;
  };
}

/**
 * Moves a unit one hex that way, and the units there before it (docs/rules/movement.md). Returns false if it cannot go.
 */
export function displace(battle: Battle, unit: Combatant, direction: Facing): boolean {
  if (unit.design.emplaced) return false;
  if (!unit.fillsHex) return drift(battle, unit, direction);
  const chain = displacementChain(battle.map, standingFor(battle, unit), unit.hex, unit.elevation, direction);
  if (chain === undefined) return false;
  carryOut(battle, unit, chain);
  return true;
}

/** Units that dive or fly move at their own height and displace none; neither does infantry. */
function drift(battle: Battle, unit: Combatant, direction: Facing): boolean {
  const { map, units } = battle;
  const { footwork } = unit.aptitudes;
  const to = map.neighbors[unit.hex * 6 + direction] as number;
  if (to === OFF_MAP || map.impassable[to] !== 0) return false;
  const elevation =
    footwork.vertical === undefined ? restElevation(map, to, footwork) : levelIn(battle, unit, to);
  if (isProhibited(map, to, elevation, footwork) || !fitsUnderBridge(map, to, elevation, footwork))
    return false;
  const room =
    footwork.vertical === undefined
      ? (battle.occupancyFor(unit)[to] as number)
      : roomAtHeight(units, unit, to, elevation);
  if (elevation === NO_WAY || isTaken(room)) return false;
  arrive(battle, unit, to, elevation);
  return true;
}

/**
 * The height at which a unit that dives or flies is displaced into a hex: as deep as before, if the water allows, or as
 * high as before.
 */
function levelIn({ map }: Battle, unit: Combatant, to: number): number {
  const { footwork } = unit.aptitudes;
  if (footwork.vertical !== 'submarine') return flownElevation(map, footwork, unit.hex, unit.elevation, to);
  // Soldiers who swim are driven ashore as well, and in from there.
  if (footwork.soldiers && (unit.elevation >= 0 || !isOpenWater(map, to)))
    return restElevation(map, to, footwork);
  return unit.elevation >= -(map.waterDepth[to] as number) ? unit.elevation : NO_WAY;
}

/** The same, in that direction or in any other. */
export function displaceAnyWay(battle: Battle, unit: Combatant, direction: Facing): boolean {
  // Infantry leaves room for others and is not in the way; neither is a unit in flight above.
  if (!unit.fillsHex) return true;
  const standing = standingFor(battle, unit);
  const chain = preferredDisplacement(battle.map, standing, unit.hex, unit.elevation, direction);
  if (chain === undefined) return false;
  carryOut(battle, unit, chain);
  return true;
}

/** There is no free hex around: the unit is lost, and its hex is free at once. */
export function loseForWantOfRoom(battle: Battle, unit: Combatant, by: Combatant | undefined): void {
  markLost(battle, unit, 'nowhere-to-go', by);
  battle.place(unit, OFF_MAP);
}

/** A unit that ends its move in the hex of another displaces it (docs/rules/movement.md and docs/rules/falling.md). */
export function makeRoom(battle: Battle, unit: Combatant, direction: Facing): void {
  if (unit.hex === OFF_MAP) return;
  if (battle.isCrowded)
    for (const soldiers of surplusAround(battle.units, unit)) pushOut(battle, soldiers, direction);
  for (const driven of inTheWay(battle.units, unit)) {
    if (driven.hex !== unit.hex) continue;
    if (driven.design.emplaced) {
      loseForWantOfRoom(battle, unit, undefined);
      return;
    }
    if (!getsOutOfTheWay(battle, driven, direction)) {
      if (displaceAnyWay(battle, driven, direction)) driven.rolls.push(DRIVEN);
      else loseForWantOfRoom(battle, driven, undefined);
    }
    battle.place(unit, unit.hex);
  }
}

/** Infantry that finds no room around stays, however crowded the hex is. */
function pushOut(battle: Battle, soldiers: Combatant, direction: Facing): void {
  for (const hexsides of DISPLACEMENT_ORDER) if (drift(battle, soldiers, turned(direction, hexsides))) return;
}

/**
 * The last one moves first, so that each finds its hex free. The displaced unit may be above or below the one that
 * fills its hex.
 */
function carryOut(battle: Battle, unit: Combatant, chain: readonly Displacement[]): void {
  const [first] = chain;
  if (first === undefined) return;
  const row = rowOf(battle, unit, chain);
  const [, victim] = row;
  if (victim !== undefined && first.drop >= FALL_ONTO_UNIT_LEVELS && !unit.isOut) {
    fallOnto(battle, unit, first, victim);
    return;
  }
  // A unit that steps aside makes room for the one before it, and those behind it stay.
  let last = 0;
  while (last < row.length - 1) {
    const { direction } = chain[last + 1] as Displacement;
    if (getsOutOfTheWay(battle, row[last + 1] as Combatant, direction)) break;
    last += 1;
  }
  for (let index = last; index >= 0; index -= 1)
    settle(battle, row[index] as Combatant, chain[index] as Displacement);
}

/** Which unit moves in each step of a chain: each is displaced by the one before. */
function rowOf(battle: Battle, unit: Combatant, chain: readonly Displacement[]): readonly Combatant[] {
  const row = [unit];
  for (const { to } of chain.slice(0, -1)) {
    const driven = drivenBy(battle, row[row.length - 1] as Combatant, to);
    if (driven !== undefined) row.push(driven);
  }
  return row;
}

function getsOutOfTheWay(battle: Battle, unit: Combatant, direction: Facing): boolean {
  const step = stepAside(battle, unit, direction, standingFor(battle, unit));
  if (step === undefined) return false;
  const from = unit.hex;
  unit.elevation = step.elevation;
  battle.place(unit, step.to);
  if (battle.listening) {
    battle.tell({ type: 'displaced', unit: unit.index, from, to: step.to, aside: true });
  }
  wade(battle, unit, step.drop);
  return true;
}

function settle(battle: Battle, unit: Combatant, step: Displacement): void {
  arrive(battle, unit, step.to, step.elevation);
  if (unit.isOut) return;
  if (step.domino) unit.rolls.push(DRIVEN);
  if (step.drop >= DISPLACEMENT_FALL && unit.design.falls) {
    fall(battle, unit, DRIVEN, step.drop);
    breaksThroughIce(battle, unit);
  } else wade(battle, unit, step.drop);
}

/**
 * Puts a unit into a hex that has been made free, and a second unit there with it. Mire releases a unit that is
 * displaced, which then falls.
 */
export function arrive(
  battle: Battle,
  unit: Combatant,
  hex: number,
  elevation: number,
  from: number = unit.hex,
): void {
  unit.elevation = elevation;
  battle.place(unit, hex);
  if (battle.listening && from !== hex) battle.tell({ type: 'displaced', unit: unit.index, from, to: hex });
  if (unit.stuck) {
    unit.stuck = false;
    unit.fallsAtEndOfPhase = true;
  }
  if (!battle.isCrowded) return;
  const direction = directionTo(battle.map, from, hex);
  makeRoom(battle, unit, direction === -1 ? unit.facing : direction);
}

/** A unit that is forced down into water or onto ice takes the effects at once. */
export function wade(battle: Battle, unit: Combatant, levels = 0): void {
  if (!breaksThroughIce(battle, unit)) unit.design.kind.settleIn(battle, unit, levels);
}

/** A unit that falls two levels or more onto another strikes it, or lands beside it (docs/rules/falling.md). */
export function fallOnto(
  battle: Battle,
  unit: Combatant,
  step: Displacement,
  victim: Combatant,
  cause: PilotingCause = DRIVEN,
): void {
  const { map } = battle;
  const needed =
    FALL_ONTO_UNIT_NUMBER +
    targetMovement(victim.movement, victim.hexesMoved) +
    targetTerrainModifier(featuresUnderfoot(map, victim.hex, victim.elevation));
  const roll = roll2d6(battle.roller);
  const hit = roll.total >= needed;
  if (battle.listening) {
    battle.tell({
      type: 'fall-onto',
      unit: unit.index,
      target: victim.index,
      roll: { needed, dice: roll.dice, total: roll.total },
      hit,
    });
  }
  if (!hit) {
    fallBeside(battle, unit, step, victim, cause);
    return;
  }
  const side = struckSide(map, step.from, victim);
  const below = { heightBelow: victim.height, ruleset: battle.rules };
  const damage = calculateFallOntoUnitDamage(unit.design.tonnage, step.drop, below);
  const levels = levelsOntoUnit(step.drop, below);
  const full = victim.prone && battle.rules.falling.strikesProneByFullTable;
  const place = rollLocation(battle, victim, side, full ? 'full' : 'punch');
  applyHit(battle, victim, place, damage, side === 'rear', { attacker: unit, weapon: -1, kind: 'fall' });
  const makesWay =
    battle.rules.falling.unitBelowGoes === 'on'
      ? displaceAnyWay(battle, victim, step.direction)
      : displaceAtRandom(battle, victim);
  if (makesWay) victim.rolls.push(CRUSHED);
  else loseForWantOfRoom(battle, victim, unit);
  arrive(battle, unit, step.to, step.elevation);
  fall(battle, unit, cause, levels, 'rear');
  breaksThroughIce(battle, unit);
}

/** Into any free hex, or else into one where others have to make room; returns false if there is none. */
function displaceAtRandom(battle: Battle, unit: Combatant): boolean {
  const standing = standingFor(battle, unit);
  const free: Facing[] = [];
  const crowded: Facing[] = [];
  for (const direction of FACINGS) {
    const chain = displacementChain(battle.map, standing, unit.hex, unit.elevation, direction);
    if (chain !== undefined) (chain.length === 1 ? free : crowded).push(direction);
  }
  const ways = free.length > 0 ? free : crowded;
  if (ways.length === 0) return false;
  let die = ways.length === 1 ? 1 : roll1d6(battle.roller).total;
  while (die > ways.length) die = roll1d6(battle.roller).total;
  return displace(battle, unit, ways[die - 1] as Facing);
}

/** It lands past the unit below, in the first free hex around it. */
function fallBeside(
  battle: Battle,
  unit: Combatant,
  step: Displacement,
  below: Combatant,
  cause: PilotingCause,
): void {
  const standing = standingFor(battle, unit, below.hex);
  for (const hexsides of DISPLACEMENT_ORDER) {
    const direction = turned(step.direction, hexsides);
    const way = displacementChain(battle.map, standing, below.hex, below.elevation, direction);
    const [beside, another] = way ?? [];
    if (beside === undefined || another !== undefined) continue;
    arrive(battle, unit, beside.to, beside.elevation);
    fall(battle, unit, cause, step.drop + beside.drop);
    breaksThroughIce(battle, unit);
    return;
  }
  loseForWantOfRoom(battle, unit, undefined);
}
