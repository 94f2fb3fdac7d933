import { roll1d6 } from '../../../dice/index.js';
import type { BodySide } from '../../../rules/hit-location/body-sides.js';
import { splitDamage } from '../../../rules/hit-location/index.js';
import type { FallFacing } from '../../../rules/rulesets/areas/falling.js';
import { crashDamage } from '../../../rules/vehicle/crash.js';
import type { Battle } from '../../battle.js';
import type { Combatant } from '../../combatant/combatant.js';
import { applyHit } from '../../damage/apply-hit.js';
import { bogDown } from '../../damage/bog-down.js';
import { breaksIce } from '../../damage/break-ice.js';
import { credit, markLost } from '../../damage/loss.js';
import { rollLocation } from '../../damage/roll-location.js';
import { NOBODY, type Source } from '../../damage/source.js';
import { turned } from '../../hex/hex.js';
import { GROWTH, type HexMap, TERRAIN_BIT } from '../../map/hex-map.js';
import { LEAST_HEXES_IN_THE_AIR, lowestGlide, mayGround, surfaceOf } from '../../movement/flight.js';
import { isOpenWater } from '../../movement/ground.js';
import { makeRoom } from '../../physical/displace.js';
import { passesPilotingRoll } from '../../piloting/roll-piloting.js';
import { count, counted, ENGINE_HIT, IMMOBILIZED, staysUp } from './counters.js';
import { vehicleFigures } from './figures.js';
import { sideFallenOn } from './side-fallen-on.js';

const GROUP = 5;
const ICE_BREAKS_IN_A_CRASH_ON = 4;

/** Whether it is in the air, with nothing under it. */
export const isInTheAir = ({ map }: Pick<Battle, 'map'>, { design, hex, elevation }: Combatant): boolean =>
  design.flight !== undefined && elevation > surfaceOf(map, hex);

/** Terrain on which no vehicle can land safely. */
const NO_PLACE_TO_LAND =
  GROWTH |
  TERRAIN_BIT.rubble |
  TERRAIN_BIT.ultra_rubble |
  TERRAIN_BIT.mud |
  TERRAIN_BIT.magma |
  TERRAIN_BIT.magma_crust;

/** Whether a vehicle without power can be landed there. */
export const isLandable = (map: HexMap, hex: number): boolean =>
  surfaceOf(map, hex) > 0 ||
  (((map.terrain[hex] as number) & NO_PLACE_TO_LAND) === 0 && !isOpenWater(map, hex));

/** A vehicle that can no longer fly makes a forced landing, or crashes (Total Warfare, "Forced Landings"). */
export function forceDown(battle: Battle, unit: Combatant, source: Source): void {
  if (unit.isOut || !isInTheAir(battle, unit)) return;
  if (isLandable(battle.map, unit.hex) && passesPilotingRoll(battle, unit, { kind: 'forced-landing' }))
    setDown(battle, unit, true);
  else crash(battle, unit, source);
}

/** Lands safely on the ground, roof or bridge below. */
function setDown(battle: Battle, unit: Combatant, forced: boolean): void {
  battle.lift(unit, surfaceOf(battle.map, unit.hex));
  if (battle.listening) battle.tell({ type: 'landing', unit: unit.index, hex: unit.hex, forced });
  makeRoom(battle, unit, unit.facing);
}

/** Loses a level, if there is one between the vehicle and the ground. */
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

/** Crashes onto a side that a die decides. */
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
  breaksIce(battle, unit, ICE_BREAKS_IN_A_CRASH_ON);
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

/** A rotor that has failed cannot be damaged further, and a crash does not reduce cruising points. */
function placeStruck(battle: Battle, unit: Combatant, side: BodySide): ReturnType<typeof rollLocation> {
  let place = rollLocation(battle, unit, side);
  const rotorFailed = counted(unit, IMMOBILIZED) > 0 && counted(unit, ENGINE_HIT) === 0;
  while (place.location === unit.design.rotor && rotorFailed) place = rollLocation(battle, unit, side);
  return { ...place, motive: undefined };
}

/** Remaining structure of all locations except rotor and turrets. */
function hullOf({ structure, design }: Combatant): number {
  const { turretAt } = vehicleFigures(design);
  return structure.reduce(
    (sum, points, location) =>
      location === design.rotor || turretAt.includes(location) ? sum : sum + points,
    0,
  );
}

/** After all units have moved: mire holds a VTOL that has landed in it, and a WiGE that is too slow comes down. */
export function endOfFlight(battle: Battle, unit: Combatant): void {
  if (unit.isOut) return;
  if (unit.design.flight === 'wige') endOfGlide(battle, unit);
  else if (!unit.stuck && unit.movement !== 'stationary' && unit.elevation === 0) {
    if (battle.map.has(unit.hex, 'swamp')) bogDown(battle, unit);
  }
}

/** It ends just above the hex's contents, or lands on them if it has not moved far enough to stay in the air. */
function endOfGlide(battle: Battle, unit: Combatant): void {
  if (!isInTheAir(battle, unit)) return;
  battle.lift(unit, lowestGlide(battle.map, unit.hex, unit.elevation));
  if (unit.hexesMoved >= LEAST_HEXES_IN_THE_AIR || counted(unit, staysUp(unit)) > 0) return;
  if (mayGround(battle.map, unit.hex, unit.aptitudes.footwork)) setDown(battle, unit, false);
  else crash(battle, unit, NOBODY);
}

/** A WiGE that hovers, or has taken off this turn, need not move far. */
export const hoverOn = (unit: Combatant): void => count(unit, staysUp(unit), 1);

/** At the end of a turn: units on the ground may take off in the next one, and stay up. */
export function rest(battle: Battle, unit: Combatant): void {
  count(unit, staysUp(unit), isInTheAir(battle, unit) ? 0 : 1);
}
