import { describe, expect, it } from 'vitest';
import { calculateInitiativeModifier } from '../../../src/rules/initiative/index.js';
import { RULESETS } from '../../../src/rules/ruleset.js';

describe('the initiative modifier of a force', () => {
  it('is nothing for a force without leaders, and for no force at all', () => {
    for (const ruleset of RULESETS) {
      const nothing = { modifiers: [], total: 0, reroll: false };
      expect(calculateInitiativeModifier([], { ruleset })).toEqual(nothing);
      expect(calculateInitiativeModifier([{}, { unitQuirks: ['stable'] }], { ruleset })).toEqual(nothing);
    }
  });

  it('is the sum of its entries', () => {
    const force = [
      { unitQuirks: ['command_mech', 'battle_computer'] },
      { unitQuirks: ['command_mech'], abilities: ['tactical_genius'] },
    ];
    const { modifiers, total } = calculateInitiativeModifier(force);
    expect(modifiers.map(({ id, value }) => [id, value])).toEqual([
      ['battle_computer', 2],
      ['tactical_genius', 1],
    ]);
    expect(total).toBe(3);
  });

  it('counts a command post in place of a lesser quirk, while somebody there is conscious', () => {
    const entries = (...force: Parameters<typeof calculateInitiativeModifier>[0][number][]) =>
      calculateInitiativeModifier(force, { ruleset: 'total-warfare' }).modifiers.map(({ id, value }) => [
        id,
        value,
      ]);
    const post = { commandPost: true };
    const command = { unitQuirks: ['command_mech'] };
    expect(entries(post, post)).toEqual([['command_post', 2]]);
    expect(entries(post, command)).toEqual([['command_post', 2]]);
    expect(entries({ ...post, conscious: false }, command)).toEqual([['command_mech', 1]]);
    // Never both.
    expect(entries(post, { unitQuirks: ['battle_computer'] })).toEqual([['battle_computer', 2]]);
  });

  it('refuses an ability that does not exist, be its pilot conscious or not', () => {
    const unit = { abilities: ['moonwalk'] };
    expect(() => calculateInitiativeModifier([unit])).toThrow('"moonwalk"');
    expect(() => calculateInitiativeModifier([{ ...unit, conscious: false }])).toThrow('"moonwalk"');
  });
});
