import { describe, expect, it } from 'vitest';
import { rollWeaponLinkage } from '../../../src/rules/critical/index.js';
import { scriptedDice } from '../scripted-dice.js';

const quirks = ['exposed_linkage'];
const BOOK = { ruleset: 'total-warfare' } as const;

describe('Exposed Weapon Linkage', () => {
  it('breaks on 10 or more when its location is hit, in total-warfare', () => {
    expect(rollWeaponLinkage(quirks, scriptedDice(4, 6), BOOK)).toBe(true);
    expect(rollWeaponLinkage(quirks, scriptedDice(4, 5), BOOK)).toBe(false);
  });

  it('rolls no die in standard, nor for other weapons', () => {
    expect(rollWeaponLinkage(quirks, scriptedDice())).toBe(false);
    expect(rollWeaponLinkage(['accurate'], scriptedDice(), BOOK)).toBe(false);
    expect(rollWeaponLinkage(undefined, scriptedDice(), BOOK)).toBe(false);
  });
});
