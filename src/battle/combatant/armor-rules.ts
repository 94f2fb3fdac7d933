import type { Body } from '../../rules/damage/body.js';
import { armorRule } from '../../rules/damage/materials.js';
import type { Ruleset } from '../../rules/ruleset.js';
import type { ArmorRule } from '../../rules/rulesets/areas/damage.js';
import type { Design } from './design.js';

/** A Barrier Armor Rating that no single hit exceeds. */
const PROOF = 10;

/** The effect of each location's armor on damage; weak armor does not stop heavy hits. */
export const armorRulesOf = ({ armorTypes, armorRatings }: Design, rules: Ruleset): Body['armorRules'] =>
  armorTypes.map((type, location) => rated(armorRule(type, rules), armorRatings?.[location] ?? PROOF));

const rated = (rule: ArmorRule, rating: number): ArmorRule =>
  rating < PROOF ? { ...rule, piercedAbove: rating } : rule;
