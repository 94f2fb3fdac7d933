import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateBattleValue } from '../../src/battle-value/index.js';
import { officialCatalog } from '../../src/catalog/official.js';
import { RULESETS } from '../../src/rules/ruleset.js';
import { type Mech, readUnit, type Unit, UnitFileError } from '../../src/units/index.js';
import { writeUnitJson } from '../../src/units/json/write-unit-json.js';
import { whyNoSuchEngine } from '../../src/units/mech/systems.js';
import { expectedFigures } from '../corpus/read-once.js';
import { referenceData, referenceText } from '../corpus/shared.js';
import { BATTLE_ARMOR, blkText, DROPSHIP, FIGHTER, INFANTRY, TANK } from './blk/blk-text.js';
import { type Change, mechChange, otherChange } from './changed-designs.js';
import { flat } from './json/flat-unit.js';
import { mtf, times } from './mtf/mtf-text.js';

/** The same designs in every run. */
const SEED = 3145;
const DESIGNS = 400;

interface Design {
  readonly name: string;
  readonly text: string;
}

/** Real files where they are at hand; some written for tests where they are not. */
function filesOf(ending: '.mtf' | '.blk', written: readonly string[]): readonly string[] {
  return referenceData ? expectedFigures(ending).map(({ path }) => path) : written;
}

const WRITTEN_MTF = [
  mtf({ items: { LT: [...times(5, 'LRM 20'), 'ISArtemisIV', 'IS Ammo LRM-20'], RA: times(3, 'PPC') } }),
  mtf({ kind: 'Quad', items: { RT: ['Medium Laser', 'Jump Jet'] } }),
];
const WRITTEN_BLK = [TANK, BATTLE_ARMOR, INFANTRY, FIGHTER, DROPSHIP].map(blkText);

const designs = (ending: '.mtf' | '.blk', written: readonly string[], change: fc.Arbitrary<Change>) =>
  fc
    .tuple(fc.constantFrom(...filesOf(ending, written)), fc.array(change, { minLength: 1, maxLength: 5 }))
    .map(([file, changes]): Design => {
      const lines = (referenceData ? referenceText(`units/${file}`) : file).split('\n');
      const changed = changes.reduce<readonly string[]>((before, apply) => apply(before), lines);
      return { name: referenceData ? file : `written${ending}`, text: changed.join('\n') };
    });

interface Changed {
  /** Of the file it was made from, and which of the designs it is. */
  readonly name: string;
  readonly unit: Unit;
}

/** The designs that can be read. What cannot must be refused as a file, not fail otherwise. */
function changedUnits(all: fc.Arbitrary<Design>): readonly Changed[] {
  return fc.sample(all, { seed: SEED, numRuns: DESIGNS }).flatMap(({ name, text }, number): Changed[] => {
    try {
      return [{ name: `design ${number}: ${name}`, unit: readUnit(text, name, officialCatalog) }];
    } catch (error) {
      if (error instanceof UnitFileError) return [];
      throw error;
    }
  });
}

function numbersAreNumbers(unit: Unit): void {
  const { walk, run, jump, umu } = unit;
  const values = RULESETS.flatMap((ruleset) => {
    const { battleValue, base, defensive, offensive, exact } = calculateBattleValue(unit, { ruleset });
    return [battleValue, base, defensive, offensive, exact];
  });
  for (const number of [walk, run, jump, umu, ...values]) {
    expect(Number.isFinite(number) && number >= 0, String(number)).toBe(true);
  }
  expect(values.filter((_, place) => place % 5 < 2).every(Number.isInteger)).toBe(true);
}

/** The report tells the same story as the figures: rating by rating, and in the end the value. */
function reportAgrees(unit: Unit): void {
  const { sections, battleValue, defensive, offensive } = calculateBattleValue(unit);
  expect(sections.at(-1)?.lines.at(-1)?.value).toBe(battleValue);
  for (const { lines } of sections) {
    for (const { value } of lines) expect(value === undefined || Number.isFinite(value)).toBe(true);
  }
  if (unit.unitType !== 'Mek') return;
  const ending = (title: string) =>
    sections.find((section) => section.title === title)?.lines.filter(({ value }) => value !== undefined);
  expect(ending('Defensive rating')?.at(-1)?.value).toBe(defensive);
  expect(ending('Offensive rating')?.at(-1)?.value).toBe(offensive);
}

function jsonGivesItBack(unit: Unit): void {
  const text = writeUnitJson(unit);
  const again = readUnit(text, 'again.json', officialCatalog);
  expect(flat(again)).toBe(flat(unit));
  expect(writeUnitJson(again)).toBe(text);
  expect(calculateBattleValue(again).battleValue).toBe(calculateBattleValue(unit).battleValue);
}

/** Mounts that fill fewer slots than they need; guns that are split count as wholes elsewhere. */
const cramped = (mech: Mech) =>
  mech.equipment.filter((mount) => {
    const { item, location, slots } = mount;
    if (location === undefined || item === undefined || item.traits.includes('splittable')) return false;
    if (item.traits.includes('spreadable') || item.traits.includes('targeting-computer')) return false;
    const needed = mech.superheavy ? Math.ceil(slots / 2) : slots;
    const filled = mech.locations.flatMap((state) =>
      state.slots.filter((slot) => slot.mount === mount || slot.secondMount === mount),
    );
    return filled.length < needed;
  });

function impossibleIsSaid(unit: Unit): void {
  if (unit.unitType !== 'Mek') return;
  const reasons = [
    whyNoSuchEngine(unit.engine) !== undefined,
    cramped(unit).length > 0,
    unit.equipment.some(({ item }) => item === undefined),
    unit.locations.some(({ armorPoints, structurePoints }) => armorPoints > 3 * structurePoints),
    unit.structure === undefined || unit.locations.some(({ armor }) => armor === undefined),
  ];
  if (reasons.includes(true)) expect(unit.warnings).not.toEqual([]);
}

describe.each([
  ["'Mech", changedUnits(designs('.mtf', WRITTEN_MTF, mechChange))],
  ['other unit', changedUnits(designs('.blk', WRITTEN_BLK, otherChange))],
])('A real %s with other weapons, engines, armor and gear', (_, changed) => {
  it('can mostly be read', () => expect(changed.length).toBeGreaterThan(DESIGNS / 2));

  it.each([
    ['has numbers that are numbers, none of them below zero', numbersAreNumbers],
    ['has a report that agrees with its Battle Value', reportAgrees],
    ['comes back from JSON as the same unit', jsonGivesItBack],
    ['is read with a warning where nobody could build it', impossibleIsSaid],
  ] as const)('%s', (_title, check) => {
    for (const { name, unit } of changed) expect(() => check(unit), name).not.toThrow();
  });
});
