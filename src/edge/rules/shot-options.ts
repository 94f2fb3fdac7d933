import { amount, listOf, oneOf, optional, whole } from '../../check/shape.js';
import type { IToHitOptions } from '../../rules/to-hit/index.js';
import { AIMED_SHOTS } from '../../rules/to-hit/vocabulary.js';
import {
  type CatalogOption,
  catalogOption,
  environment,
  itemOrName,
  optionalFlag,
  optionalWhole,
  optionalWord,
  ruleset,
  terrainFeature,
} from '../common.js';
import { optionsWith } from '../options.js';

/** The largest modifier in `rangeModifiers`, either way. */
const MOST = 100;

export type ShotOptions = IToHitOptions & CatalogOption;
export const shotOptions = optionsWith<ShotOptions>({
  extremeRange: optionalFlag,
  minimumRange: optionalWhole,
  rangeModifiers: optional(listOf(whole(-MOST, MOST))),
  weaponId: optionalWord,
  weapon: optional(itemOrName),
  ammunition: optional(itemOrName),
  linkedTo: optional(itemOrName),
  pulseModule: optionalFlag,
  targetTerrain: optional(listOf(terrainFeature)),
  interveningTerrain: optional(listOf(listOf(terrainFeature))),
  interveningPoints: optionalWhole,
  targetTerrainPoints: optionalWhole,
  environment,
  damageSetting: optional(amount()),
  charged: optionalFlag,
  aimed: optional(oneOf(AIMED_SHOTS)),
  ruleset,
  ...catalogOption,
});
