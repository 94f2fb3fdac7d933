import type { BattleValue, BattleValueOptions, ForceMember } from '../battle-value/index.js';
import * as battleValue from '../battle-value/index.js';
import { checked, fields, listOf, optional } from '../check/shape.js';
import type { Unit } from '../units/index.js';
import { optionalWord, ruleset, rulesetOption, skill } from './common.js';
import { optionsWith } from './options.js';
import { unit } from './unit.js';

export * from '../battle-value/index.js';

const ofPilot = { gunnery: optional(skill), piloting: optional(skill) };

const battleValueOptions = optionsWith<BattleValueOptions>({ ...ofPilot, ruleset });

/**
 * Calculates a unit's Battle Value. Returns the total with every line of its calculation.
 * @throws {RangeError | TypeError} if an argument is wrong, naming the field and its value
 * @example
 * ```ts
 * calculateBattleValue(atlas, { gunnery: 3, piloting: 4 }).battleValue; // 2504
 * ```
 */
export function calculateBattleValue(ofUnit: Unit, options?: BattleValueOptions): BattleValue {
  unit(ofUnit, 'unit', '');
  battleValueOptions(options, 'options', '');
  return battleValue.calculateBattleValue(ofUnit, options);
}
/**
 * Calculates the Battle Value of a force, with pilots, TAG and C3 networks, unit by unit.
 * @throws {RangeError | TypeError} if an argument is wrong, naming the field and its value
 * @example
 * ```ts
 * calculateForceBattleValue([{ unit: atlas, gunnery: 3, piloting: 4 }, { unit: locust }]).battleValue; // 2936
 * ```
 */
export const calculateForceBattleValue = checked(battleValue.calculateForceBattleValue, {
  members: listOf(fields<ForceMember>({ unit, ...ofPilot, network: optionalWord })),
  options: rulesetOption,
});
export const canJoinNetwork = checked(battleValue.canJoinNetwork, { unit });
export const networksOf = checked(battleValue.networksOf, { units: listOf(unit) });
/**
 * Returns the factor on Battle Value for these skills.
 * @throws {RangeError | TypeError} if an argument is wrong, naming the field and its value
 * @example
 * ```ts
 * skillFactor(4, 5); // 1
 * ```
 */
export const skillFactor = checked(battleValue.skillFactor, { gunnery: skill, piloting: skill });
