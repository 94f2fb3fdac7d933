import type { Carried } from '../carried.js';
import { effectsOf, type HooksByRuleset } from '../hooks.js';
import type { Pipeline } from '../quirks/quirk.js';
import type { RulesetName } from '../ruleset.js';

export type AbilityCategory = 'gunnery' | 'piloting' | 'defensive' | 'tactical' | 'misc';

/** What a caller sees of a special pilot ability. */
export interface AbilityEntry {
  readonly id: string;
  readonly name: string;
  readonly category: AbilityCategory;
  readonly pipelines: readonly Pipeline[];
  /** In `standard`; where it acts in other rulesets alone, what it does there. */
  readonly combatEffect: string;
  /** What it does, by ruleset. */
  readonly effects: Readonly<Record<RulesetName, string>>;
  readonly requiresDesignation: boolean;
}

/** An entry with what it does. */
export interface Ability extends AbilityEntry {
  /** The ability of the catalog that it is a variant of. */
  readonly variantOf?: string;
  /** What it may be chosen for, where that is not open. */
  readonly designations?: readonly string[];
  readonly hooks: HooksByRuleset;
}

/** An ability that a pilot has, with what it was chosen for. */
export interface ResolvedAbility extends Carried {
  readonly ability: Ability;
}

type AbilityDefinition = Omit<Ability, 'effects' | 'requiresDesignation'> & {
  readonly requiresDesignation?: true;
};

/** The id keeps its literal type, so that callers can complete it and no typo compiles. */
export function ability<const Id extends string>({
  requiresDesignation,
  ...entry
}: AbilityDefinition & { readonly id: Id }): Ability & { readonly id: Id } {
  return { ...entry, requiresDesignation: requiresDesignation ?? false, effects: effectsOf(entry) };
}

/** One of other programs: it acts outside of `standard`, unless it is a variant of an ability of the catalog. */
export const furtherAbility = <const Id extends string>({
  hooks,
  ...entry
}: AbilityDefinition & { readonly id: Id }): Ability & { readonly id: Id } =>
  ability({ ...entry, hooks: { standard: {}, ...hooks } });
