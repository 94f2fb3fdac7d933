import { effectIn, type Hooks, type HooksByRuleset, hooksIn } from '../hooks.js';
import type { RulesetName } from '../ruleset.js';
import { type HookModifiers, hookModifiers } from '../to-hit/hook-modifiers.js';

export type QuirkCategory =
  | 'targeting'
  | 'defensive'
  | 'piloting'
  | 'physical'
  | 'initiative'
  | 'combat'
  | 'crit'
  | 'weapon';

export type Pipeline = 'to-hit' | 'psr' | 'initiative' | 'physical' | 'damage' | 'heat' | 'crit';

/** What a caller sees of a quirk. */
export interface QuirkEntry {
  readonly id: string;
  readonly name: string;
  readonly category: QuirkCategory;
  readonly pipelines: readonly Pipeline[];
  /** In `standard`; where it acts in other rulesets alone, what it does there. */
  readonly combatEffect: string;
  /** What it does, by ruleset. */
  readonly effects: Readonly<Record<RulesetName, string>>;
  readonly isPositive: boolean;
}

/** An entry with what it does. */
export interface Quirk extends QuirkEntry {
  /** Variants of one quirk share a family and count once. */
  readonly family: string;
  readonly hooks: Readonly<Record<RulesetName, Hooks>>;
  /** Its hooks on shots, as modifiers. */
  readonly toHit: Readonly<Record<RulesetName, HookModifiers>>;
}

type QuirkDefinition = Omit<Quirk, 'hooks' | 'toHit' | 'effects' | 'family'> & {
  readonly family?: string;
  readonly hooks: HooksByRuleset;
};

export function quirk({ hooks, family, ...entry }: QuirkDefinition): Quirk {
  const standard = hooksIn(hooks, 'standard');
  const totalWarfare = hooksIn(hooks, 'total-warfare');
  const effects = Object.freeze({
    standard: effectIn(entry.combatEffect, hooks, 'standard'),
    'total-warfare': effectIn(entry.combatEffect, hooks, 'total-warfare'),
  });
  return {
    ...entry,
    family: family ?? entry.id,
    hooks: { standard, 'total-warfare': totalWarfare },
    effects,
    toHit: {
      standard: hookModifiers(entry, effects.standard, standard, 'quirk'),
      'total-warfare': hookModifiers(entry, effects['total-warfare'], totalWarfare, 'quirk'),
    },
  };
}
