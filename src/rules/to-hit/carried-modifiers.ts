import type { ResolvedAbility } from '../abilities/ability.js';
import { resolveAbilities } from '../abilities/ability-catalog.js';
import type { Carried } from '../carried.js';
import { hooksIn } from '../hooks.js';
import { IdLists } from '../id-lists.js';
import type { Quirk } from '../quirks/quirk.js';
import { resolveQuirks } from '../quirks/quirk-catalog.js';
import type { Ruleset } from '../ruleset.js';
import { type HookModifiers, hookModifiersIn } from './hook-modifiers.js';
import type { Resolved } from './situation.js';

/** For units without quirks or abilities. */
export const NOTHING: Resolved = {
  carried: [],
  own: [],
  against: [],
  bestTwoOfThree: false,
  mastersRange: false,
};

/** Caches what lists of one kind contribute in one ruleset. */
function lists<Entry extends Carried>(
  resolve: (ids: readonly string[]) => readonly Entry[],
  modifiersOf: (entry: Entry) => HookModifiers,
  isApt: (entry: Entry) => boolean = () => false,
): IdLists<Resolved> {
  return new IdLists((ids) => {
    const entries = resolve(ids);
    const modifiers = entries.map(modifiersOf);
    return {
      // All have the same shape to the JavaScript engine, whichever entries they come from.
      carried: entries.map(({ id, designations, designatedNames }) => ({
        id,
        designations,
        designatedNames,
      })),
      own: modifiers.flatMap(({ own }) => own ?? []),
      against: modifiers.flatMap(({ against }) => against ?? []),
      bestTwoOfThree: entries.some(isApt),
      mastersRange: entries.some(({ id }) => id === 'range_master'),
    };
  });
}

const isOfWeapons = ({ category }: Quirk): boolean => category === 'weapon';

function listsIn(rules: Ruleset) {
  const quirkModifiers = (quirk: Quirk) => hookModifiersIn(quirk, rules, 'quirk');
  /** A weapon quirk acts through its weapon, never through the unit. */
  const quirks = () =>
    lists((ids) => resolveQuirks(ids).filter((quirk) => !isOfWeapons(quirk)), quirkModifiers);
  const abilities = () =>
    lists(
      resolveAbilities,
      ({ ability }: ResolvedAbility) => hookModifiersIn(ability, rules, 'spa'),
      ({ ability }) => hooksIn(ability, rules).bestTwoOfThree === 'gunnery',
    );
  return {
    // Attackers and targets have separate caches, because each remembers its own last list.
    attackerQuirks: quirks(),
    targetQuirks: quirks(),
    weaponQuirks: lists((ids) => resolveQuirks(ids, 'weaponQuirks').filter(isOfWeapons), quirkModifiers),
    attackerAbilities: abilities(),
    targetAbilities: abilities(),
  };
}

const known: ReturnType<typeof listsIn>[] = [];

/** Returns the caches of what quirk and ability ids contribute to shots in a ruleset. */
export function carriedIn(rules: Ruleset): ReturnType<typeof listsIn> {
  let lists = known[rules.place];
  if (lists === undefined) {
    lists = listsIn(rules);
    known[rules.place] = lists;
  }
  return lists;
}
