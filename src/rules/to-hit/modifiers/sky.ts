import { weatherToHit, weatherWords } from '../../environment/environment.js';
import { toHitModifier } from '../modifier.js';
import type { ToHitModifier } from '../situation.js';

const NAMES = { light: 'Light', precipitation: 'Precipitation', fog: 'Fog', wind: 'Wind' } as const;

export const SKY: readonly ToHitModifier[] = (['light', 'precipitation', 'fog', 'wind'] as const).map(
  (condition) =>
    toHitModifier({
      id: `environment_${condition}`,
      name: NAMES[condition],
      source: 'environment',
      needs: 'environment',
      value: ({ options, weaponCategory, rules }) =>
        weatherToHit(options.environment?.[condition], weaponCategory, rules),
      describe: ({ options }) => weatherWords(options.environment?.[condition]),
    }),
);
