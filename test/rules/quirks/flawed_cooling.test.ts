import { describe, expect, it } from 'vitest';
import { calculateHeatGenerated, rollCoolingFlaw } from '../../../src/rules/heat/index.js';
import { scriptedDice } from '../scripted-dice.js';

const unitQuirks = ['flawed_cooling'];
const BOOK = { ruleset: 'total-warfare' } as const;

describe('Flawed Cooling System', () => {
  it('fails on 10 or more on two dice, in total-warfare', () => {
    for (const [dice, fails] of [
      [[5, 5], true],
      [[6, 6], true],
      [[4, 5], false],
    ] as const) {
      const roller = scriptedDice(...dice);
      expect(rollCoolingFlaw({ unitQuirks }, roller, BOOK)).toBe(fails);
      roller.done();
    }
  });

  it('rolls no die in standard, nor for a sound system', () => {
    expect(rollCoolingFlaw({ unitQuirks }, scriptedDice())).toBe(false);
    expect(rollCoolingFlaw({ unitQuirks: ['stable'] }, scriptedDice(), BOOK)).toBe(false);
  });

  it('costs 5 heat each turn once it has failed', () => {
    const failed = { weapons: 3, unitQuirks, coolingFailed: true };
    expect(calculateHeatGenerated(failed, BOOK).total).toBe(8);
    expect(calculateHeatGenerated(failed).total).toBe(3);
    expect(calculateHeatGenerated({ weapons: 3, unitQuirks }, BOOK).total).toBe(3);
  });
});
