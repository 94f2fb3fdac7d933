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
 */
export function calculateBattleValue(ofUnit: Unit, options?: BattleValueOptions): BattleValue {
  unit(ofUnit, 'unit', '');
  battleValueOptions(options, 'options', '');
  return battleValue.calculateBattleValue(ofUnit, options);
}
export const calculateForceBattleValue = checked(battleValue.calculateForceBattleValue, {
  members: listOf(fields<ForceMember>({ unit, ...ofPilot, network: optionalWord })),
  options: rulesetOption,
});
export const canJoinNetwork = checked(battleValue.canJoinNetwork, { unit });
export const networksOf = checked(battleValue.networksOf, { units: listOf(unit) });
export const skillFactor = checked(battleValue.skillFactor, { gunnery: skill, piloting: skill });
