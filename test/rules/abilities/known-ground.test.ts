import { expect, it } from 'vitest';
import { resolveAbilities } from '../../../src/rules/abilities/ability-catalog.js';
import type { MechChassis } from '../../../src/rules/body/chassis.js';
import { hooksIn } from '../../../src/rules/hooks.js';
import { RULESETS, type RulesetName, rulesetOf } from '../../../src/rules/ruleset.js';

interface Build {
  readonly chassis: MechChassis;
  readonly animalistic: boolean;
}

/** Points that a pilot saves on the ground, in a 'Mech of this build. */
const savings = (id: string, ruleset: RulesetName, build: Build = { chassis: 'biped', animalistic: false }) =>
  resolveAbilities([id]).map(({ ability }) => hooksIn(ability, rulesetOf(ruleset)).groundSavings?.(build))[0];

it.each([
  ['tm_forest_ranger', { wooded: 1 }],
  ['tm_frogman', { deep_water: 1 }],
  ['tm_mountaineer', { slopes: 1 }],
  ['tm_swamp_beast', { mire: 1 }],
])('%s saves a point on its ground, in the books alone', (id, expected) => {
  expect(RULESETS.map((ruleset) => savings(id, ruleset))).toEqual([undefined, expected, expected]);
});

it("Animal Mimicry saves a point in growth, in a quad or a 'Mech built like an animal", () => {
  const book = (chassis: MechChassis, animalistic: boolean) =>
    savings('animal_mimicry', 'total-warfare', { chassis, animalistic });
  expect(book('biped', false)).toEqual({});
  expect(book('quad', false)).toEqual({ wooded: 1 });
  expect(book('quadvee', false)).toEqual({ wooded: 1 });
  expect(book('biped', true)).toEqual({ wooded: 1 });
});
