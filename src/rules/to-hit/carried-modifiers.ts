import type { ResolvedAbility } from '../abilities/ability.js';
import { resolveAbilities } from '../abilities/ability-catalog.js';
import type { Carried } from '../carried.js';
import { IdLists } from '../id-lists.js';
import type { Quirk } from '../quirks/quirk.js';
import { resolveQuirks } from '../quirks/quirk-catalog.js';
import type { RulesetName } from '../ruleset.js';
import type { HookModifiers } from './hook-modifiers.js';
import type { Resolved } from './situation.js';

/** Of who carries nothing. */
const NOTHING: Resolved = { carried: [], own: [], against: [], bestTwoOfThree: false };

/** One kind of what can be carried, by ruleset. */
class Kind<Entry extends Carried> {
  private readonly standard: IdLists<Resolved>;
  private readonly totalWarfare: IdLists<Resolved>;

  constructor(
    resolve: (ids: readonly string[]) => readonly Entry[],
    modifiersOf: (entry: Entry, ruleset: RulesetName) => HookModifiers,
    isApt: (entry: Entry, ruleset: RulesetName) => boolean = () => false,
  ) {
    const resolveIn = (ruleset: RulesetName) => (ids: readonly string[]) => {
      const entries = resolve(ids);
      const modifiers = entries.map((entry) => modifiersOf(entry, ruleset));
      return {
        // Alike to the engine, whatever entries they come from.
        carried: entries.map(({ id, designations, designatedNames }) => ({
          id,
          designations,
          designatedNames,
        })),
        own: modifiers.flatMap(({ own }) => own ?? []),
        against: modifiers.flatMap(({ against }) => against ?? []),
        bestTwoOfThree: entries.some((entry) => isApt(entry, ruleset)),
      };
    };
    this.standard = new IdLists(resolveIn('standard'));
    this.totalWarfare = new IdLists(resolveIn('total-warfare'));
  }

  resolve(ids: readonly string[] | undefined, ruleset: RulesetName): Resolved {
    if (ids === undefined) return NOTHING;
    return ruleset === 'standard' ? this.standard.get(ids) : this.totalWarfare.get(ids);
  }
}

const isOfWeapons = ({ category }: Quirk): boolean => category === 'weapon';
const quirkModifiers = ({ toHit }: Quirk, ruleset: RulesetName) => toHit[ruleset];

/** A quirk of weapons acts through the weapon that has it, never through the unit. */
const unitQuirks = () =>
  new Kind((ids) => resolveQuirks(ids).filter((quirk) => !isOfWeapons(quirk)), quirkModifiers);
const abilities = () =>
  new Kind(
    resolveAbilities,
    ({ ability }: ResolvedAbility, ruleset) => ability.toHit[ruleset],
    ({ ability }, ruleset) => ability.hooks[ruleset].bestTwoOfThree === 'gunnery',
  );

// Attackers and targets apart: each side remembers its own last list.
export const ATTACKER_QUIRKS = unitQuirks();
export const TARGET_QUIRKS = unitQuirks();
export const WEAPON_QUIRKS = new Kind((ids) => resolveQuirks(ids).filter(isOfWeapons), quirkModifiers);
export const ATTACKER_ABILITIES = abilities();
export const TARGET_ABILITIES = abilities();
