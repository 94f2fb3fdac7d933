import type { RulesetName } from '../ruleset.js';
import type { WeaponCategory } from '../to-hit/vocabulary.js';

export const LIGHTS = ['day', 'dawn_dusk', 'night', 'moonless_night', 'pitch_black'] as const;
export const PRECIPITATIONS = [
  'none',
  'light_rain',
  'moderate_rain',
  'heavy_rain',
  'downpour',
  'snow',
  'heavy_snow',
] as const;
export const FOGS = ['none', 'light_fog', 'heavy_fog'] as const;
export const WINDS = ['none', 'moderate_gale', 'strong_gale', 'storm'] as const;

export interface Environment {
  readonly light?: (typeof LIGHTS)[number];
  readonly precipitation?: (typeof PRECIPITATIONS)[number];
  readonly fog?: (typeof FOGS)[number];
  readonly wind?: (typeof WINDS)[number];
}

/** By weapon category; a number means all weapons alike. */
type WeaponModifier = number | Readonly<Partial<Record<WeaponCategory, number>>>;

export interface Weather {
  readonly name: string;
  readonly toHit: Readonly<Record<RulesetName, WeaponModifier>>;
  readonly piloting: Readonly<Record<RulesetName, number>>;
}

const weather = (
  name: string,
  standard: WeaponModifier,
  totalWarfare: WeaponModifier,
  piloting: number | readonly [standard: number, totalWarfare: number] = 0,
): Weather => {
  const [ours, theirs] = typeof piloting === 'number' ? [piloting, piloting] : piloting;
  return {
    name,
    toHit: { standard, 'total-warfare': totalWarfare },
    piloting: { standard: ours, 'total-warfare': theirs },
  };
};

/** What the sky adds to a shot (reading R-1; combat.md section 25). */
export const WEATHER: Readonly<Record<string, Weather>> = {
  dawn_dusk: weather('Dawn or dusk', 1, 1),
  night: weather('Night', 2, 2),
  moonless_night: weather('Moonless night', 3, 3),
  pitch_black: weather('Pitch black', 4, 4),
  light_rain: weather('Light rain', 1, 0),
  moderate_rain: weather('Moderate rain', 2, 1),
  heavy_rain: weather('Heavy rain', 2, 1, 1),
  downpour: weather('Downpour', 3, 2, 2),
  snow: weather('Snow', 1, 1),
  heavy_snow: weather('Heavy snow', 2, 1, 1),
  light_fog: weather('Light fog', 1, 0),
  heavy_fog: weather('Heavy fog', 2, { energy: 1 }),
  moderate_gale: weather('Moderate gale', { missile: 1 }, { missile: 1 }),
  strong_gale: weather('Strong gale', { missile: 2 }, { ballistic: 1, missile: 2 }, 1),
  storm: weather('Storm', { missile: 3 }, { ballistic: 2, missile: 3 }, 3),
};

export function weatherToHit(
  condition: string | undefined,
  category: WeaponCategory | undefined,
  ruleset: RulesetName,
): number {
  if (condition === undefined) return 0;
  const modifier = WEATHER[condition]?.toHit[ruleset];
  if (modifier === undefined || typeof modifier === 'number') return modifier ?? 0;
  return category === undefined ? 0 : (modifier[category] ?? 0);
}
