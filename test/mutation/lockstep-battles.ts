// Weapons phases in lock-step with the oracle, one battle in each test, so that each runs with every mutant that it meets.
import { describe, expect, it } from 'vitest';
import { phasesOfBattle } from '../lockstep/play-case.js';

const SEED = 1;
const BATTLES = 100;

const numbers = Array.from({ length: BATTLES }, (_, number) => number);

describe('A weapons phase in lock-step', () => {
  it.each(numbers)('comes out by the battle as by the oracle: battle %i', (number) => {
    for (const { difference } of phasesOfBattle(SEED, number)) expect(difference?.what).toBeUndefined();
  });
});
