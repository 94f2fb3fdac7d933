import { describe, expect, it } from 'vitest';
import { calculatePhysicalToHit } from '../../../src/index.js';
import { entryOf, inBoth, numberOf, standing } from '../shot.js';

const at = { unitQuirks: ['distracting'] };

describe('Distracting', () => {
  it('Distracting modifier: +1 to hit for an enemy who attacks it', () => {
    expect(entryOf({ at }, 'distracting')).toBe(1);
    expect(numberOf({ at })).toBe(5);
    expect(numberOf({ at, bracket: 'long' })).toBe(9);
  });

  it('makes physical attacks on it harder too (docs/rules/standard.md)', () => {
    const punch = (target: object) =>
      calculatePhysicalToHit('punch', { piloting: 5, tonnage: 50 }, { ...standing(), ...target });
    expect(punch(at).targetNumber).toBe(punch({}).targetNumber + 1);
  });

  it('does nothing for its own shots, nor for a unit without it', () => {
    expect(numberOf({ by: at })).toBe(4);
    expect(entryOf({ by: at }, 'distracting')).toBeUndefined();
    expect(numberOf({ at: { unitQuirks: [] } })).toBe(4);
  });

  it('adds to Low Profile, and to Sensor Ghosts of the attacker', () => {
    expect(numberOf({ at: { unitQuirks: ['distracting', 'low_profile'] } })).toBe(6);
    expect(numberOf({ by: { unitQuirks: ['sensor_ghosts'] }, at })).toBe(6);
  });

  it('has no effect in total-warfare', () => {
    expect(inBoth({ at })).toEqual([5, 4]);
  });
});
