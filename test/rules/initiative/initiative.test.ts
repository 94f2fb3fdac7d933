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

  it('refuses an ability that does not exist, be its pilot conscious or not', () => {
    const unit = { abilities: ['moonwalk'] };
    expect(() => calculateInitiativeModifier([unit])).toThrow('"moonwalk"');
    expect(() => calculateInitiativeModifier([{ ...unit, conscious: false }])).toThrow('"moonwalk"');
  });
});
