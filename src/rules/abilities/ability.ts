import type { Carried } from '../carried.js';
import { effectIn, type Hooks, type HooksByRuleset, hooksIn } from '../hooks.js';
import type { Pipeline } from '../quirks/quirk.js';
import type { RulesetName } from '../ruleset.js';
import { type HookModifiers, hookModifiers } from '../to-hit/hook-modifiers.js';

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
  readonly hooks: Readonly<Record<RulesetName, Hooks>>;
  /** Its hooks on shots, as modifiers. */
  readonly toHit: Readonly<Record<RulesetName, HookModifiers>>;
}

/** An ability that a pilot has, with what it was chosen for. */
export interface ResolvedAbility extends Carried {
  readonly ability: Ability;
}

type AbilityDefinition = Omit<Ability, 'hooks' | 'toHit' | 'effects' | 'requiresDesignation'> & {
  readonly requiresDesignation?: true;
  readonly hooks: HooksByRuleset;
};

export function ability({ hooks, requiresDesignation, ...entry }: AbilityDefinition): Ability {
  const standard = hooksIn(hooks, 'standard');
  const totalWarfare = hooksIn(hooks, 'total-warfare');
  const effects = Object.freeze({
    standard: effectIn(entry.combatEffect, hooks, 'standard'),
    'total-warfare': effectIn(entry.combatEffect, hooks, 'total-warfare'),
  });
  return {
    ...entry,
    requiresDesignation: requiresDesignation ?? false,
    hooks: { standard, 'total-warfare': totalWarfare },
    effects,
    toHit: {
      standard: hookModifiers(entry, effects.standard, standard, 'spa'),
      'total-warfare': hookModifiers(entry, effects['total-warfare'], totalWarfare, 'spa'),
    },
  };
}
