export { getProbability, PROBABILITY_TABLE } from './probability.js';
export { type D6Roller, type DiceRoll, randomRoller, roll1d6, roll2d6 } from './roller.js';
