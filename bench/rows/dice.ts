import { library } from '../measure/built.js';
import { type Row, timed } from '../measure/row.js';

const ROLLS = 100_000;
const SEED = 1;

export const diceRows: readonly Row[] = [
  {
    name: '2d6',
    what: 'two seeded dice as rules roll them (roll2d6)',
    unit: 'rolls/s',
    prepare: async () => {
      const { roll2d6, SeededDice } = await library();
      const dice = new SeededDice(SEED);
      return timed(ROLLS, () => {
        dice.reseed(SEED);
        let sum = 0;
        for (let roll = 0; roll < ROLLS; roll += 1) sum += roll2d6(dice.d6).total;
        return sum;
      });
    },
  },
  {
    name: '2d6-total',
    what: 'their total alone (SeededDice.total2d6)',
    unit: 'rolls/s',
    prepare: async () => {
      const { SeededDice } = await library();
      const dice = new SeededDice(SEED);
      return timed(ROLLS, () => {
        dice.reseed(SEED);
        let sum = 0;
        for (let roll = 0; roll < ROLLS; roll += 1) sum += dice.total2d6();
        return sum;
      });
    },
  },
];
