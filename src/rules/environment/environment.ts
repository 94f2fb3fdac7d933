import type { Ruleset } from '../ruleset.js';
import type { WeaponCategory } from '../to-hit/vocabulary.js';

export const LIGHTS = Object.freeze(['day', 'dawn_dusk', 'night', 'moonless_night', 'pitch_black'] as const);
export const PRECIPITATIONS = Object.freeze([
  'none',
  'light_rain',
  'moderate_rain',
  'heavy_rain',
  'downpour',
  'snow',
  'heavy_snow',
] as const);
export const FOGS = Object.freeze(['none', 'light_fog', 'heavy_fog'] as const);
export const WINDS = Object.freeze(['none', 'moderate_gale', 'strong_gale', 'storm'] as const);

export interface Environment {
  readonly light?: (typeof LIGHTS)[number];
  readonly precipitation?: (typeof PRECIPITATIONS)[number];
  readonly fog?: (typeof FOGS)[number];
  readonly wind?: (typeof WINDS)[number];
}

/** By weapon category. A single number applies to all weapons. */
export type WeatherModifier = number | Readonly<Partial<Record<WeaponCategory, number>>>;

/**
 * Darkness and weather in words. The rulesets hold their modifiers (docs/rules/standard.md;
 * docs/rules/environment.md).
 */
const WORDS: Readonly<Record<string, string>> = {
  dawn_dusk: 'dawn or dusk',
  night: 'night',
  moonless_night: 'moonless night',
  pitch_black: 'pitch black',
  light_rain: 'light rain',
  moderate_rain: 'moderate rain',
  heavy_rain: 'heavy rain',
  downpour: 'downpour',
  snow: 'snow',
  heavy_snow: 'heavy snow',
  light_fog: 'light fog',
  heavy_fog: 'heavy fog',
  moderate_gale: 'moderate gale',
  strong_gale: 'strong gale',
  storm: 'storm',
};

export const weatherWords = (condition: string | undefined): string => WORDS[condition ?? ''] ?? '';

export function weatherToHit(
  condition: string | undefined,
  category: WeaponCategory | undefined,
  { environment }: Ruleset,
): number {
  if (condition === undefined) return 0;
  const modifier = environment.toHit[condition];
  if (modifier === undefined || typeof modifier === 'number') return modifier ?? 0;
  return category === undefined ? 0 : (modifier[category] ?? 0);
}

/** Winds in which conventional infantry cannot jump (Tactical Operations, "Wind"). */
const TOO_WINDY: readonly Environment['wind'][] = ['strong_gale', 'storm'];

export const keepsInfantryDown = (environment: Environment | undefined): boolean =>
  TOO_WINDY.includes(environment?.wind);

export const weatherPiloting = (condition: string | undefined, { environment }: Ruleset): number =>
  environment.piloting[condition ?? ''] ?? 0;
