import type { ResolvedAbility } from './abilities/ability.js';
import { effectIn, type Given, type Hooked, type Hooks, hooksIn } from './hooks.js';
import type { ModifierDetail } from './modifier.js';
import type { Quirk } from './quirks/quirk.js';
import type { Ruleset } from './ruleset.js';

/** The only source of a modifier's number and its words. */
export interface Modifier<Situation> {
  readonly id: string;
  readonly name: string;
  readonly source: string;
  /** 0 if it does not apply. */
  readonly value: (situation: Situation) => number;
  readonly describe: (situation: Situation, value: number) => string;
  /** Listed even at 0, because every roll has it. */
  readonly always?: true;
}

export function itemise<Situation>(
  modifiers: readonly Modifier<Situation>[],
  situation: Situation,
): readonly ModifierDetail[] {
  const details: ModifierDetail[] = [];
  for (const { id, name, source, value, describe, always } of modifiers) {
    const amount = value(situation);
    if (amount === 0 && !always) continue;
    details.push({ id, name, value: amount, source, description: describe(situation, amount) });
  }
  return details;
}

/** A quirk or ability as an entry of a sum, described as this ruleset applies it. */
export const hookDetail = <Source extends string>(
  entry: Hooked & { readonly name: string },
  rules: Ruleset,
  value: number,
  source: Source,
): ModifierDetail<Source> => ({
  id: entry.id,
  name: entry.name,
  value,
  source,
  description: effectIn(entry, rules),
});

const given = <Situation>(hook: Given<Situation> | undefined, situation: Situation): number =>
  typeof hook === 'function' ? hook(situation) : (hook ?? 0);

/** Collects entries for callers who want them. */
interface Details<Source extends string> {
  push(detail: ModifierDetail<Source>): unknown;
}

function sumOfQuirks<Situation>(
  pick: (hooks: Hooks) => Given<Situation> | undefined,
  situation: Situation,
  rules: Ruleset,
  quirks: readonly Quirk[],
  details?: Details<'quirk'>,
): number {
  let sum = 0;
  for (const quirk of quirks) {
    const value = given(pick(hooksIn(quirk, rules)), situation);
    if (value === 0) continue;
    sum += value;
    details?.push(hookDetail(quirk, rules, value, 'quirk'));
  }
  return sum;
}

/** Adds up what a pilot's abilities contribute to a pipeline. */
export function sumOfAbilities<Situation>(
  pick: (hooks: Hooks) => Given<Situation> | undefined,
  situation: Situation,
  rules: Ruleset,
  abilities: readonly ResolvedAbility[],
  details?: Details<'spa'>,
): number {
  let sum = 0;
  for (const { ability } of abilities) {
    const value = given(pick(hooksIn(ability, rules)), situation);
    if (value === 0) continue;
    sum += value;
    details?.push(hookDetail(ability, rules, value, 'spa'));
  }
  return sum;
}

/** Itemises what hooks contribute to a pipeline: quirks first, then abilities. */
export function itemiseHooks<Situation>(
  pick: (hooks: Hooks) => Given<Situation> | undefined,
  situation: Situation,
  rules: Ruleset,
  quirks: readonly Quirk[],
  abilities: readonly ResolvedAbility[],
): readonly ModifierDetail[] {
  const details: ModifierDetail[] = [];
  sumOfQuirks(pick, situation, rules, quirks, details);
  sumOfAbilities(pick, situation, rules, abilities, details);
  return details;
}

/** Adds up the same contributions without itemising them. */
export const sumOfHooks = <Situation>(
  pick: (hooks: Hooks) => Given<Situation> | undefined,
  situation: Situation,
  rules: Ruleset,
  quirks: readonly Quirk[],
  abilities: readonly ResolvedAbility[],
): number => sumOfQuirks(pick, situation, rules, quirks) + sumOfAbilities(pick, situation, rules, abilities);

/** Adds an entry that raises a sum to its minimum, so that the result stays the sum of its entries. */
export function liftedTo(lowest: number, details: readonly ModifierDetail[]): readonly ModifierDetail[] {
  const sum = details.reduce((total, { value }) => total + value, 0);
  if (sum >= lowest) return details;
  const lift = {
    id: 'minimum',
    name: 'Minimum',
    value: lowest - sum,
    source: 'minimum',
    description: `never below ${lowest}`,
  };
  return [...details, lift];
}
