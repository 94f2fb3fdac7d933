import { describe, expect, test } from 'vitest';
import { applyDamage } from '../../../src/edge/rules/damage.js';
import { DAMAGE_KINDS, type DamageKind } from '../../../src/rules/damage/damage-kind.js';
import { armorRule, cooled } from '../../../src/rules/damage/materials.js';
import { extendRuleset, rulesetOf } from '../../../src/rules/ruleset.js';
import type { ArmorRule } from '../../../src/rules/rulesets/areas/damage.js';
import { mechWith } from './sample-mech.js';

/** Points of a center torso's armor, of which there are more than enough. */
function armorLost(armorType: string, damage: number, damageKind?: DamageKind): number {
  const mech = mechWith({ center_torso: { armor: 40 } });
  const options = { armorType, ...(damageKind && { damageKind }) };
  return 40 - applyDamage(mech, 'center_torso', damage, options).mech.center_torso.armor;
}

/** The kinds of which so much damage does not cost as many points of armor, with what they cost. */
const otherwise = (armorType: string, damage: number) =>
  Object.fromEntries(
    DAMAGE_KINDS.map((kind) => [kind, armorLost(armorType, damage, kind)]).filter(
      ([, lost]) => lost !== damage,
    ),
  );

describe('armor that takes one kind of damage better than another', () => {
  test('reactive armor halves missiles and area effects, rounded down, and acid eats a point more of it', () => {
    expect(otherwise('reactive', 11)).toEqual({ missile: 5, acid: 12, area: 5 });
  });

  test('reflective armor halves beams; blows, falls and area effects cost it double', () => {
    expect(otherwise('reflective', 11)).toEqual({
      energy: 5,
      incendiary: 5,
      acid: 12,
      physical: 22,
      area: 22,
      fall: 22,
    });
  });

  test('ballistic-reinforced armor halves bullets and missiles', () => {
    expect(otherwise('ballistic-reinforced', 11)).toEqual({
      ballistic: 5,
      'armor-piercing': 5,
      missile: 5,
      acid: 5,
    });
  });

  test('impact-resistant armor takes one off every three full points of blows and falls', () => {
    expect(otherwise('impact-resistant', 11)).toEqual({ physical: 8, fall: 8 });
    expect([1, 2, 3, 4, 6, 7].map((damage) => armorLost('impact-resistant', damage, 'physical'))).toEqual([
      1, 2, 2, 3, 4, 5,
    ]);
  });

  test('none makes nothing of a hit', () => {
    expect(armorLost('reactive', 1, 'missile')).toBe(1);
    expect(armorLost('reflective', 1, 'energy')).toBe(1);
    expect(armorLost('ballistic-reinforced', 1, 'ballistic')).toBe(1);
  });

  test('none does anything where nobody says what the damage comes from', () => {
    for (const type of ['reactive', 'reflective', 'ballistic-reinforced', 'impact-resistant']) {
      expect(armorLost(type, 11), type).toBe(11);
    }
  });

  test('a kind that nobody knows is refused', () => {
    const damageKind = 'magic' as DamageKind;
    expect(() => applyDamage(mechWith(), 'head', 1, { damageKind })).toThrow('damageKind is "magic"');
  });
});

const leftBy = (type: string | undefined, heat: number, ruleset = rulesetOf()): number =>
  cooled(armorRule(type, ruleset), heat);

describe('heat from outside', () => {
  test('meets the armor of the ruleset', () => {
    const { armors } = rulesetOf('total-warfare').damage;
    const full = { share: 1, least: 0 };
    const ruleset = extendRuleset('total-warfare', {
      damage: { armors: { ...armors, reflective: { ...(armors.reflective as ArmorRule), heat: full } } },
    });
    expect(leftBy('reflective', 5, ruleset)).toBe(5);
    expect(leftBy('heat-dissipating', 5, ruleset)).toBe(2);
  });

  test('is halved by reflective armor, rounded down but not to nothing', () => {
    expect([0, 1, 2, 5, 6].map((heat) => leftBy('reflective', heat))).toEqual([0, 1, 1, 2, 3]);
  });

  test('is halved by heat-dissipating armor, rounded down', () => {
    expect([0, 1, 2, 5, 6].map((heat) => leftBy('heat-dissipating', heat))).toEqual([0, 0, 1, 2, 3]);
  });

  test('is all the same to every other armor', () => {
    for (const type of ['hardened', 'reactive', 'impact-resistant', undefined]) {
      expect(leftBy(type, 5)).toBe(5);
    }
  });
});
