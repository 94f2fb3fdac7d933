import { describe, expect, it } from 'vitest';
import { getBestTwoOfThreeProbability } from '../../../src/dice/index.js';
import { rollSkill, skillProbability } from '../../../src/rules/pilot/index.js';
import { scriptedDice } from '../scripted-dice.js';
import { shoot } from '../shot.js';

const abilities = ['aptitude_gunnery'];
const BOOK = { ruleset: 'total-warfare' } as const;

describe('Natural Aptitude (Gunnery)', () => {
  it('rolls three dice for a shot in total-warfare, of which the best two count', () => {
    const roller = scriptedDice(2, 5, 4);
    expect(rollSkill('gunnery', abilities, roller, BOOK)).toEqual({ dice: [2, 5, 4], total: 9 });
    roller.done();
  });

  it('rolls two dice in standard, and for piloting', () => {
    expect(rollSkill('gunnery', abilities, scriptedDice(2, 5)).total).toBe(7);
    expect(rollSkill('piloting', abilities, scriptedDice(2, 5), BOOK).total).toBe(7);
  });

  it('has 147 of 216 chances to reach an 8', () => {
    expect(skillProbability('gunnery', 8, abilities, BOOK)).toBe(147 / 216);
    expect(skillProbability('gunnery', 8, abilities)).toBe(15 / 36);
    expect(shoot({ by: { abilities }, bracket: 'long', options: BOOK }).probability).toBe(147 / 216);
    expect(shoot({ by: { abilities }, bracket: 'long' }).probability).toBe(15 / 36);
  });

  it('has the chances that counting all throws gives', () => {
    const dice = [1, 2, 3, 4, 5, 6];
    const totals = dice.flatMap((a) => dice.flatMap((b) => dice.map((c) => a + b + c - Math.min(a, b, c))));
    for (let number = 2; number <= 13; number += 1) {
      const ways = totals.filter((total) => total >= number).length;
      expect(getBestTwoOfThreeProbability(number)).toBe(ways / 216);
    }
    expect(() => getBestTwoOfThreeProbability(Number.NaN)).toThrow(/NaN/);
  });
});
