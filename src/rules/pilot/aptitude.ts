import {
  type D6Roller,
  type DiceRoll,
  getBestTwoOfThreeProbability,
  getProbability,
  roll2d6,
  rollBestTwoOfThree,
} from '../../dice/index.js';
import type { ResolvedAbility } from '../abilities/ability.js';
import { resolveAbilities } from '../abilities/ability-catalog.js';
import { hooksIn, type Skill } from '../hooks.js';
import { type Ruleset, type RulesetOption, rulesetOf } from '../ruleset.js';

const isApt = (abilities: readonly ResolvedAbility[], skill: Skill, rules: Ruleset): boolean =>
  abilities.some(({ ability }) => hooksIn(ability, rules).bestTwoOfThree === skill);

/** Returns the probability function for rolls with this skill, for resolved abilities. */
export const chanceFor = (
  abilities: readonly ResolvedAbility[],
  skill: Skill,
  rules: Ruleset,
): ((targetNumber: number) => number) =>
  isApt(abilities, skill, rules) ? getBestTwoOfThreeProbability : getProbability;

/** Returns the function that rolls for a skill: two dice, or the best two of three for a natural aptitude. */
export function diceOfSkill(
  skill: Skill,
  abilities: readonly string[] | undefined,
  options: RulesetOption = {},
): (roller: D6Roller) => DiceRoll {
  const rules = rulesetOf(options.ruleset);
  return isApt(resolveAbilities(abilities), skill, rules) ? rollBestTwoOfThree : roll2d6;
}

/** Rolls with a skill and returns the dice. Shots use gunnery; piloting rolls and physical attacks use piloting. */
export function rollSkill(
  skill: Skill,
  abilities: readonly string[] | undefined,
  roller: D6Roller,
  options: RulesetOption = {},
): DiceRoll {
  return diceOfSkill(skill, abilities, options)(roller);
}

/** Returns the probability that `rollSkill` reaches a number. */
export function skillProbability(
  skill: Skill,
  targetNumber: number,
  abilities: readonly string[] | undefined,
  options: RulesetOption = {},
): number {
  const rules = rulesetOf(options.ruleset);
  return chanceFor(resolveAbilities(abilities), skill, rules)(targetNumber);
}
