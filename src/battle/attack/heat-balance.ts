import {
  calculateAmmunitionExplosionCheck,
  calculateHeatGenerated,
  calculateHeatWounds,
  calculateShutdownCheck,
  heatAfterTurn,
} from '../../rules/heat/index.js';
import type { ITargetNumber, ModifierDetail } from '../../rules/modifier.js';
import { mpFromHeat } from '../../rules/movement/speed.js';
import { calculateToHit } from '../../rules/to-hit/index.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { dissipationOf, engineHeatOf, heatSourcesOf } from '../heat/heat-of-turn.js';
import { worstBin } from '../heat/worst-bin.js';

/** The heat of a turn: its start, what is added, what the sinks remove, its end and the effects. */
export interface HeatBalance {
  readonly before: number;
  /** Each source of heat. */
  readonly generated: readonly ModifierDetail[];
  /** The most that the sinks can remove. */
  readonly sinks: number;
  readonly after: number;
  readonly effects: HeatEffects;
}

/** The effects of the heat at the end of a turn on the next one. */
export interface HeatEffects {
  /** Walking points lost; negative if triple-strength myomer gains more. */
  readonly movementLoss: number;
  /** Modifier to its shots. */
  readonly toHit: number;
  /** Rolls that follow at once; null for none. */
  readonly shutdown: ITargetNumber | null;
  readonly ammunition: ITargetNumber | null;
  readonly inferno: ITargetNumber | null;
  /** Wounds of the pilot. */
  readonly wounds: number;
}

/**
 * The heat balance of a unit with its present movement that fires weapons of this heat. A unit without a heat scale
 * gains none.
 */
export function heatBalance(battle: Battle, unit: Combatant, weapons: number): HeatBalance {
  if (!unit.design.tracksHeat)
    return { before: 0, generated: [], sinks: 0, after: 0, effects: effectsOf(battle, unit, 0) };
  const sources = { ...heatSourcesOf(battle, unit), weapons };
  const { modifiers, total } = calculateHeatGenerated(sources, battle.rulesetOption);
  const sinks = dissipationOf(battle, unit);
  const after = heatAfterTurn(unit.heat, total, sinks);
  return {
    before: unit.heat,
    generated: modifiers.flatMap((entry) =>
      entry.id === 'other' ? apart(entry, engineHeatOf(unit)) : [entry],
    ),
    sinks,
    after,
    effects: effectsOf(battle, unit, after),
  };
}

/** Engine hits have a separate entry. */
function apart(other: ModifierDetail, engine: number): readonly ModifierDetail[] {
  if (engine === 0) return [other];
  const hits: ModifierDetail = {
    id: 'engine',
    name: 'Engine hits',
    value: engine,
    source: 'other',
    description: 'heat of engine hits',
  };
  return other.value === engine ? [hits] : [hits, { ...other, value: other.value - engine }];
}

function effectsOf(battle: Battle, unit: Combatant, heat: number): HeatEffects {
  const { design, pilot, lifeSupportHits } = unit;
  const { rulesetOption } = battle;
  const explosion = (inferno: boolean): ITargetNumber | null =>
    worstBin(unit, inferno) === undefined
      ? null
      : calculateAmmunitionExplosionCheck(heat, pilot.abilities, { ruleset: battle.rules, inferno });
  // Avoids a minus zero.
  const movementLoss = 0 - mpFromHeat(heat, design.quickenedByHeat);
  return {
    movementLoss,
    toHit: shotsAt(battle, unit, heat) - shotsAt(battle, unit, 0),
    shutdown: calculateShutdownCheck(heat, pilot.abilities, rulesetOption),
    ammunition: explosion(false),
    inferno: explosion(true),
    wounds: calculateHeatWounds(
      { heat, lifeSupportHits, torsoMounted: !design.pilotInHead, unitQuirks: design.quirks },
      rulesetOption,
    ),
  };
}

/** The heat modifier of any shot, with the pilot's abilities. */
const shotsAt = ({ rules }: Battle, { pilot, design }: Combatant, heat: number): number =>
  calculateToHit(
    {
      gunnery: pilot.gunnery,
      abilities: pilot.abilities,
      unitQuirks: design.quirks,
      movementType: 'stationary',
      heat,
    },
    { movementType: 'stationary', hexesMoved: 0 },
    'short',
    1,
    { ruleset: rules },
  ).rawToHit;
