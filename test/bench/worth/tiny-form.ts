import type { Form } from '../../../bench/worth/run/form.js';

/** Enough for every figure to be there. */
export const TINY: Form = {
  name: 'quick',
  oneIn: 9,
  pairs: 0.2,
  rounds: {
    abilities: { least: 2, most: 3, target: 0.0099 },
    skills: { least: 1, most: 1, target: 0 },
    armor: { least: 2, most: 2, target: 0 },
  },
  prediction: { units: 0.2, rounds: 9, seeds: 4 },
};
