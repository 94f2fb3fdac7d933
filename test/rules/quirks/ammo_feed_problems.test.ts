import { describe, expect, it } from 'vitest';
import { rollAmmunitionFeed } from '../../../src/edge/rules/firing.js';
import { scriptedDice } from '../scripted-dice.js';

const quirks = ['ammo_feed_problems'];
const BOOK = { ruleset: 'total-warfare' } as const;

describe('Ammo Feed Problems', () => {
  it('jam on 10 and 11 after an attack roll of 2, and explode on 12, in total-warfare', () => {
    expect(rollAmmunitionFeed(quirks, 2, scriptedDice(4, 5), BOOK)).toBe('feeds');
    expect(rollAmmunitionFeed(quirks, 2, scriptedDice(4, 6), BOOK)).toBe('jams');
    expect(rollAmmunitionFeed(quirks, 2, scriptedDice(5, 6), BOOK)).toBe('jams');
    expect(rollAmmunitionFeed(quirks, 2, scriptedDice(6, 6), BOOK)).toBe('explodes');
  });

  it('roll no die after a higher attack roll, in standard, or for other weapons', () => {
    expect(rollAmmunitionFeed(quirks, 3, scriptedDice(), BOOK)).toBe('feeds');
    expect(rollAmmunitionFeed(quirks, 2, scriptedDice())).toBe('feeds');
    expect(rollAmmunitionFeed(['accurate'], 2, scriptedDice(), BOOK)).toBe('feeds');
  });

  it('an attack roll that two dice cannot show is refused', () => {
    expect(() => rollAmmunitionFeed(quirks, 13, scriptedDice(), BOOK)).toThrow(/attackRoll is 13/);
  });
});
