import { expect, it } from 'vitest';
import {
  AMMUNITION_EXPLOSION_TABLE,
  INFERNO_EXPLOSION_TABLE,
  SHUTDOWN_TABLE,
} from '../../src/rules/heat/scale.js';
import { HIT_LOCATIONS, MECH_LOCATIONS } from '../../src/rules/hit-location/locations.js';
import { PHYSICAL_ATTACKS } from '../../src/rules/physical/index.js';
import { SKID_TABLE } from '../../src/rules/piloting/index.js';
import { RULESETS } from '../../src/rules/ruleset.js';
import { TERRAIN_TYPES } from '../../src/rules/terrain/terrain.js';

const isFrozen = (value: unknown): boolean =>
  Object.isFrozen(value) &&
  Object.values(Object(value)).every((part) => typeof part !== 'object' || part === null || isFrozen(part));

it.each(
  Object.entries({
    AMMUNITION_EXPLOSION_TABLE,
    HIT_LOCATIONS,
    INFERNO_EXPLOSION_TABLE,
    MECH_LOCATIONS,
    PHYSICAL_ATTACKS,
    RULESETS,
    SHUTDOWN_TABLE,
    SKID_TABLE,
    TERRAIN_TYPES,
  }),
)('%s is frozen to the last row', (_, shared) => {
  expect(isFrozen(shared)).toBe(true);
});
