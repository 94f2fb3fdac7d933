import { type Hooks, type HooksByRuleset, hooksIn } from '../hooks.js';
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
  readonly combatEffect: string;
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

type QuirkDefinition = Omit<Quirk, 'hooks' | 'toHit' | 'family'> & {
  readonly family?: string;
  readonly hooks: HooksByRuleset;
};

export function quirk({ hooks, family, ...entry }: QuirkDefinition): Quirk {
  const standard = hooksIn(hooks, 'standard');
  const totalWarfare = hooksIn(hooks, 'total-warfare');
  return {
    ...entry,
    family: family ?? entry.id,
    hooks: { standard, 'total-warfare': totalWarfare },
    toHit: {
      standard: hookModifiers(entry, standard, 'quirk'),
      'total-warfare': hookModifiers(entry, totalWarfare, 'quirk'),
    },
  };
}
