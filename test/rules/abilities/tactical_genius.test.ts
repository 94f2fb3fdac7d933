import { describe, expect, it } from 'vitest';
import { calculateInitiativeModifier } from '../../../src/rules/initiative/index.js';

const genius = { abilities: ['tactical_genius'] };

describe('Tactical Genius', () => {
  it('Tactical Genius initiative bonus', () => {
    const { modifiers, total, reroll } = calculateInitiativeModifier([{}, genius]);
    expect(total).toBe(1);
    expect(modifiers).toEqual([expect.objectContaining({ id: 'tactical_genius', value: 1, source: 'spa' })]);
    expect(reroll).toBe(false);
  });

  it('lets the force roll again in total-warfare, and adds nothing', () => {
    const force = calculateInitiativeModifier([genius], { ruleset: 'total-warfare' });
    expect(force).toEqual({ modifiers: [], total: 0, reroll: true });
  });

  it('counts once, however many a force has', () => {
    expect(calculateInitiativeModifier([genius, genius]).total).toBe(1);
  });

  it('is of no use while unconscious', () => {
    const asleep = { ...genius, conscious: false };
    expect(calculateInitiativeModifier([asleep]).total).toBe(0);
    expect(calculateInitiativeModifier([asleep], { ruleset: 'total-warfare' }).reroll).toBe(false);
  });

  it('adds to the best quirk of the force', () => {
    const force = [genius, { unitQuirks: ['command_mech'] }, { unitQuirks: ['battle_computer'] }];
    expect(calculateInitiativeModifier(force).total).toBe(3);
  });
});
