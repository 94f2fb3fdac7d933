import { describe, expect, it } from 'vitest';
import {
  calculateToHit,
  type Environment,
  type RulesetName,
  toHitNumber,
  type WeaponCategory,
} from '../../../src/index.js';
import { entry, mark, shooter, step, wrong } from './duel.js';

const under = (environment: Environment) => calculateToHit(shooter(), mark(), 'short', 3, { environment });

describe('Environment', () => {
  it('Night combat modifier is +2', () => {
    expect(step(under({ light: 'night' }), 'environment')).toBe(2);
    expect(under({ light: 'night' }).finalToHit).toBe(6);
  });

  it('Light rain modifier is +1', () => {
    expect(step(under({ precipitation: 'light_rain' }), 'environment')).toBe(1);
    expect(under({ precipitation: 'light_rain' }).finalToHit).toBe(5);
  });

  it('Heavy fog modifier is +2', () => {
    expect(step(under({ fog: 'heavy_fog' }), 'environment')).toBe(2);
    expect(under({ fog: 'heavy_fog' }).finalToHit).toBe(6);
  });

  it('adds up, one entry for each condition', () => {
    const calculation = under({ light: 'night', precipitation: 'light_rain', fog: 'heavy_fog' });
    expect(entry(calculation, 'environment_light')).toBe(2);
    expect(entry(calculation, 'environment_precipitation')).toBe(1);
    expect(entry(calculation, 'environment_fog')).toBe(2);
    expect(calculation.finalToHit).toBe(9);
  });

  it('of a fair day is not listed', () => {
    expect(under({ light: 'day', precipitation: 'none', fog: 'none', wind: 'none' })).toEqual(under({}));
  });

  it('takes the category of wind from the weapon fired', () => {
    const environment = { wind: 'strong_gale' } as const;
    expect(toHitNumber(shooter(), mark(), 'short', 6, { environment, weapon: 'LRM 20' })).toBe(6);
    expect(toHitNumber(shooter(), mark(), 'short', 3, { environment, weapon: 'Medium Laser' })).toBe(4);
  });
});

/** docs/rules/standard.md, docs/rules/environment.md; energy, ballistic, missile. */
type ByCategory = [energy: number, ballistic: number, missile: number];
const all = (value: number): ByCategory => [value, value, value];

describe('Environment in both rulesets', () => {
  it.each<[string, Environment, ByCategory, ByCategory]>([
    ['day', { light: 'day' }, all(0), all(0)],
    ['dawn or dusk', { light: 'dawn_dusk' }, all(1), all(1)],
    ['night', { light: 'night' }, all(2), all(2)],
    ['moonless night', { light: 'moonless_night' }, all(3), all(3)],
    ['pitch black', { light: 'pitch_black' }, all(4), all(4)],
    ['light rain', { precipitation: 'light_rain' }, all(1), all(0)],
    ['moderate rain', { precipitation: 'moderate_rain' }, all(2), all(1)],
    ['heavy rain', { precipitation: 'heavy_rain' }, all(2), all(1)],
    ['downpour', { precipitation: 'downpour' }, all(3), all(2)],
    ['snow', { precipitation: 'snow' }, all(1), all(1)],
    ['heavy snow', { precipitation: 'heavy_snow' }, all(2), all(1)],
    ['light fog', { fog: 'light_fog' }, all(1), all(0)],
    ['heavy fog', { fog: 'heavy_fog' }, all(2), [1, 0, 0]],
    ['moderate gale', { wind: 'moderate_gale' }, [0, 0, 1], [0, 0, 1]],
    ['strong gale', { wind: 'strong_gale' }, [0, 0, 2], [0, 1, 2]],
    ['storm', { wind: 'storm' }, [0, 0, 3], [0, 2, 3]],
  ])('%s', (_, environment, standard, totalWarfare) => {
    const needed = (ruleset: RulesetName) =>
      (['energy', 'ballistic', 'missile'] satisfies WeaponCategory[]).map((weaponCategory) =>
        toHitNumber(shooter({ weaponCategory }), mark(), 'short', 3, { environment, ruleset }),
      );
    expect(needed('standard')).toEqual(standard.map((value) => 4 + value));
    expect(needed('total-warfare')).toEqual(totalWarfare.map((value) => 4 + value));
  });
});

describe('An environment that does not exist is refused with field and value', () => {
  it.each<[string, unknown, typeof RangeError]>([
    ['environment.light is "disco"', { light: 'disco' }, RangeError],
    ['environment.precipitation is "frogs"', { precipitation: 'frogs' }, RangeError],
    ['environment.fog is "pea_soup"', { fog: 'pea_soup' }, RangeError],
    ['environment.wind is 7', { wind: 7 }, TypeError],
  ])('%s', (message, environment, error) => {
    for (const ask of [calculateToHit, toHitNumber]) {
      const shot = () => ask(shooter(), mark(), 'short', 3, { environment: wrong(environment) });
      expect(shot).toThrow(error);
      expect(shot).toThrow(message);
    }
  });
});
