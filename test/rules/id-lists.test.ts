import { expect, it } from 'vitest';
import { calculateClusterModifier } from '../../src/rules/cluster/index.js';
import { calculateWeaponHeat } from '../../src/rules/heat/index.js';
import { calculatePilotingRoll } from '../../src/rules/piloting/index.js';

/** As it comes from callers without types. */
const untyped = (value: unknown) => value as readonly string[];

it.each([
  ['a word', 'stable', '"stable"'],
  ['nothing', null, 'null'],
])('%s in place of a list is refused', (_, value, shown) => {
  const ids = untyped(value);
  const refused = (field: string) => new TypeError(`${field} is ${shown}: expected a list`);
  expect(() => calculatePilotingRoll({ piloting: 5, unitQuirks: ids }, { kind: 'fall' })).toThrow(
    refused('unitQuirks'),
  );
  expect(() => calculatePilotingRoll({ piloting: 5, abilities: ids }, { kind: 'fall' })).toThrow(
    refused('abilities'),
  );
  expect(() => calculateClusterModifier({ abilities: ids })).toThrow(refused('abilities'));
  expect(() => calculateWeaponHeat(10, ids)).toThrow(refused('weaponQuirks'));
});
