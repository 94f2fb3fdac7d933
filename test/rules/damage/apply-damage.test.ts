import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyDamage } from '../../../src/edge/rules/damage.js';
import { MECH_PLANS } from '../../../src/rules/body/mech-plans.js';
import { HIT_LOCATIONS, type HitLocation } from '../../../src/rules/hit-location/locations.js';
import { mechWith } from './sample-mech.js';

describe('a hit (docs/rules/damage.md)', () => {
  test('that armor takes does no more', () => {
    const report = applyDamage(mechWith(), 'left_arm', 10);
    expect(report.mech.left_arm).toEqual({ armor: 0, structure: 8 });
    expect(report).toMatchObject({
      absorbed: 10,
      criticalChecks: [],
      destroyed: [],
      lost: 0,
      pilotWounds: 0,
    });
  });

  test('that reaches structure calls for one critical check there', () => {
    const report = applyDamage(mechWith(), 'left_arm', 12);
    expect(report.mech.left_arm).toEqual({ armor: 0, structure: 6 });
    expect(report).toMatchObject({ absorbed: 12, criticalChecks: ['left_arm'], destroyed: [] });
  });

  test('from behind meets rear armor of a torso', () => {
    const report = applyDamage(mechWith(), 'center_torso_rear', 10);
    expect(report.mech.center_torso).toEqual({ armor: 20, rearArmor: 0, structure: 14 });
    expect(report.steps).toEqual([
      { location: 'center_torso', rear: true, armorLost: 8, structureLost: 2, destroyed: false },
    ]);
  });

  test('does not change the state it was given', () => {
    const mech = mechWith();
    applyDamage(mech, 'left_arm', 40);
    expect(mech).toEqual(mechWith());
  });

  test('of nothing does nothing', () => {
    expect(applyDamage(mechWith(), 'head', 0)).toMatchObject({ steps: [], absorbed: 0, pilotWounds: 0 });
  });
});

describe('damage that a location cannot take', () => {
  test('goes from a limb to the torso of its side, and a check is due in both', () => {
    const mech = mechWith({ left_arm: { armor: 0, structure: 3 }, left_torso: { armor: 4 } });
    const report = applyDamage(mech, 'left_arm', 10);
    expect(report.mech.left_arm.structure).toBe(0);
    expect(report.mech.left_torso).toEqual({ armor: 0, rearArmor: 5, structure: 9 });
    expect(report).toMatchObject({
      absorbed: 10,
      criticalChecks: ['left_arm', 'left_torso'],
      destroyed: ['left_arm'],
    });
  });

  test('goes from a side torso to the center torso, and takes the arm along', () => {
    const mech = mechWith({ right_torso: { armor: 0, structure: 2 } });
    const report = applyDamage(mech, 'right_torso', 5);
    expect(report.destroyed).toEqual(['right_torso', 'right_arm']);
    expect(report.mech.right_arm).toEqual({ armor: 0, structure: 0 });
    expect(report.mech.center_torso.armor).toBe(17);
    // The arm is lost, not absorbed.
    expect(report.absorbed).toBe(5);
  });

  test('does not name an arm that was lost before', () => {
    const mech = mechWith({ right_torso: { armor: 0, structure: 2 }, right_arm: { armor: 0, structure: 0 } });
    expect(applyDamage(mech, 'right_torso', 2).destroyed).toEqual(['right_torso']);
  });

  test('keeps to the rear on its way inward', () => {
    const mech = mechWith({ left_torso: { rearArmor: 0, structure: 1 } });
    const report = applyDamage(mech, 'left_torso_rear', 4);
    expect(report.mech.center_torso).toMatchObject({ armor: 20, rearArmor: 5 });
  });

  test('meets rear armor from a limb that was hit from behind', () => {
    const mech = mechWith({ left_leg: { armor: 0, structure: 1 } });
    expect(applyDamage(mech, 'left_leg', 4, { arc: 'rear' }).mech.left_torso).toMatchObject({
      armor: 15,
      rearArmor: 2,
    });
    expect(applyDamage(mech, 'left_leg', 4).mech.left_torso).toMatchObject({ armor: 12, rearArmor: 5 });
    expect(applyDamage(mechWith(), 'left_leg', 4, { arc: 'rear' }).mech.left_leg.armor).toBe(10);
  });

  test('passes through what is gone already, be it hit or on the way', () => {
    const gone = { armor: 0, structure: 0 };
    const mech = mechWith({ left_arm: gone, left_torso: { ...gone, rearArmor: 0 } });
    const report = applyDamage(mech, 'left_arm', 6);
    expect(report.mech.center_torso.armor).toBe(14);
    expect(report).toMatchObject({ absorbed: 6, destroyed: [] });
  });

  test('is lost where head or center torso are destroyed', () => {
    const report = applyDamage(mechWith(), 'head', 20);
    expect(report).toMatchObject({ absorbed: 12, lost: 8, destroyed: ['head'], mechDestroyed: true });
    const mech = mechWith({ center_torso: { armor: 0, structure: 3 } });
    expect(applyDamage(mech, 'center_torso', 5)).toMatchObject({ lost: 2, mechDestroyed: true });
  });

  test('may go all the way', () => {
    const report = applyDamage(mechWith(), 'right_leg', 1000);
    expect(report.destroyed).toEqual(['right_leg', 'right_torso', 'right_arm', 'center_torso']);
    // 26 + 27 + 36 points of armor and structure on the way.
    expect(report).toMatchObject({ absorbed: 89, lost: 911, mechDestroyed: true });
  });
});

describe('a through-armor critical (docs/rules/hit-locations.md)', () => {
  const options = { throughArmorCritical: true };

  test('is checked even if armor takes it all', () => {
    expect(applyDamage(mechWith(), 'center_torso', 5, options).criticalChecks).toEqual(['center_torso']);
  });

  test('is checked besides the one for structure', () => {
    const mech = mechWith({ center_torso: { armor: 1 } });
    expect(applyDamage(mech, 'center_torso', 5, options).criticalChecks).toEqual([
      'center_torso',
      'center_torso',
    ]);
  });

  test('means nothing where the location is gone', () => {
    const mech = mechWith({ left_torso: { armor: 0, structure: 0 } });
    expect(applyDamage(mech, 'left_torso', 5, options).criticalChecks).toEqual([]);
  });
});

describe('the pilot', () => {
  test('takes one wound from each hit on the head, armor or not', () => {
    expect(applyDamage(mechWith(), 'head', 1).pilotWounds).toBe(1);
    expect(applyDamage(mechWith(), 'head', 20).pilotWounds).toBe(1);
    expect(applyDamage(mechWith(), 'center_torso', 20).pilotWounds).toBe(0);
  });
});

test('every way inward ends at the center torso, and the head has none', () => {
  const { locations, inward } = MECH_PLANS.tripod;
  expect(locations.map((_, location) => locations[inward[location] as number])).toEqual([
    undefined,
    undefined,
    'center_torso',
    'center_torso',
    'left_torso',
    'right_torso',
    'left_torso',
    'right_torso',
    'center_torso',
  ]);
});

const OF_A_BIPED = HIT_LOCATIONS.filter((location) => location !== 'center_leg');

test('no damage of plain materials is lost or made up', () => {
  fc.assert(
    fc.property(fc.constantFrom(...OF_A_BIPED), fc.nat(150), (hit, damage) => {
      const report = applyDamage(mechWith(), hit, damage);
      expect(report.absorbed + report.lost).toBe(damage);
      const taken = report.steps.reduce((sum, step) => sum + step.armorLost + step.structureLost, 0);
      expect(taken).toBe(report.absorbed);
      for (const { armor, structure } of Object.values(report.mech)) {
        expect(Math.min(armor, structure)).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

test('wrong input is refused with field and value', () => {
  expect(() => applyDamage(mechWith(), 'tail' as HitLocation, 5)).toThrow(/hit is "tail"/);
  expect(() => applyDamage(mechWith(), 'head', Number.NaN)).toThrow(/damage is NaN/);
  expect(() => applyDamage(mechWith(), 'head', -1)).toThrow(/damage is -1/);
  expect(() => applyDamage(mechWith(), 'head', 1, { arc: 'above' as 'rear' })).toThrow(/arc is "above"/);
});
