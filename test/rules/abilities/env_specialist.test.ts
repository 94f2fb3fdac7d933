import { describe, expect, it } from 'vitest';
import { calculatePilotingRoll } from '../../../src/rules/piloting/index.js';
import { inBoth } from '../shot.js';

const specialist = (...environments: string[]) => ({
  abilities: environments.map((environment) => `env_specialist_${environment}`),
});

describe('Environmental Specialist', () => {
  it('takes 1 off what the chosen weather adds to shots, in total-warfare', () => {
    const by = specialist('snow');
    expect(inBoth({ by, options: { environment: { precipitation: 'snow' } } })).toEqual([5, 4]);
    expect(inBoth({ by, options: { environment: { precipitation: 'heavy_rain' } } })).toEqual([6, 5]);
    expect(inBoth({ by: specialist('light'), options: { environment: { light: 'night' } } })).toEqual([6, 5]);
  });

  it('counts for all that it was chosen for', () => {
    const environment = { light: 'night', precipitation: 'snow' } as const;
    expect(inBoth({ by: specialist('snow', 'light'), options: { environment } })).toEqual([7, 5]);
  });

  it('does so for piloting rolls', () => {
    const numberOf = (environment: string, ruleset: 'standard' | 'total-warfare') =>
      calculatePilotingRoll(
        { piloting: 5, ...specialist(environment) },
        { kind: 'fall' },
        { ruleset, environment: { wind: 'storm' } },
      ).targetNumber;
    expect(numberOf('wind', 'total-warfare')).toBe(7);
    expect(numberOf('wind', 'standard')).toBe(8);
    expect(numberOf('rain', 'total-warfare')).toBe(8);
  });

  it('does nothing without a choice, and there is no specialist for everything', () => {
    const options = { environment: { precipitation: 'snow' } } as const;
    expect(inBoth({ by: { abilities: ['env_specialist'] }, options })).toEqual([5, 5]);
    expect(() => inBoth({ by: specialist('lava') })).toThrow(/env_specialist_lava/);
  });
});
