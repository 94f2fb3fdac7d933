import { describe, expect, it } from 'vitest';
import { resolveCriticalCheck, rollBreach } from '../../src/rules/critical/index.js';
import type { DamageKind } from '../../src/rules/damage/damage-kind.js';
import { applyDamage } from '../../src/rules/damage/index.js';
import { armorRule, cooled, isBoredThrough } from '../../src/rules/damage/materials.js';
import { rollLancePierces } from '../../src/rules/physical/lance.js';
import { rulesetOf } from '../../src/rules/ruleset.js';
import { mechWith } from '../rules/damage/sample-mech.js';
import { scriptedDice } from '../rules/scripted-dice.js';
import { inEach } from './in-each.js';

const ABA = 'anti-penetrative-ablation';

/** Points of armor that a hit costs, of so many. */
const lost = (armorType: string, damage: number, damageKind: DamageKind, armor = 40) =>
  inEach((ruleset) => {
    const mech = mechWith({ center_torso: { armor } });
    const options = { armorType, damageKind, ruleset };
    return armor - applyDamage(mech, 'center_torso', damage, options).mech.center_torso.armor;
  });

const heatLeft = (armorType: string, heat: number) =>
  inEach((ruleset) => cooled(armorRule(armorType, rulesetOf(ruleset)), heat));

describe('damage and armor', () => {
  it.each([
    ['hardened', false, false, false],
    ['ferro-lamellor', false, false, true],
    ['reactive', false, false, true],
    [ABA, true, true, false],
    ['standard', true, true, true],
  ])('AR-1 armor that lets armor-piercing rounds ask for a check: %s', (type, ...expected) => {
    expect(inEach((ruleset) => isBoredThrough(type, rulesetOf(ruleset)))).toEqual(expected);
  });

  const pierced = (armorType: string) =>
    inEach(
      (ruleset) =>
        resolveCriticalCheck({ location: 'left_leg', armorType, armorPiercing: -1 }, scriptedDice(1, 1), {
          ruleset,
        }).targetModifier,
    );

  it('AR-2 reflective armor does not make that check easier', () => {
    expect(pierced('reflective')).toEqual([-1, -1, 1]);
  });

  it('AR-3 nor does impact-resistant armor', () => {
    expect(pierced('impact-resistant')).toEqual([0, 0, 1]);
  });

  it('AR-4 a location roll of 2 asks for no check behind anti-penetrative ablation', () => {
    const checks = inEach(
      (ruleset) =>
        applyDamage(mechWith(), 'center_torso', 5, {
          armorType: ABA,
          throughArmorCritical: true,
          ruleset,
        }).criticalChecks.length,
    );
    expect(checks).toEqual([1, 1, 0]);
  });

  it.each([
    ['hardened', false, false, true],
    ['ferro-lamellor', false, false, true],
    [ABA, true, true, false],
  ])('AR-5 armor that a lance can pierce: %s', (armorType, ...expected) => {
    const through = inEach((ruleset) =>
      rollLancePierces({ armorLeft: 5, armorType }, scriptedDice(6, 6), { ruleset }),
    );
    expect(through).toEqual(expected);
  });

  it('AR-6 heat-dissipating armor lets no heat in', () => {
    expect(heatLeft('heat-dissipating', 9)).toEqual([4, 4, 0]);
  });

  it('AR-7 heat-dissipating armor halves what flamers and plasma do, rounded up', () => {
    expect(lost('heat-dissipating', 10, 'incendiary')).toEqual([10, 10, 5]);
    expect(lost('heat-dissipating', 5, 'incendiary')).toEqual([5, 5, 3]);
    expect(lost('heat-dissipating', 1, 'incendiary')).toEqual([1, 1, 1]);
    expect(lost('heat-dissipating', 10, 'energy')).toEqual([10, 10, 10]);
  });

  it('AR-8 reflective armor lets all heat in', () => {
    expect(heatLeft('reflective', 9)).toEqual([4, 4, 9]);
    expect(heatLeft('reflective', 1)).toEqual([1, 1, 1]);
  });

  it('AR-9 impact-resistant armor halves falls, rounded down, but leaves a point', () => {
    expect(lost('impact-resistant', 5, 'fall')).toEqual([4, 4, 2]);
    expect(lost('impact-resistant', 10, 'fall')).toEqual([7, 7, 5]);
    expect(lost('impact-resistant', 1, 'fall')).toEqual([1, 1, 1]);
  });

  it('AR-10 impact-resistant armor takes two thirds of blows in every edition', () => {
    expect([5, 6, 7, 10, 1].map((damage) => lost('impact-resistant', damage, 'physical'))).toEqual([
      [4, 4, 4],
      [4, 4, 4],
      [5, 5, 5],
      [7, 7, 7],
      [1, 1, 1],
    ]);
  });

  it('AR-11 impact-resistant armor is no easier to breach', () => {
    // 9 is a pip short of 10; 5 is a pip above 4.
    const breached = (...dice: [number, number]) =>
      inEach((ruleset) =>
        rollBreach('water', { armorType: 'impact-resistant' }, scriptedDice(...dice), { ruleset }),
      );
    expect(breached(4, 5)).toEqual([true, true, false]);
    expect(breached(2, 3)).toEqual([false, false, false]);
    expect(breached(2, 2)).toEqual([false, false, true]);
  });

  it.each([
    ['ferro-fibrous', 3, 3, 3],
    ['ferro-lamellor', 3, 3, 3],
    ['reactive', 3, 3, 3],
    ['reflective', 3, 3, 3],
    ['ballistic-reinforced', 1, 1, 3],
    ['hardened', 1, 1, 1],
    ['standard', 2, 2, 2],
  ])('AR-12 an acid missile costs %s armor so many points', (type, ...expected) => {
    expect(lost(type, 2, 'acid')).toEqual(expected);
  });

  it('AR-12 of armor with no more than 2 points left it takes what there is', () => {
    expect(lost('reactive', 2, 'acid', 2)).toEqual([2, 2, 2]);
  });
});
