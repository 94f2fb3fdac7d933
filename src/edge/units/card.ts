import { checked } from '../../check/shape.js';
import { type RulesetOption, rulesetOf } from '../../rules/ruleset.js';
import type { Unit } from '../../units/index.js';
import * as units from '../../units/index.js';
import { rulesetOption } from '../common.js';
import { unit } from '../unit.js';

/** Returns what a player wants to see of a unit, in words and figures. */
export const unitCard = checked(
  (unit: Unit, options: RulesetOption = {}) =>
    units.unitCard(unit, rulesetOf(options.ruleset).weapons.edition ?? undefined),
  { unit, options: rulesetOption },
);
