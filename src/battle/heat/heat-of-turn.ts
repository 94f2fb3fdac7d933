import { heatGenerated } from '../../rules/heat/generated.js';
import { calculateDissipation, calculateOtherHeat, type HeatSources } from '../../rules/heat/index.js';
import { runsCool } from '../../rules/heat/movement-heat.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { TERRAIN_BIT } from '../map/hex-map.js';
import { isInWater } from '../movement/ground.js';
import { chargedCapacitors } from '../weapons/charge-capacitors.js';
import { heatOfMovement } from './movement-heat.js';

/** The sources of a unit's heat in a turn. */
export function heatSourcesOf(battle: Battle, unit: Combatant): HeatSources {
  const { design, pilot } = unit;
  return {
    movement: unit.shutDown ? 0 : heatOfMovement(unit),
    weapons: unit.weaponHeat,
    other: otherHeat(battle, unit),
    abilities: pilot.abilities,
    unitQuirks: design.quirks,
    movementType: unit.movement,
    coolingFailed: unit.coolingFailed,
  };
}

/** The total. Units without quirks or abilities that affect heat take the short way. */
export function heatOf(battle: Battle, unit: Combatant): number {
  if (unit.aptitudes.minglesWithHeat) return heatGenerated(heatSourcesOf(battle, unit), battle.rules);
  return (unit.shutDown ? 0 : heatOfMovement(unit)) + unit.weaponHeat + otherHeat(battle, unit);
}

const FIRE = 5;
const MAGMA_CRUST = 5;
const MAGMA = 10;

const HOT_GROUND = TERRAIN_BIT.fire | TERRAIN_BIT.magma | TERRAIN_BIT.magma_crust;

function otherHeat(battle: Battle, unit: Combatant): number {
  const { map } = battle;
  const ground = (map.terrain[unit.hex] as number) & HOT_GROUND;
  if (ground === 0 && isCool(unit)) return unit.otherHeat;
  const fire = (ground & TERRAIN_BIT.fire) !== 0 ? FIRE : 0;
  const magma =
    (ground & TERRAIN_BIT.magma) !== 0 ? MAGMA : (ground & TERRAIN_BIT.magma_crust) !== 0 ? MAGMA_CRUST : 0;
  return (
    unit.otherHeat +
    calculateOtherHeat({
      engineHits: hitsThatHeat(unit),
      signatureSystems: unit.shutDown ? 0 : (unit.isStealthy ? 1 : 0) + (unit.isVoid ? 1 : 0),
      chameleonShields: unit.isCamouflaged && !unit.shutDown ? 1 : 0,
      chargedCapacitors: chargedCapacitors(unit),
      external: unit.externalHeat + fire + magma,
    })
  );
}

/** The unit has no source of heat besides movement and weapons. */
const isCool = (unit: Combatant): boolean =>
  unit.engineHits === 0 &&
  unit.externalHeat === 0 &&
  !unit.isStealthy &&
  !unit.isVoid &&
  !unit.isCamouflaged &&
  unit.design.gear['ppc-capacitor'] === undefined;

/** Engine hits that make heat (docs/rules/critical-hits.md). */
const hitsThatHeat = ({ design, shutDown, engineHits }: Combatant): number =>
  shutDown || runsCool(design.engine) ? 0 : engineHits;

/** Heat of hits on the engine alone. */
export const engineHeatOf = (unit: Combatant): number =>
  calculateOtherHeat({ engineHits: hitsThatHeat(unit) });

/** Heat removed by the working sinks, with the help of water. */
export function dissipationOf(battle: Battle, unit: Combatant): number {
  const { design } = unit;
  const { count, perSink } = design.heatSinkFigures;
  const working = Math.max(0, count - unit.heatSinksLost);
  const dry = working * perSink;
  const { map } = battle;
  const waterDepth = isInWater(map, unit.hex, unit.elevation) ? (map.waterDepth[unit.hex] as number) : 0;
  if (waterDepth === 0 || working === 0) return dry;
  const sinks = {
    count: working,
    kind: perSink >= 2 ? 'double' : 'single',
    inLegs: Math.min(working, unit.heatSinksInLegs()),
  } as const;
  const wet = calculateDissipation(sinks, { waterDepth, prone: unit.prone }) - calculateDissipation(sinks);
  return dry + wet;
}
