import { checked, oneOf, optional, whole, wholeOfEitherSign } from '../../check/shape.js';
import type { EntryOptions } from '../../rules/terrain/index.js';
import * as terrain from '../../rules/terrain/index.js';
import { MOTIONS } from '../../rules/vehicle/motion.js';
import {
  movementType,
  optionalFlag,
  ruleset,
  rulesetOption,
  terrainFeature,
  terrainType,
} from '../common.js';
import { optionsWith } from '../options.js';
import { groundSavings } from './shapes.js';

export * from '../../rules/terrain/index.js';

const savings = optional(groundSavings);

export const entryRoll = checked(terrain.entryRoll, {
  feature: terrainFeature,
  options: optionsWith<EntryOptions>({
    movementType: optional(movementType),
    motion: optional(oneOf(MOTIONS)),
    largeSupport: optionalFlag,
    ruleset,
  }),
});
export const buildingMp = checked(terrain.buildingMp, { construction: whole(1, 4) });
export const levelsMp = checked(terrain.levelsMp, { levels: wholeOfEitherSign, savings });
export const terrainMp = checked(terrain.terrainMp, { type: terrainType, savings, superheavy: optionalFlag });
export const waterMp = checked(terrain.waterMp, { depth: whole(), savings, options: rulesetOption });
