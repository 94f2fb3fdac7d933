import { describe, expect, it } from 'vitest';
import { calculateInitiativeModifier } from '../../../src/rules/initiative/index.js';
import { RULESETS } from '../../../src/rules/ruleset.js';

const commandMech = { unitQuirks: ['command_mech'] };

describe("Command 'Mech", () => {
  it('Command Mech initiative bonus', () => {
    const { modifiers, total } = calculateInitiativeModifier([{}, commandMech, {}]);
    expect(total).toBe(1);
    expect(modifiers).toEqual([expect.objectContaining({ id: 'command_mech', value: 1, source: 'quirk' })]);
  });

  it('counts once, however many of them a force has, in both rulesets', () => {
    for (const ruleset of RULESETS) {
      expect(calculateInitiativeModifier([commandMech, commandMech], { ruleset }).total).toBe(1);
    }
  });

  it('does not count while its pilot is unconscious', () => {
    expect(calculateInitiativeModifier([{ ...commandMech, conscious: false }]).total).toBe(0);
    expect(calculateInitiativeModifier([{ ...commandMech, conscious: true }]).total).toBe(1);
  });

  it('adds up with Tactical Genius in standard', () => {
    const force = [commandMech, { abilities: ['tactical_genius'] }];
    expect(calculateInitiativeModifier(force).total).toBe(2);
    expect(calculateInitiativeModifier(force, { ruleset: 'total-warfare' }).total).toBe(1);
  });
});
