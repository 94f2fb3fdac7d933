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
export const NOTHING: Resolved = {
  carried: [],
  own: [],
  against: [],
  bestTwoOfThree: false,
  mastersRange: false,
};

/** Remembers what lists of one kind bring in one ruleset. */
function lists<Entry extends Carried>(
  resolve: (ids: readonly string[]) => readonly Entry[],
  modifiersOf: (entry: Entry) => HookModifiers,
  isApt: (entry: Entry) => boolean = () => false,
): IdLists<Resolved> {
  return new IdLists((ids) => {
    const entries = resolve(ids);
    const modifiers = entries.map(modifiersOf);
    return {
      // Alike to the engine, whatever entries they come from.
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

function listsIn(ruleset: RulesetName) {
  const quirkModifiers = ({ toHit }: Quirk) => toHit[ruleset];
  /** A quirk of weapons acts through the weapon that has it, never through the unit. */
  const quirks = () =>
    lists((ids) => resolveQuirks(ids).filter((quirk) => !isOfWeapons(quirk)), quirkModifiers);
  const abilities = () =>
    lists(
      resolveAbilities,
      ({ ability }: ResolvedAbility) => ability.toHit[ruleset],
      ({ ability }) => ability.hooks[ruleset].bestTwoOfThree === 'gunnery',
    );
  return {
    // Attackers and targets apart: each side remembers its own last list.
    attackerQuirks: quirks(),
    targetQuirks: quirks(),
    weaponQuirks: lists((ids) => resolveQuirks(ids, 'weaponQuirks').filter(isOfWeapons), quirkModifiers),
    attackerAbilities: abilities(),
    targetAbilities: abilities(),
  };
}

const STANDARD = listsIn('standard');
const TOTAL_WARFARE = listsIn('total-warfare');

/** What ids of quirks and abilities bring to shots in a ruleset. */
export const carriedIn = (ruleset: RulesetName) => (ruleset === 'standard' ? STANDARD : TOTAL_WARFARE);
