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
  /** Source by source. */
  readonly generated: readonly ModifierDetail[];
  /** Points that the sinks take away at most. */
  readonly sinks: number;
  readonly after: number;
  readonly effects: HeatEffects;
}

/** What the heat at the end of a turn means for the next one. */
export interface HeatEffects {
  /** Walking movement points that are lost; less than 0 where myomer gains more. */
  readonly movementLoss: number;
  /** Added to the numbers of its shots. */
  readonly toHit: number;
  /** Rolls that follow at once; null for none. */
  readonly shutdown: ITargetNumber | null;
  readonly ammunition: ITargetNumber | null;
  readonly inferno: ITargetNumber | null;
  /** Of the pilot. */
  readonly wounds: number;
}

/** The balance of a unit that moves as it has moved and fires weapons of so much heat; nothing heats one without a heat scale. */
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

/** Hits on the engine have an entry of their own. */
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
  // Without the 0 of a plain minus.
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

/** What any shot needs at this heat, with the pilot's abilities. */
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
