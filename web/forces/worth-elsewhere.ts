import { calculateBattleValue } from '../../src/edge/battle-value.js';
import type { RulesetName } from '../../src/edge/rules.js';
import type { Unit } from '../../src/edge/units.js';
import type { Elsewhere } from '../controls/elsewhere.js';
import { ruleset } from '../state/address.js';
import { grouped, OFFERED_RULESETS } from '../words.js';
import { worthOf } from './force-worth.js';
import type { Member } from './member.js';

const inOthers = (valueIn: (other: RulesetName) => number): readonly Elsewhere[] =>
  OFFERED_RULESETS.filter((name) => name !== ruleset.value).map((name) => ({
    ruleset: name,
    words: grouped(valueIn(name)),
  }));

/** What a unit is worth by the other rulesets. */
export const unitWorthElsewhere = (
  unit: Unit,
  { gunnery, piloting }: Pick<Member, 'gunnery' | 'piloting'>,
): readonly Elsewhere[] =>
  inOthers((name) => calculateBattleValue(unit, { gunnery, piloting, ruleset: name }).battleValue);

/** What a force is worth by the other rulesets. */
export const forceWorthElsewhere = (members: readonly Member[]): readonly Elsewhere[] =>
  inOthers((name) => worthOf(members, name).battleValue);
