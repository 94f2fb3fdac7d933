import type { ResolvedAbility } from './abilities/ability.js';
import { effectIn, type Hook, type Hooked, type Hooks, hooksIn } from './hooks.js';
import type { ModifierDetail } from './modifier.js';
import type { Quirk } from './quirks/quirk.js';
import type { Ruleset } from './ruleset.js';

/** The only source of a modifier's number and of its words. */
export interface Modifier<Situation> {
  readonly id: string;
  readonly name: string;
  readonly source: string;
  /** 0 where it does not apply. */
  readonly value: (situation: Situation) => number;
  readonly describe: (situation: Situation, value: number) => string;
  /** Listed even at 0: what every roll has. */
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

/** What the hooks of a pipeline add: of quirks first, then of abilities. */
export function itemiseHooks<Situation>(
  pick: (hooks: Hooks) => Hook<Situation> | undefined,
  situation: Situation,
  rules: Ruleset,
  quirks: readonly Quirk[],
  abilities: readonly ResolvedAbility[],
): readonly ModifierDetail[] {
  const details: ModifierDetail[] = [];
  const add = (entry: Hooked & { readonly name: string }, source: string) => {
    const value = pick(hooksIn(entry, rules))?.(situation) ?? 0;
    if (value === 0) return;
    details.push({ id: entry.id, name: entry.name, value, source, description: effectIn(entry, rules) });
  };
  for (const quirk of quirks) add(quirk, 'quirk');
  for (const { ability } of abilities) add(ability, 'spa');
  return details;
}

/** An entry that lifts a sum to the least it can be, so that the number stays the sum of its entries. */
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
