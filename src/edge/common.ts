import type { Catalog } from '../catalog/index.js';
import { equipmentItem } from '../catalog/item-check.js';
import { HEAVIEST, LIGHTEST, WORST_SKILL } from '../check/check.js';
import { wrongType } from '../check/refusal.js';
import {
  amount,
  type Check,
  callback,
  fields,
  flag,
  having,
  listOf,
  nameOf,
  oneOf,
  optional,
  recordOf,
  stringOr,
  whole,
  word,
} from '../check/shape.js';
import { MECH_CHASSIS } from '../rules/body/chassis.js';
import { type Environment, FOGS, LIGHTS, PRECIPITATIONS, WINDS } from '../rules/environment/environment.js';
import { isRuleset, RULESETS, type RulesetOption } from '../rules/ruleset.js';
import { TERRAIN_TYPES, type TerrainType } from '../rules/terrain/terrain.js';
import { FIRING_ARCS, MOVEMENT_TYPES, RANGE_BRACKETS } from '../rules/to-hit/vocabulary.js';
import { isSound } from './equipment/sound-catalogs.js';
import { optionsWith } from './options.js';

// Checks of arguments that many public functions take.

export const skill = whole(0, WORST_SKILL);
export const facing = whole(0, 5);
export const tonnage = amount(LIGHTEST, HEAVIEST);
/** The total of two dice. */
export const rollOfTwoDice = whole(2, 12);
/** Defaults to `randomRoller`. Each die is checked when it is rolled. */
export const roller = optional(callback);
export const optionalFlag = optional(flag);
export const optionalWord = optional(word);
export const optionalWhole = optional(whole());
/** Ids of quirks or abilities, in any spelling. Lookups deal with unknown ids. */
export const optionalIds = optional(listOf(word));
export const idsByWeapon = recordOf(listOf(word));

export const chassis = oneOf(MECH_CHASSIS);
export const optionalChassis = optional(chassis);
export const movementType = oneOf(MOVEMENT_TYPES);
export const rangeBracket = oneOf(RANGE_BRACKETS);
export const firingArc = oneOf(FIRING_ARCS);

const rulesetRecord: Check = (value, key, within) => {
  if (isRuleset(value)) return;
  const expected = `one of ${RULESETS.join(', ')}, or a record made by extendRuleset`;
  throw wrongType(nameOf(key, within), value, expected);
};
/** The name of a registered ruleset, or a record made by `extendRuleset`. */
export const knownRuleset = stringOr(oneOf(RULESETS), rulesetRecord);
export const ruleset = optional(knownRuleset);
/** One options object may serve many functions: options of other functions are ignored. */
export const rulesetOption = optionsWith<RulesetOption>({ ruleset });

export const terrainType = oneOf(TERRAIN_TYPES);
export const terrainFeature: Check = stringOr(
  terrainType,
  fields<{ readonly type: TerrainType; readonly level?: number }>({
    type: terrainType,
    level: optionalWhole,
  }),
);

export const environment = optional(
  fields<Environment>({
    light: optional(oneOf(LIGHTS)),
    precipitation: optional(oneOf(PRECIPITATIONS)),
    fog: optional(oneOf(FOGS)),
    wind: optional(oneOf(WINDS)),
  }),
);

/** An item, or its id or name. */
export const itemOrName = stringOr(word, equipmentItem);

const ofAnyMake = having<Catalog>({ find: callback, fromFile: callback }, 'a catalog of equipment');
export const catalog: Check = (value, key, within) => {
  if (!isSound(value)) ofAnyMake(value, key, within);
};

/** For functions that take equipment by name. */
export interface CatalogOption {
  /** The catalog for looking up the name. Functions of `tarcomp` itself default to the official catalog. */
  readonly catalog?: Catalog;
}
export const catalogOption = { catalog: optional(catalog) };
