import fc from 'fast-check';
import { SPA_CATALOG } from '../../../src/rules/abilities/ability-catalog.js';
import { FURTHER_ABILITIES } from '../../../src/rules/abilities/further-abilities.js';
import {
  type Environment,
  FOGS,
  LIGHTS,
  PRECIPITATIONS,
  WINDS,
} from '../../../src/rules/environment/environment.js';
import { FURTHER_QUIRKS } from '../../../src/rules/quirks/further-quirks.js';
import { QUIRK_CATALOG } from '../../../src/rules/quirks/quirk-catalog.js';
import { RULESETS } from '../../../src/rules/ruleset.js';
import { TERRAIN_TYPES } from '../../../src/rules/terrain/terrain.js';
import { MOVEMENT_TYPES } from '../../../src/rules/to-hit/vocabulary.js';

// The states of all pipelines are generated here, each by `fc.record` over every field of its type: a new field that no
// generator knows does not compile.

export const flag = fc.boolean();
export const skill = fc.integer({ min: 0, max: 8 });
export const movementType = fc.constantFrom(...MOVEMENT_TYPES);
export const ruleset = fc.constantFrom(...RULESETS);
export const terrainType = fc.constantFrom(...TERRAIN_TYPES);
export const hex = fc.array(terrainType, { maxLength: 2 });

const WITH_CHOICES = [
  'weapon_specialist_ppc',
  'gunnery_specialist_missile',
  'blood_stalker_t1',
  'range_master_medium',
  'weapon_specialist_ac_10',
  'range_master_long',
  'env_specialist_light',
  'env_specialist_snow',
];
const MOST = { maxLength: 15 };

export const quirks = fc.subarray(
  [...Object.keys(QUIRK_CATALOG), ...FURTHER_QUIRKS.map(({ id }) => id)],
  MOST,
);
export const abilities = fc
  .subarray([...Object.keys(SPA_CATALOG), ...FURTHER_ABILITIES.map(({ id }) => id), ...WITH_CHOICES], MOST)
  // With a choice or without, not both.
  .map((ids) => ids.filter((id) => !ids.some((other) => other !== id && id.startsWith(other))));

export const environment = fc.record<Required<Environment>, never>(
  {
    light: fc.constantFrom(...LIGHTS),
    precipitation: fc.constantFrom(...PRECIPITATIONS),
    fog: fc.constantFrom(...FOGS),
    wind: fc.constantFrom(...WINDS),
  },
  { requiredKeys: [] },
);
