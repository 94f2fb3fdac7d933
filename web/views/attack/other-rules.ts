import type { RulesetName } from '../../../src/edge/rules.js';
import { OFFERED_RULESETS, oneDigit, percent, RULESET_WORDS } from '../../words.js';
import { type Results, resultsOf, type WeaponResult } from './attack-results.js';
import { needs } from './needs.js';

/** What another ruleset changes in the numbers of the same attack. */
export interface OtherRules {
  readonly ruleset: RulesetName;
  /** The whole attack there. */
  readonly results: Results;
  /** The figures there that differ, such as "32.7 % for a head hit". */
  readonly differences: readonly string[];
  /** Why hits spread differently, if they do. */
  readonly because: string | undefined;
  /** Target numbers that differ, by weapon. */
  readonly needs: ReadonlyMap<string, string>;
}

/** Rulesets that do not allow this attack are left out. */
export const byOtherRules = (here: Results): readonly OtherRules[] =>
  OFFERED_RULESETS.filter((name) => name !== here.attack.ruleset).flatMap((ruleset) => {
    try {
      return [byRules(ruleset, here)];
    } catch {
      return [];
    }
  });

function byRules(ruleset: RulesetName, here: Results): OtherRules {
  const there = resultsOf({ ...here.attack, ruleset });
  return {
    ruleset,
    results: there,
    differences: differences(here, there),
    because: spreadOtherwise(here, there),
    needs: new Map(
      there.weapons.flatMap((weapon) => {
        const same = here.weapons.find(({ mount }) => mount.id === weapon.mount.id);
        const [ours, theirs] = [same && verdict(same), verdict(weapon)];
        return ours === theirs ? [] : [[weapon.mount.id, theirs]];
      }),
    ),
  };
}

const verdict = (weapon: WeaponResult): string => weapon.obstacle ?? needs(weapon);

function differences(here: Results, there: Results): readonly string[] {
  const figures = ({ volley, heat }: Results) => [
    `expected damage ${oneDigit(volley.expected)}`,
    `${percent(volley.heavy)} for 20+ damage`,
    `${percent(volley.head)} for a head hit`,
    `${heat} heat`,
  ];
  const ours = figures(here);
  return figures(there).filter((figure, place) => figure !== ours[place]);
}

/** Missiles that roll one by one find the head more often than missiles that strike in groups. */
function spreadOtherwise(here: Results, there: Results): string | undefined {
  const oneByOne = [here, there].filter(({ battle }) => battle.rules.hitLocation.everyHitItsOwnLocation);
  const [ruleset] = oneByOne.map(({ attack }) => attack.ruleset);
  if (oneByOne.length !== 1 || ruleset === undefined) return undefined;
  const groupsThere = new Map(there.weapons.map(({ mount, effect }) => [mount.id, effect.groupPoints]));
  const differs = here.weapons.some(
    ({ fires, mount, effect }) => fires && effect.groupPoints !== groupsThere.get(mount.id),
  );
  if (!differs) return undefined;
  return `In ${RULESET_WORDS[ruleset]} every missile rolls its own hit location, so missiles find the head more often.`;
}
