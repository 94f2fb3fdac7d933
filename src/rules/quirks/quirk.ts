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

/** A quirk as callers see it. */
export interface QuirkEntry {
  readonly id: string;
  readonly name: string;
  readonly category: QuirkCategory;
  readonly pipelines: readonly Pipeline[];
  /** Its effect in `standard`; for a quirk that acts only in other rulesets, its effect there. */
  readonly combatEffect: string;
  readonly effects: Readonly<Record<RulesetName, string>>;
  readonly isPositive: boolean;
}

/** A catalog entry with its hooks. */
export interface Quirk extends QuirkEntry {
  /** Variants of one quirk share a family and count once. */
  readonly family: string;
  readonly hooks: HooksByRuleset;
}

type QuirkDefinition = Omit<Quirk, 'effects' | 'family'> & {
  readonly family?: string;
};

/** The id keeps its literal type, so that editors complete it and typos do not compile. */
export function quirk<const Id extends string>({
  family,
  ...entry
}: QuirkDefinition & { readonly id: Id }): Quirk & { readonly id: Id } {
  return { ...entry, family: family ?? entry.id, effects: effectsOf(entry) };
}

/** A quirk known only to unit files: the catalog of `standard` is closed (docs/rules/standard.md). */
export const furtherQuirk = <const Id extends string>({
  hooks,
  ...entry
}: QuirkDefinition & { readonly id: Id }): Quirk & { readonly id: Id } =>
  quirk({ ...entry, hooks: { standard: {}, ...hooks } });
