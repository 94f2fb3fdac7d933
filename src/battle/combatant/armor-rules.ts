import type { Body } from '../../rules/damage/body.js';
import { armorRule } from '../../rules/damage/materials.js';
import type { Ruleset } from '../../rules/ruleset.js';
import type { ArmorRule } from '../../rules/rulesets/areas/damage.js';
import type { Design } from './design.js';

/** A Barrier Armor Rating that no hit of a single weapon is too much for. */
const PROOF = 10;

/** What the armor of each location does to damage; weak armor holds off no heavy blow. */
export const armorRulesOf = ({ armorTypes, armorRatings }: Design, rules: Ruleset): Body['armorRules'] =>
  armorTypes.map((type, location) => rated(armorRule(type, rules), armorRatings?.[location] ?? PROOF));

const rated = (rule: ArmorRule, rating: number): ArmorRule =>
  rating < PROOF ? { ...rule, piercedAbove: rating } : rule;
