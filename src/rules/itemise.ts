import type { ResolvedAbility } from './abilities/ability.js';
import type { Hook, Hooks } from './hooks.js';
import type { ModifierDetail } from './modifier.js';
import type { Quirk } from './quirks/quirk.js';
import type { RulesetName } from './ruleset.js';

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
  ruleset: RulesetName,
  quirks: readonly Quirk[],
  abilities: readonly ResolvedAbility[],
): readonly ModifierDetail[] {
  const details: ModifierDetail[] = [];
  const add = ({ id, name, effects, hooks }: HookedEntry, source: string) => {
    const value = pick(hooks[ruleset])?.(situation) ?? 0;
    if (value !== 0) details.push({ id, name, value, source, description: effects[ruleset] });
  };
  for (const quirk of quirks) add(quirk, 'quirk');
  for (const { ability } of abilities) add(ability, 'spa');
  return details;
}

type HookedEntry = Pick<Quirk, 'id' | 'name' | 'effects' | 'hooks'>;

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
