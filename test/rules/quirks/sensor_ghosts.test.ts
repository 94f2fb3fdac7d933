import { describe, expect, it } from 'vitest';
import { calculatePhysicalToHit } from '../../../src/index.js';
import { entryOf, inBoth, numberOf, standing } from '../shot.js';

const by = { unitQuirks: ['sensor_ghosts'] };

describe('Sensor Ghosts', () => {
  it('Sensor Ghosts attack penalty: +1 to hit for its own attacks', () => {
    expect(entryOf({ by }, 'sensor_ghosts')).toBe(1);
    expect(numberOf({ by })).toBe(5);
    expect(numberOf({ by, bracket: 'extreme' })).toBe(11);
  });

  it('does nothing to shots at it', () => {
    expect(numberOf({ at: by })).toBe(4);
  });

  it('does not act on physical attacks (docs/rules/standard.md)', () => {
    const kick = (facts: object) =>
      calculatePhysicalToHit('kick', { piloting: 5, tonnage: 50, ...facts }, standing()).targetNumber;
    expect(kick(by)).toBe(kick({}));
  });

  it('adds to damaged sensors and to targeting quirks', () => {
    expect(numberOf({ by: { ...by, sensorHits: 1 } })).toBe(6);
    expect(numberOf({ by: { unitQuirks: ['sensor_ghosts', 'improved_targeting_short'] } })).toBe(4);
    expect(numberOf({ by: { unitQuirks: ['sensor_ghosts', 'poor_targeting_short'] } })).toBe(6);
  });

  it('is the same in both rulesets', () => {
    expect(inBoth({ by })).toEqual([5, 5]);
  });
});
