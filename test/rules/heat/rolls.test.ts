import { describe, expect, it } from 'vitest';
import {
  AMMUNITION_EXPLOSION_TABLE,
  calculateAmmunitionExplosionCheck,
  calculateShutdownCheck,
  calculateStartupCheck,
  INFERNO_EXPLOSION_TABLE,
  SHUTDOWN_TABLE,
} from '../../../src/edge/rules/heat.js';
import { RULESETS } from '../../../src/rules/ruleset.js';

describe('rolls that heat asks for', () => {
  it('against a shutdown: from 14, every 4 points harder by 2', () => {
    for (const ruleset of RULESETS) {
      const number = (heat: number) => calculateShutdownCheck(heat, [], { ruleset })?.targetNumber ?? null;
      expect([0, 13].map(number)).toEqual([null, null]);
      expect([14, 17, 18, 21, 22, 25, 26, 29].map(number)).toEqual([4, 4, 6, 6, 8, 8, 10, 10]);
    }
  });

  it('from 30 the reactor shuts down whatever is rolled', () => {
    for (const heat of [30, 45]) {
      const check = calculateShutdownCheck(heat, []);
      expect(check).toMatchObject({ impossible: true, probability: 0 });
    }
  });

  it('are itemised', () => {
    expect(calculateShutdownCheck(18, [])).toEqual({
      base: 6,
      modifiers: [{ id: 'shutdown', name: 'Shutdown', value: 6, source: 'base', description: 'heat 18' }],
      targetNumber: 6,
      impossible: false,
      probability: 26 / 36,
    });
  });

  it('to start up: none below 14, then as hard as not shutting down, impossible from 30', () => {
    expect(calculateStartupCheck(13, [])).toBeNull();
    expect(calculateStartupCheck(22, [])?.targetNumber).toBe(8);
    expect(calculateStartupCheck(30, [])?.impossible).toBe(true);
  });

  it('against an explosion: 4, 6 and 8 from 19, 23 and 28, and never more', () => {
    for (const ruleset of RULESETS) {
      const number = (heat: number) =>
        calculateAmmunitionExplosionCheck(heat, [], { ruleset })?.targetNumber ?? null;
      expect([18, 19, 22, 23, 27, 28, 30, 60].map(number)).toEqual([null, 4, 4, 6, 6, 8, 8, 8]);
    }
  });

  it('against an explosion of inferno ammunition, which is touchier', () => {
    const number = (heat: number) =>
      calculateAmmunitionExplosionCheck(heat, [], { inferno: true })?.targetNumber ?? null;
    expect([9, 10, 13, 14, 18, 19, 22, 23, 27, 28].map(number)).toEqual([null, 4, 4, 6, 6, 8, 8, 10, 10, 12]);
  });

  it('their tables leave no gap', () => {
    for (const table of [SHUTDOWN_TABLE, AMMUNITION_EXPLOSION_TABLE, INFERNO_EXPLOSION_TABLE]) {
      table.slice(1).forEach(({ minimum }, index) => {
        expect(minimum).toBe((table[index]?.maximum ?? Number.NaN) + 1);
      });
    }
  });

  it('refuse a heat that is none and abilities that do not exist', () => {
    for (const check of [calculateShutdownCheck, calculateStartupCheck, calculateAmmunitionExplosionCheck]) {
      expect(() => check(-1, [])).toThrow('heat is -1');
      expect(() => check(Number.NaN, [])).toThrow(RangeError);
      expect(() => check(5, ['moonwalk'])).toThrow('"moonwalk"');
      // @ts-expect-error: a word is no heat
      expect(() => check('hot', [])).toThrow(TypeError);
    }
  });
});
