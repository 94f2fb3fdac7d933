import type { Carried } from '../carried.js';
import { effectsOf, type HooksByRuleset } from '../hooks.js';
import type { Pipeline } from '../quirks/quirk.js';
import type { RulesetName } from '../ruleset.js';

export type AbilityCategory = 'gunnery' | 'piloting' | 'defensive' | 'tactical' | 'misc';

/** A special pilot ability as callers see it. */
export interface AbilityEntry {
  readonly id: string;
  readonly name: string;
  readonly category: AbilityCategory;
  readonly pipelines: readonly Pipeline[];
  /** Its effect in `standard`; for an ability that acts only in other rulesets, its effect there. */
  readonly combatEffect: string;
  readonly effects: Readonly<Record<RulesetName, string>>;
  readonly requiresDesignation: boolean;
}

/** A catalog entry with its hooks. */
export interface Ability extends AbilityEntry {
  /** The catalog's ability that it is a variant of. */
  readonly variantOf?: string;
  /** The permitted designations, if they are limited. */
  readonly designations?: readonly string[];
  readonly hooks: HooksByRuleset;
}

/** A pilot's ability with its designations. */
export interface ResolvedAbility extends Carried {
  readonly ability: Ability;
}

type AbilityDefinition = Omit<Ability, 'effects' | 'requiresDesignation'> & {
  readonly requiresDesignation?: true;
};

/** The id keeps its literal type, so that editors complete it and typos do not compile. */
export function ability<const Id extends string>({
  requiresDesignation,
  ...entry
}: AbilityDefinition & { readonly id: Id }): Ability & { readonly id: Id } {
  return { ...entry, requiresDesignation: requiresDesignation ?? false, effects: effectsOf(entry) };
}

/** An ability of other programs. It acts outside `standard`, unless it is a variant of an ability of the catalog. */
export const furtherAbility = <const Id extends string>({
  hooks,
  ...entry
}: AbilityDefinition & { readonly id: Id }): Ability & { readonly id: Id } =>
  ability({ ...entry, hooks: { standard: {}, ...hooks } });
