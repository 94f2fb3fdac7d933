import type { ResolvedAbility } from '../abilities/ability.js';
import { resolveAbilities } from '../abilities/ability-catalog.js';
import { hooksIn } from '../hooks.js';
import { hookDetail, itemiseHooks } from '../itemise.js';
import { type ITargetNumber, type ModifierDetail, targetNumberOf } from '../modifier.js';
import { type Ruleset, type RulesetOption, rulesetOf } from '../ruleset.js';
import { AMMUNITION_EXPLOSION_TABLE, INFERNO_EXPLOSION_TABLE, numberAt, SHUTDOWN_TABLE } from './scale.js';

const AUTOMATIC_SHUTDOWN = 30;

/**
 * Returns the roll to avoid a shutdown at this heat, or null if none is needed. From heat 30 the shutdown is
 * automatic.
 */
export function calculateShutdownCheck(
  heat: number,
  abilities: readonly string[] | undefined,
  options: RulesetOption = {},
): ITargetNumber | null {
  return reactorCheck('shutdown', 'Shutdown', heat, abilities, options);
}

/**
 * Returns the roll to start up again, or null if the reactor starts without one. It is as hard as avoiding a
 * shutdown.
 */
export function calculateStartupCheck(
  heat: number,
  abilities: readonly string[] | undefined,
  options: RulesetOption = {},
): ITargetNumber | null {
  return reactorCheck('startup', 'Startup', heat, abilities, options);
}

export interface AmmunitionCheckOptions extends RulesetOption {
  /** The roll for inferno ammunition, made in addition to the one for all other ammunition. */
  readonly inferno?: boolean;
}

/** Returns the roll to avoid an explosion of the most dangerous bin, or null if none is needed. */
export function calculateAmmunitionExplosionCheck(
  heat: number,
  abilities: readonly string[] | undefined,
  options: AmmunitionCheckOptions = {},
): ITargetNumber | null {
  const rules = rulesetOf(options.ruleset);
  const known = resolveAbilities(abilities);
  const number = numberAt(options.inferno ? INFERNO_EXPLOSION_TABLE : AMMUNITION_EXPLOSION_TABLE, heat);
  if (number === undefined) return null;
  const base = baseEntry('ammunition_explosion', 'Ammunition explosion', heat, number);
  return targetNumberOf([base, ...eased(known, rules)]);
}

function reactorCheck(
  id: string,
  name: string,
  heat: number,
  abilities: readonly string[] | undefined,
  options: RulesetOption,
): ITargetNumber | null {
  const rules = rulesetOf(options.ruleset);
  const known = resolveAbilities(abilities);
  if (heat >= AUTOMATIC_SHUTDOWN) {
    return targetNumberOf([baseEntry(id, name, heat, Number.POSITIVE_INFINITY)]);
  }
  const number = numberAt(SHUTDOWN_TABLE, heat);
  const delay = known.reduce((sum, { ability }) => sum + (hooksIn(ability, rules).shutdownThreshold ?? 0), 0);
  const delayed = numberAt(SHUTDOWN_TABLE, heat - delay);
  if (number === undefined || delayed === undefined) return null;
  return targetNumberOf([
    baseEntry(id, name, heat, number),
    ...delays(known, rules, delayed - number),
    ...eased(known, rules),
  ]);
}

const baseEntry = (id: string, name: string, heat: number, value: number): ModifierDetail => ({
  id,
  name,
  value,
  source: 'base',
  description: `heat ${heat}`,
});

/** A delayed threshold shifts the whole scale (docs/rules/standard.md). */
function delays(known: readonly ResolvedAbility[], rules: Ruleset, value: number): readonly ModifierDetail[] {
  if (value === 0) return [];
  const ability = known.find((carried) => hooksIn(carried.ability, rules).shutdownThreshold)?.ability;
  return ability === undefined ? [] : [hookDetail(ability, rules, value, 'spa')];
}

/** Abilities that ease every roll that heat calls for. */
const eased = (known: readonly ResolvedAbility[], rules: Ruleset): readonly ModifierDetail[] =>
  itemiseHooks(({ heatRolls }) => heatRolls, undefined, rules, [], known);
