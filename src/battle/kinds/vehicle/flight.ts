import { roll1d6 } from '../../../dice/index.js';
import type { BodySide } from '../../../rules/hit-location/body-sides.js';
import { splitDamage } from '../../../rules/hit-location/index.js';
import type { FallFacing } from '../../../rules/rulesets/areas/falling.js';
import { crashDamage } from '../../../rules/vehicle/crash.js';
import type { Battle } from '../../battle.js';
import type { Combatant } from '../../combatant/combatant.js';
import { applyHit } from '../../damage/apply-hit.js';
import { credit, markLost } from '../../damage/loss.js';
import { rollLocation } from '../../damage/roll-location.js';
import { NOBODY, type Source } from '../../damage/source.js';
import { turned } from '../../hex/hex.js';
import { GROWTH, type HexMap, TERRAIN_BIT } from '../../map/hex-map.js';
import { LEAST_HEXES_IN_THE_AIR, lowestGlide, mayGround, surfaceOf } from '../../movement/flight.js';
import { makeRoom } from '../../physical/displace.js';
import { passesPilotingRoll } from '../../piloting/roll-piloting.js';
import { count, counted, ENGINE_HIT, IMMOBILIZED, staysUp } from './counters.js';
import { vehicleFigures } from './figures.js';
import { sideFallenOn } from './side-fallen-on.js';

const GROUP = 5;

/** Whether nothing but air carries it. */
export const isInTheAir = ({ map }: Pick<Battle, 'map'>, { design, hex, elevation }: Combatant): boolean =>
  design.flight !== undefined && elevation > surfaceOf(map, hex);

const OPEN_WATER = TERRAIN_BIT.water;
const ICE = TERRAIN_BIT.ice;
/** Nothing comes down on this in one piece. */
const NO_PLACE_TO_LAND =
  GROWTH |
  TERRAIN_BIT.rubble |
  TERRAIN_BIT.ultra_rubble |
  TERRAIN_BIT.mud |
  TERRAIN_BIT.magma |
  TERRAIN_BIT.magma_crust;

const isOpenWater = (map: HexMap, hex: number): boolean => {
  const bits = map.terrain[hex] as number;
  return (bits & OPEN_WATER) !== 0 && (bits & ICE) === 0 && (map.waterDepth[hex] as number) > 0;
};

/** Whether a pilot may set a machine down there that does not fly any more. */
export const isLandable = (map: HexMap, hex: number): boolean =>
  surfaceOf(map, hex) > 0 ||
  (((map.terrain[hex] as number) & NO_PLACE_TO_LAND) === 0 && !isOpenWater(map, hex));

/** What kept it in the air is gone: its pilot sets it down, or it crashes (Total Warfare, "Forced Landings"). */
export function forceDown(battle: Battle, unit: Combatant, source: Source): void {
  if (unit.isOut || !isInTheAir(battle, unit)) return;
  if (isLandable(battle.map, unit.hex) && passesPilotingRoll(battle, unit, { kind: 'forced-landing' }))
    setDown(battle, unit, true);
  else crash(battle, unit, source);
}

/** On the ground, roof or bridge below, in one piece. */
function setDown(battle: Battle, unit: Combatant, forced: boolean): void {
  battle.lift(unit, surfaceOf(battle.map, unit.hex));
  if (battle.listening) battle.tell({ type: 'landing', unit: unit.index, hex: unit.hex, forced });
  makeRoom(battle, unit, unit.facing);
}

/** It drops a level, if there is one between it and what lies below. */
export function dropOneLevel(battle: Battle, unit: Combatant, source: Source): void {
  const { map } = battle;
  const elevation = unit.elevation - 1;
  if (elevation <= Math.max(surfaceOf(map, unit.hex), map.foliageHeight[unit.hex] as number)) {
    crash(battle, unit, source);
    return;
  }
  unit.elevation = elevation;
  if (battle.listening) battle.tell({ type: 'loses-height', unit: unit.index, elevation });
}

/** Out of the sky, on a side that a die names. */
export function crash(battle: Battle, unit: Combatant, source: Source): void {
  const { map, rules } = battle;
  const levels = unit.elevation - surfaceOf(map, unit.hex);
  const { turn, side } = rules.falling.facing[roll1d6(battle.roller).total - 1] as FallFacing;
  unit.turnTo(turned(unit.facing, turn));
  const struck = sideFallenOn(unit, turn, side);
  strikeGround(battle, unit, levels, crashDamage(unit.design.tonnage, levels), struck, source);
}

/** It crashes in its hex, and burns if that breaks its hull and its engine holds fuel. */
export function strikeGround(
  battle: Battle,
  unit: Combatant,
  levels: number,
  damage: number,
  side: BodySide,
  source: Source,
): void {
  const { hex } = unit;
  battle.lift(unit, surfaceOf(battle.map, hex));
  if (battle.listening) battle.tell({ type: 'crash', unit: unit.index, hex, levels, damage, side });
  if (isOpenWater(battle.map, hex) && surfaceOf(battle.map, hex) === 0) {
    markLost(battle, unit, 'sunk', source.attacker);
    return;
  }
  const wasOut = unit.isOut;
  const whole = hullOf(unit);
  for (const points of splitDamage(damage, GROUP)) {
    if (unit.isOut) break;
    applyHit(battle, unit, placeStruck(battle, unit, side), points, side === 'rear', NOBODY);
  }
  if (unit.isOut) {
    // Damage by the crash is credited to the unit that shot it down.
    if (!wasOut) credit(unit, source.attacker);
    return;
  }
  if (hullOf(unit) < whole && vehicleFigures(unit.design).burnsFuel)
    markLost(battle, unit, 'crashed', source.attacker);
  if (!unit.isOut) makeRoom(battle, unit, unit.facing);
}

/** A rotor that has failed takes no more harm; nor does a crash slow down what it spares. */
function placeStruck(battle: Battle, unit: Combatant, side: BodySide): ReturnType<typeof rollLocation> {
  let place = rollLocation(battle, unit, side);
  const rotorFailed = counted(unit, IMMOBILIZED) > 0 && counted(unit, ENGINE_HIT) === 0;
  while (place.location === unit.design.rotor && rotorFailed) place = rollLocation(battle, unit, side);
  return { ...place, motive: undefined };
}

/** Points left of the structure of all but rotor and turret. */
function hullOf({ structure, plan, design }: Combatant): number {
  let sum = 0;
  for (let location = 0; location < structure.length; location += 1)
    if (location !== design.rotor && plan.locations[location] !== 'turret')
      sum += structure[location] as number;
  return sum;
}

/** When everybody has moved: mire holds a VTOL that has landed in it, and a WiGE that is too slow comes down. */
export function endOfFlight(battle: Battle, unit: Combatant): void {
  if (unit.isOut) return;
  if (unit.design.flight === 'wige') endOfGlide(battle, unit);
  else if (!unit.stuck && unit.movement !== 'stationary' && unit.elevation === 0) sinkIn(battle, unit);
}

function sinkIn(battle: Battle, unit: Combatant): void {
  if (!battle.map.has(unit.hex, 'swamp')) return;
  unit.stuck = true;
  if (battle.listening) battle.tell({ type: 'stuck', unit: unit.index, free: false });
}

/** It ends just above what is there; and on it, if it has not gone far enough to stay in the air. */
function endOfGlide(battle: Battle, unit: Combatant): void {
  if (!isInTheAir(battle, unit)) return;
  battle.lift(unit, lowestGlide(battle.map, unit.hex, unit.elevation));
  if (unit.hexesMoved >= LEAST_HEXES_IN_THE_AIR || counted(unit, staysUp(unit)) > 0) return;
  if (mayGround(battle.map, unit.hex, unit.aptitudes.footwork)) setDown(battle, unit, false);
  else crash(battle, unit, NOBODY);
}

/** A WiGE that hovers, or has taken off this turn, need not move far. */
export const hoverOn = (unit: Combatant): void => count(unit, staysUp(unit), 1);

/** A turn is over: who is on the ground may take off in the next, and stay up. */
export function rest(battle: Battle, unit: Combatant): void {
  count(unit, staysUp(unit), isInTheAir(battle, unit) ? 0 : 1);
}
