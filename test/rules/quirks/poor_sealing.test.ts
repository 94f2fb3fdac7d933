import { describe, expect, it } from 'vitest';
import { rollBreach } from '../../../src/rules/critical/index.js';
import { scriptedDice } from '../scripted-dice.js';

const leaky = { unitQuirks: ['poor_sealing'] };
const BOOK = { ruleset: 'total-warfare' } as const;

describe('Poor Sealing', () => {
  it('adds 2 to the roll for a breach in total-warfare', () => {
    expect(rollBreach('vacuum', leaky, scriptedDice(4, 4), BOOK)).toBe(true);
    expect(rollBreach('vacuum', leaky, scriptedDice(3, 4), BOOK)).toBe(false);
    expect(rollBreach('vacuum', leaky, scriptedDice(4, 4))).toBe(false);
  });

  it('comes on top of 10 in vacuum and 12 in a trace atmosphere', () => {
    expect(rollBreach('vacuum', {}, scriptedDice(5, 5), BOOK)).toBe(true);
    expect(rollBreach('trace-atmosphere', {}, scriptedDice(5, 6), BOOK)).toBe(false);
    expect(rollBreach('trace-atmosphere', leaky, scriptedDice(5, 5), BOOK)).toBe(true);
  });
});
