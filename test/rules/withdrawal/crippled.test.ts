import { describe, expect, it } from 'vitest';
import { cripplingDamage, type FightingState } from '../../../src/edge/rules/withdrawal.js';
import { extendRuleset } from '../../../src/rules/ruleset.js';

const isCrippled = (state: FightingState) => cripplingDamage(state) !== undefined;

describe("a 'Mech is crippled (docs/rules/withdrawal.md)", () => {
  it('a whole one is not', () => {
    expect(cripplingDamage({})).toBeUndefined();
  });

  it.each<[string, FightingState, FightingState, string]>([
    ['three limbs', { limbsHurt: 2 }, { limbsHurt: 3 }, 'three limbs'],
    ['two torsos', { torsosLaidBare: 1 }, { torsosLaidBare: 2 }, 'two torsos'],
    ['a side torso', { sideTorsosLost: 0 }, { sideTorsosLost: 1 }, 'side torso'],
    ['two engine hits', { engineHits: 1 }, { engineHits: 2 }, 'engine is hit twice'],
    ['the sensors', { sensorHits: 1 }, { sensorHits: 2 }, 'sensors'],
    ['four wounds', { pilotWounds: 3 }, { pilotWounds: 4 }, 'pilot'],
    ['no way to move', { immobilised: false }, { immobilised: true }, 'move'],
    ['no weapon that counts', { disarmed: false }, { disarmed: true }, 'weapon'],
  ])('by %s, and by nothing less', (_, still, crippled, reason) => {
    expect(cripplingDamage(still)).toBeUndefined();
    expect(cripplingDamage(crippled)).toContain(reason);
  });

  it('by more of the same as well', () => {
    expect(isCrippled({ limbsHurt: 4 })).toBe(true);
    expect(isCrippled({ torsosLaidBare: 3 })).toBe(true);
    expect(isCrippled({ engineHits: 3 })).toBe(true);
    expect(isCrippled({ pilotWounds: 5 })).toBe(true);
  });

  it('by two lost torsos and no crew, sensors or gyro where the ruleset says so', () => {
    const never = Number.POSITIVE_INFINITY;
    const ruleset = extendRuleset('total-warfare', {
      withdrawal: { sideTorsosLost: 2, pilotWounds: never, engineAndGyroHit: false, sensorsLost: false },
    });
    const reasonFor = (state: FightingState) => cripplingDamage(state, { ruleset });
    expect(reasonFor({ sideTorsosLost: 1, pilotWounds: 5, sensorHits: 2 })).toBeUndefined();
    expect(reasonFor({ engineHits: 1, gyroHits: 1 })).toBeUndefined();
    expect(reasonFor({ sideTorsosLost: 2 })).toBe('both side torsos are destroyed');
  });

  it('by one hit each on engine and gyro, but not by the gyro alone', () => {
    expect(cripplingDamage({ gyroHits: 1 })).toBeUndefined();
    expect(cripplingDamage({ engineHits: 1, gyroHits: 1 })).toContain('engine and gyro');
  });

  it('by as many sensor hits as its sensors bear', () => {
    expect(cripplingDamage({ sensorHits: 2, sensors: 3 })).toBeUndefined();
    expect(isCrippled({ sensorHits: 3, sensors: 3 })).toBe(true);
  });

  it.each(['limbsHurt', 'torsosLaidBare', 'sideTorsosLost', 'engineHits'] as const)(
    'a wrong %s is named',
    (field) => {
      expect(() => cripplingDamage({ [field]: -1 })).toThrow(`${field} is -1`);
      expect(() => cripplingDamage({ [field]: 0.5 })).toThrow(`${field} is 0.5`);
    },
  );
});
