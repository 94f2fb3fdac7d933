import { EDITIONS, fullRounds } from '../../catalog/index.js';
import { type RulesetOption, rulesetOf } from '../../rules/ruleset.js';
import type { AmmoBin } from './weapon-mount.js';

export const roundsWhenFull = ({ item, rounds }: AmmoBin, { ruleset }: RulesetOption): number =>
  fullRounds(item, rounds, rulesetOf(ruleset).weapons.edition ?? undefined);

/** The same by the ruleset that packs the most into it. */
export const roundsAtMost = ({ item, rounds }: AmmoBin): number =>
  Math.max(rounds, ...EDITIONS.map((edition) => fullRounds(item, rounds, edition)));
