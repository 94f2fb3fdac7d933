import { expect, it } from 'vitest';
import { resolveCriticalCheck } from '../../../src/rules/critical/index.js';
import { applyDamage, type IDamageOptions } from '../../../src/rules/damage/index.js';
import { extendRuleset } from '../../../src/rules/ruleset.js';
import { mechWith } from '../damage/sample-mech.js';
import { scriptedDice } from '../scripted-dice.js';

const hits = (throughArmor: boolean | undefined, armorType: string) =>
  resolveCriticalCheck(
    { location: 'center_torso', armorType, ...(throughArmor !== undefined && { throughArmor }) },
    scriptedDice(4, 5),
  ).hits;

it('anti-penetrative ablation takes 2 off the roll of every check, as long as some of it is left', () => {
  // 9 is one hit, 7 is none.
  expect(hits(true, 'anti-penetrative-ablation')).toBe(0);
  expect(hits(undefined, 'anti-penetrative-ablation')).toBe(0);
  expect(hits(true, 'ferro-fibrous')).toBe(1);
});

it('it lets no through-armor hit ask for a check at all where the ruleset says so', () => {
  const armorType = 'anti-penetrative-ablation';
  const ruleset = extendRuleset('total-warfare', { damage: { stopsThroughArmor: [armorType] } });
  const struck = (options: IDamageOptions) =>
    applyDamage(mechWith(), 'center_torso', 5, { throughArmorCritical: true, ruleset, ...options })
      .criticalChecks;
  expect(struck({ armorType })).toEqual([]);
  expect(struck({ armorType: 'ferro-fibrous' })).toEqual(['center_torso']);
  expect(struck({ armorType, ruleset: 'total-warfare' })).toEqual(['center_torso']);
});
