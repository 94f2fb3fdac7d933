import { describe, expect, it } from 'vitest';
import { criticalModifiers } from '../../../src/rules/critical/check.js';
import { resolveCriticalCheck } from '../../../src/rules/critical/index.js';
import { scriptedDice } from '../scripted-dice.js';

const modifierOf = (ability: string, ruleset: 'standard' | 'total-warfare') =>
  resolveCriticalCheck({ location: 'left_torso', attackerAbilities: [ability] }, scriptedDice(3, 4), {
    ruleset,
  }).targetModifier;

describe('Human TRO', () => {
  it("makes critical hits on 'Mechs easier by 1 in total-warfare", () => {
    expect(modifierOf('human_tro_mek', 'total-warfare')).toBe(-1);
    expect(modifierOf('human_tro', 'total-warfare')).toBe(-1);
    expect(modifierOf('human_tro_mek', 'standard')).toBe(0);
  });

  it('does nothing for who knows other units', () => {
    expect(modifierOf('human_tro_vee', 'total-warfare')).toBe(0);
  });

  it('for vehicles makes critical hits on vehicles easier by 1, and on nothing else', () => {
    const on = (struck: 'vehicle' | 'protomech', ability: string) =>
      criticalModifiers(
        { location: struck === 'vehicle' ? 'front' : 'torso', struck, attackerAbilities: [ability] },
        { ruleset: 'total-warfare' },
      ).map(({ value }) => value);
    expect(on('vehicle', 'human_tro_vee')).toEqual([-1]);
    expect(on('vehicle', 'human_tro_mek')).toEqual([]);
    expect(on('protomech', 'human_tro_vee')).toEqual([]);
  });
});
