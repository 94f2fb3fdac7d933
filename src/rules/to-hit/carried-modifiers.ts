import type { ResolvedAbility } from '../abilities/ability.js';
import { resolveAbilities } from '../abilities/ability-catalog.js';
import type { Carried } from '../carried.js';
import { rememberLists } from '../id-lists.js';
import type { Quirk } from '../quirks/quirk.js';
import { resolveQuirks } from '../quirks/quirk-catalog.js';
import type { RulesetName } from '../ruleset.js';
import type { HookModifiers } from './hook-modifiers.js';
import type { ToHitModifier } from './situation.js';

/** What a list of ids stands for, and the modifiers it may bring to shots. */
export interface Resolved {
  readonly carried: readonly Carried[];
  /** On shots of who carries them. */
  readonly own: readonly ToHitModifier[];
  /** On shots at who carries them. */
  readonly against: readonly ToHitModifier[];
}

/** Of who carries nothing. */
export const NOTHING: Resolved = { carried: [], own: [], against: [] };

function resolver<Entry extends Carried>(
  resolve: (ids: readonly string[], ruleset: RulesetName) => readonly Entry[],
  modifiersOf: (entry: Entry, ruleset: RulesetName) => HookModifiers,
): (ids: readonly string[], ruleset: RulesetName) => Resolved {
  const resolveIn = (ruleset: RulesetName) =>
    rememberLists((ids): Resolved => {
      const entries = resolve(ids, ruleset);
      const modifiers = entries.map((entry) => modifiersOf(entry, ruleset));
      return {
        // Alike to the engine, whatever entries they come from.
        carried: entries.map(({ id, designation, designatedName }) => ({ id, designation, designatedName })),
        own: modifiers.flatMap(({ own }) => own ?? []),
        against: modifiers.flatMap(({ against }) => against ?? []),
      };
    });
  const inStandard = resolveIn('standard');
  const inTotalWarfare = resolveIn('total-warfare');
  return (ids, ruleset) => (ruleset === 'standard' ? inStandard(ids) : inTotalWarfare(ids));
}

const isOfWeapons = ({ category }: Quirk): boolean => category === 'weapon';
const quirkModifiers = ({ toHit }: Quirk, ruleset: RulesetName) => toHit[ruleset];

/** A quirk of weapons acts through the weapon that has it, never through the unit. */
export const quirksOfUnit = resolver(
  (ids, ruleset) => resolveQuirks(ids, ruleset).filter((quirk) => !isOfWeapons(quirk)),
  quirkModifiers,
);
export const quirksOfWeapon = resolver(
  (ids, ruleset) => resolveQuirks(ids, ruleset).filter(isOfWeapons),
  quirkModifiers,
);
export const abilitiesOfPilot = resolver(
  (ids) => resolveAbilities(ids),
  ({ ability }: ResolvedAbility, ruleset) => ability.toHit[ruleset],
);
