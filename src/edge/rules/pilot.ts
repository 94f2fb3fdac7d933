import { checked, whole, wholeOrInfinity } from '../../check/shape.js';
import { type D6Roller, randomRoller } from '../../dice/index.js';
import type { Skill } from '../../rules/hooks.js';
import * as pilot from '../../rules/pilot/index.js';
import type { RulesetOption } from '../../rules/ruleset.js';
import { optionalIds, roller, rulesetOption } from '../common.js';
import { skillName } from './shapes.js';

export * from '../../rules/pilot/index.js';

export const calculateConsciousnessCheck = checked(pilot.calculateConsciousnessCheck, {
  wounds: whole(1),
  abilities: optionalIds,
  options: rulesetOption,
});
export const calculateExplosionWounds = checked(pilot.calculateExplosionWounds, {
  abilities: optionalIds,
  options: rulesetOption,
});
/**
 * Rolls for a skill: gunnery for shots, piloting for Piloting Skill Rolls and physical attacks. Abilities may let the
 * pilot keep the best two of three dice.
 * @throws {RangeError | TypeError} if an argument is wrong, naming the field and its value
 */
export const rollSkill = checked(
  (
    skill: Skill,
    abilities: readonly string[] | undefined,
    roller: D6Roller = randomRoller,
    options?: RulesetOption,
  ) => pilot.rollSkill(skill, abilities, roller, options),
  { skill: skillName, abilities: optionalIds, roller, options: rulesetOption },
);
export const skillProbability = checked(pilot.skillProbability, {
  skill: skillName,
  targetNumber: wholeOrInfinity,
  abilities: optionalIds,
  options: rulesetOption,
});
