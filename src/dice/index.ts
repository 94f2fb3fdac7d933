export { DICE_GENERATOR, type DiceState, SeededDice, seedOf } from './generator.js';
export { getBestTwoOfThreeProbability, getProbability, PROBABILITY_TABLE } from './probability.js';
export {
  type D6Roller,
  type DiceRoll,
  randomRoller,
  roll1d6,
  roll2d6,
  rollBestTwoOfThree,
} from './roller.js';
