import { describe, expect, it } from 'vitest';
import { calculateInitiativeModifier } from '../../../src/rules/initiative/index.js';
import { RULESETS } from '../../../src/rules/ruleset.js';

const battleComputer = { unitQuirks: ['battle_computer'] };
const commandMech = { unitQuirks: ['command_mech'] };

describe('Battle Computer', () => {
  it('Battle Computer initiative bonus', () => {
    const { modifiers, total } = calculateInitiativeModifier([{}, battleComputer]);
    expect(total).toBe(2);
    expect(modifiers).toEqual([expect.objectContaining({ id: 'battle_computer', value: 2 })]);
  });

  it('Battle Computer does not stack with Command Mech', () => {
    for (const ruleset of RULESETS) {
      for (const force of [
        [battleComputer, commandMech],
        [commandMech, battleComputer],
        [{ unitQuirks: ['command_mech', 'battle_computer'] }],
      ]) {
        const { modifiers, total } = calculateInitiativeModifier(force, { ruleset });
        expect(total).toBe(2);
        expect(modifiers.map(({ id }) => id)).toEqual(['battle_computer']);
      }
    }
  });

  it("leaves the Command 'Mech's bonus while its own pilot is unconscious", () => {
    const force = [{ ...battleComputer, conscious: false }, commandMech];
    expect(calculateInitiativeModifier(force).total).toBe(1);
  });

  it('is 3 with a Tactical Genius in standard', () => {
    const force = [battleComputer, { abilities: ['tactical_genius'] }];
    expect(calculateInitiativeModifier(force).total).toBe(3);
  });
});
