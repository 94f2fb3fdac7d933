import { resolveAbilities } from '../abilities/ability-catalog.js';
import { itemise, itemiseHooks, liftedTo, type Modifier, sumOfHooks } from '../itemise.js';
import type { ModifierDetail } from '../modifier.js';
import { resolveQuirks } from '../quirks/quirk-catalog.js';
import { type Ruleset, type RulesetOption, rulesetOf } from '../ruleset.js';
import type { MovementType } from '../to-hit/vocabulary.js';
import type { HeatSituation } from './situation.js';

/** The sources of a turn's heat. */
export interface HeatSources {
  readonly movement?: number;
  readonly weapons?: number;
  readonly other?: number;
  readonly abilities?: readonly string[];
  readonly unitQuirks?: readonly string[];
  readonly movementType?: MovementType;
  /** A flawed cooling system has failed. */
  readonly coolingFailed?: boolean;
}

export interface IHeatGenerated {
  readonly modifiers: readonly ModifierDetail[];
  readonly total: number;
}

const source = (
  id: 'movement' | 'weapons' | 'other',
  name: string,
  words: string,
): Modifier<HeatSources> => ({
  id,
  name,
  source: id,
  value: (sources) => sources[id] ?? 0,
  describe: () => words,
});

const SOURCES: readonly Modifier<HeatSources>[] = [
  source('movement', 'Movement', 'heat of movement'),
  source('weapons', 'Weapons', 'heat of weapons fired'),
  source('other', 'Other', 'heat of damage, systems and surroundings'),
];

/** The total of `calculateHeatGenerated` without its entries, for callers with trusted values. */
export function heatGenerated(sources: HeatSources, rules: Ruleset): number {
  let sum = 0;
  for (const { value } of SOURCES) sum += value(sources);
  const { movementType = 'stationary', coolingFailed = false } = sources;
  const abilities = resolveAbilities(sources.abilities);
  const quirks = resolveQuirks(sources.unitQuirks);
  if (abilities.length + quirks.length > 0) {
    const situation: HeatSituation = { rules, movementType, coolingFailed, abilities, quirks };
    sum += sumOfHooks(({ heat }) => heat, situation, rules, quirks, abilities);
  }
  return Math.max(0, sum);
}

/** Returns the heat of one turn before dissipation, itemised. It is never below 0. */
export function calculateHeatGenerated(sources: HeatSources, options: RulesetOption = {}): IHeatGenerated {
  const { movementType = 'stationary', coolingFailed = false } = sources;
  const rules = rulesetOf(options.ruleset);
  const abilities = resolveAbilities(sources.abilities);
  const quirks = resolveQuirks(sources.unitQuirks);
  const situation: HeatSituation = { rules, movementType, coolingFailed, abilities, quirks };
  const modifiers = liftedTo(0, [
    ...itemise(SOURCES, sources),
    ...itemiseHooks(({ heat }) => heat, situation, rules, quirks, abilities),
  ]);
  return { modifiers, total: modifiers.reduce((sum, { value }) => sum + value, 0) };
}
