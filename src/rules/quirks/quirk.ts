import { effectsOf, type HooksByRuleset } from '../hooks.js';
import type { RulesetName } from '../ruleset.js';

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
  readonly hooks: HooksByRuleset;
}

type QuirkDefinition = Omit<Quirk, 'effects' | 'family'> & {
  readonly family?: string;
};

/** The id keeps its literal type, so that callers can complete it and no typo compiles. */
export function quirk<const Id extends string>({
  family,
  ...entry
}: QuirkDefinition & { readonly id: Id }): Quirk & { readonly id: Id } {
  return { ...entry, family: family ?? entry.id, effects: effectsOf(entry) };
}

/** One that only unit files know: the catalog of `standard` is closed (docs/rules/standard.md). */
export const furtherQuirk = <const Id extends string>({
  hooks,
  ...entry
}: QuirkDefinition & { readonly id: Id }): Quirk & { readonly id: Id } =>
  quirk({ ...entry, hooks: { standard: {}, ...hooks } });
