import {
  calculateDissipation,
  calculateMovementHeat,
  calculateOtherHeat,
  type HeatSources,
} from '../../rules/heat/index.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { isInWater } from '../movement/ground.js';
import { chargedCapacitors } from '../weapons/charge-capacitors.js';

/** Where the heat of a unit's turn comes from. */
export function heatSourcesOf(battle: Battle, unit: Combatant): HeatSources {
  const { design, pilot } = unit;
  return {
    // Whoever converts still works with its legs.
    movement:
      unit.shutDown || (design.vehicleMode && !unit.converted)
        ? 0
        : calculateMovementHeat(unit.movement, {
            hexesJumped: unit.movement === 'jump' ? unit.hexesMoved : 0,
            improvedJumpJets: design.improvedJumpJets,
            engine: design.engine,
            attemptsToStand: unit.attemptsToStand,
            ruleset: battle.rules,
          }),
    weapons: unit.weaponHeat,
    other: otherHeat(battle, unit),
    abilities: pilot.abilities,
    unitQuirks: design.quirks,
    movementType: unit.movement,
    coolingFailed: unit.coolingFailed,
  };
}

const FIRE = 5;
const MAGMA_CRUST = 5;
const MAGMA = 10;

function otherHeat(battle: Battle, unit: Combatant): number {
  const { map } = battle;
  const fire = map.has(unit.hex, 'fire') ? FIRE : 0;
  const magma = map.has(unit.hex, 'magma') ? MAGMA : map.has(unit.hex, 'magma_crust') ? MAGMA_CRUST : 0;
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

/** Hits on an engine that makes heat of them: one that burns fuel does not (docs/rules/critical-hits.md: fusion). */
function hitsThatHeat({ design, shutDown, engineHits }: Combatant): number {
  const { engine } = design;
  const cool =
    engine === 'ice' ||
    engine === 'fuel-cell' ||
    engine === 'battery' ||
    engine === 'solar' ||
    engine === 'steam';
  return shutDown || cool ? 0 : engineHits;
}

/** Heat of hits on the engine alone. */
export const engineHeatOf = (unit: Combatant): number =>
  calculateOtherHeat({ engineHits: hitsThatHeat(unit) });

/** What is left of the sinks takes away, and water helps. */
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
