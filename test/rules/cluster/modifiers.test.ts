import { describe, expect, test } from 'vitest';
import { officialCatalog } from '../../../src/catalog/official.js';
import {
  calculateClusterModifier,
  type IClusterShot,
  itemiseClusterModifier,
} from '../../../src/edge/rules/cluster.js';
import { RULESETS } from '../../../src/rules/ruleset.js';
import type { RangeBracket } from '../../../src/rules/to-hit/vocabulary.js';
import { ammunitionNamed, itemNamed } from '../items.js';

/** The same in both rulesets, or this fails. */
function modifierOf(shot: IClusterShot): number {
  const [standard, totalWarfare] = RULESETS.map((ruleset) => calculateClusterModifier(shot, { ruleset }));
  expect(standard).toBe(totalWarfare);
  return standard ?? Number.NaN;
}

const LRM_20 = itemNamed('LRM 20');
const ARTEMIS_IV = itemNamed('Artemis IV FCS');
const ARTEMIS_V = itemNamed('Artemis V FCS');
const guided: IClusterShot = { weapon: LRM_20, linkedTo: ARTEMIS_IV };

test('a plain volley has no modifier', () => {
  expect(modifierOf({ weapon: LRM_20 })).toBe(0);
  expect(modifierOf({})).toBe(0);
});

describe('Artemis', () => {
  test.each([
    ['Artemis IV FCS', 2],
    ['Prototype Artemis IV FCS', 1],
    ['Artemis V FCS', 3],
  ])('%s adds %i', (system, bonus) => {
    expect(modifierOf({ weapon: LRM_20, linkedTo: itemNamed(system) })).toBe(bonus);
  });

  test('of an ATM is built in', () => {
    expect(modifierOf({ weapon: itemNamed('ATM 12') })).toBe(2);
    expect(modifierOf({ weapon: itemNamed('ATM 12'), ecmOnPath: true })).toBe(0);
  });

  test('guides the missiles that were made for it', () => {
    const capable = ammunitionNamed('lrm-20-artemis-capable-ammo');
    const plain = ammunitionNamed('lrm-20-ammo');
    expect(modifierOf({ ...guided, ammunition: capable })).toBe(2);
    expect(modifierOf({ ...guided, ammunition: plain })).toBe(0);
    expect(modifierOf({ ...guided, linkedTo: ARTEMIS_V, ammunition: capable })).toBe(0);
    const better = ammunitionNamed('clan-lrm-20-clan-artemis-v-capable-ammo');
    expect(modifierOf({ ...guided, linkedTo: ARTEMIS_V, ammunition: better })).toBe(3);
  });

  test('is cancelled by ECM over the path, by own stealth and by indirect fire', () => {
    expect(modifierOf({ ...guided, ecmOnPath: true })).toBe(0);
    expect(modifierOf({ ...guided, ownStealth: true })).toBe(0);
    expect(modifierOf({ ...guided, indirectFire: true })).toBe(0);
    expect(modifierOf({ ...guided, ecmOnTarget: true })).toBe(2);
  });
});

describe('Narc', () => {
  const narced: IClusterShot = { weapon: LRM_20, targetNarced: true };

  test('adds 2 to missiles that home', () => {
    expect(modifierOf(narced)).toBe(2);
    expect(modifierOf({ ...narced, ammunition: ammunitionNamed('lrm-20-narc-capable-ammo') })).toBe(2);
    expect(modifierOf({ ...narced, ammunition: ammunitionNamed('lrm-20-ammo') })).toBe(0);
  });

  test('is not added to Artemis, and takes its place where that is cancelled', () => {
    expect(modifierOf({ ...narced, linkedTo: ARTEMIS_V })).toBe(3);
    expect(modifierOf({ ...narced, linkedTo: ARTEMIS_IV, ecmOnPath: true })).toBe(2);
  });

  test('helps no guns', () => {
    expect(modifierOf({ ...narced, weapon: itemNamed('Ultra AC/5') })).toBe(0);
    expect(modifierOf({ ...narced, weapon: itemNamed('LB 10-X AC') })).toBe(0);
  });

  test('is cancelled by ECM over the target, by own stealth and by indirect fire', () => {
    expect(modifierOf({ ...narced, ecmOnTarget: true })).toBe(0);
    expect(modifierOf({ ...narced, ownStealth: true })).toBe(0);
    expect(modifierOf({ ...narced, linkedTo: ARTEMIS_IV, ownStealth: true })).toBe(0);
    expect(modifierOf({ ...narced, indirectFire: true })).toBe(0);
  });
});

test('Apollo takes 1 away', () => {
  expect(modifierOf({ weapon: itemNamed('MRM 30'), linkedTo: itemNamed('Apollo MRM FCS') })).toBe(-1);
});

describe('an anti-missile system', () => {
  test('takes 4 away, on top of what helps', () => {
    expect(modifierOf({ weapon: LRM_20, antiMissile: true })).toBe(-4);
    expect(modifierOf({ ...guided, antiMissile: true })).toBe(-2);
  });

  test('does nothing against slugs and pellets', () => {
    expect(modifierOf({ weapon: itemNamed('Ultra AC/5'), antiMissile: true })).toBe(0);
  });
});

test('a hyper-assault gauss rifle does better the nearer', () => {
  const weapon = itemNamed('HAG/20');
  const at = (rangeBracket: RangeBracket) => modifierOf({ weapon, rangeBracket });
  expect(['short', 'medium', 'long'].map((bracket) => at(bracket as RangeBracket))).toEqual([2, 0, -2]);
  expect(modifierOf({ weapon: LRM_20, rangeBracket: 'short' })).toBe(0);
});

test('a glancing blow takes 4 away', () => {
  expect(modifierOf({ weapon: LRM_20, glancing: true })).toBe(-4);
});

describe('the itemised modifier', () => {
  test('is the sum of its entries, each named once', () => {
    const { modifiers, total } = itemiseClusterModifier({
      ...guided,
      antiMissile: true,
      abilities: ['cluster_hitter'],
    });
    expect(modifiers.map(({ id, value }) => [id, value])).toEqual([
      ['artemis', 2],
      ['anti_missile', -4],
      ['cluster_hitter', 1],
    ]);
    expect(total).toBe(-1);
  });
});

describe('a weapon by name', () => {
  test('is looked up where the weapon itself is not given', () => {
    expect(calculateClusterModifier({ weaponType: 'ATM 12' }, { catalog: officialCatalog })).toBe(2);
    expect(
      calculateClusterModifier({ weaponType: 'ATM 12', weapon: LRM_20 }, { catalog: officialCatalog }),
    ).toBe(0);
  });

  test('that nobody knows is refused with its name', () => {
    expect(() => calculateClusterModifier({ weaponType: 'Slingshot' }, { catalog: officialCatalog })).toThrow(
      /weaponType is "Slingshot"/,
    );
  });
});

test('an unknown ability, bracket or ruleset is refused with its name', () => {
  expect(() => calculateClusterModifier({ abilities: ['cluster_bomber'] })).toThrow(/cluster_bomber/);
  expect(() => calculateClusterModifier({ rangeBracket: 'near' as RangeBracket })).toThrow(
    /rangeBracket is "near"/,
  );
  expect(() => calculateClusterModifier({}, { ruleset: 'house' as 'standard' })).toThrow(
    /ruleset is "house"/,
  );
});

describe('a weapon given by its id or name', () => {
  test('is looked up', () => {
    expect(calculateClusterModifier({ weapon: 'Ultra AC/5' }, { catalog: officialCatalog })).toBe(0);
    expect(calculateClusterModifier({ weapon: 'ATM 12' }, { catalog: officialCatalog })).toBe(2);
    expect(calculateClusterModifier({ weapon: itemNamed('ATM 12').id }, { catalog: officialCatalog })).toBe(
      2,
    );
  });

  test('is refused where nothing bears it', () => {
    const wrong = new RangeError('weapon is "Death Ray": no equipment of that name');
    expect(() => calculateClusterModifier({ weapon: 'Death Ray' }, { catalog: officialCatalog })).toThrow(
      wrong,
    );
    expect(() => calculateClusterModifier({ weapon: 'Death Ray' })).toThrow(wrong);
  });
});
