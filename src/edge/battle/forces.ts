import * as forces from '../../battle/force/index.js';
import { MUL_FATES } from '../../battle/mul/mul-force.js';
import {
  amount,
  type Check,
  checked,
  fields,
  having,
  listOf,
  oneOf,
  optional,
  word,
} from '../../check/shape.js';
import { RULESETS } from '../../rules/ruleset.js';
import { optionalWhole, optionalWord } from '../common.js';
import { unit } from '../unit.js';
import { condition, pilot } from './setup-shapes.js';

const optionalAmount = optional(amount());

const orNull =
  (check: Check): Check =>
  (value, key, within) => {
    if (value !== null) check(value, key, within);
  };

/** `conditionProblem` judges the contents. */
const isObject = having<object>({}, 'an object');

const forceFile = fields<forces.ForceFile>({
  name: optionalWord,
  budget: optionalWhole,
  ruleset: optional(oneOf(RULESETS)),
  battleValue: optionalAmount,
  units: listOf(
    fields<forces.ForceFileUnit>({
      chassis: word,
      model: word,
      id: optionalWord,
      pilot: optional(pilot),
      network: optional(orNull(word)),
      condition: optional(condition),
      fate: optional(orNull(oneOf(MUL_FATES))),
      unitType: optionalWord,
      tonnage: optional(orNull(amount())),
      base: optionalAmount,
      tagBonus: optionalAmount,
      networkBonus: optionalAmount,
      battleValue: optionalAmount,
    }),
  ),
});

export const conditionProblem = checked(forces.conditionProblem, { unit, condition: isObject });
export const openForce = checked(forces.openForce, { text: word, file: optionalWord });
export const writeForce = checked(forces.writeForce, { force: forceFile });
