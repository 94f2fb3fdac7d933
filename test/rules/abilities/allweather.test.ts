import { describe, expect, it } from 'vitest';
import { calculatePilotingRoll } from '../../../src/rules/piloting/index.js';

type Environment = NonNullable<NonNullable<Parameters<typeof calculatePilotingRoll>[2]>['environment']>;

const numberOf = (
  environment: Environment,
  ruleset: 'standard' | 'total-warfare',
  abilities = ['allweather'],
) =>
  calculatePilotingRoll({ piloting: 5, abilities }, { kind: 'fall' }, { ruleset, environment }).targetNumber;

describe('All Weather', () => {
  it('minds neither rain nor wind in piloting rolls, in total-warfare', () => {
    const foul = { precipitation: 'downpour', wind: 'storm' } as const;
    expect(numberOf(foul, 'standard')).toBe(10);
    expect(numberOf(foul, 'total-warfare')).toBe(5);
  });

  it('leaves nothing for an Environmental Specialist', () => {
    expect(numberOf({ wind: 'storm' }, 'total-warfare', ['allweather', 'env_specialist_wind'])).toBe(5);
  });

  it('does nothing in fair weather', () => {
    expect(numberOf({}, 'total-warfare')).toBe(5);
  });
});
