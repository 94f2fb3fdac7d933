import { describe, expect, it } from 'vitest';
import { officialCatalog } from '../../../src/catalog/official.js';
import { buildOtherUnit } from '../../../src/units/blk/read-blk.js';
import { UnitFileError } from '../../../src/units/unit-file-error.js';
import { BATTLE_ARMOR, type BlockValues, blkText, FIGHTER, INFANTRY, readText, TANK } from './blk-text.js';

function problemOf(text: string): string {
  try {
    readText(text);
  } catch (error) {
    if (error instanceof UnitFileError) return error.message;
    throw error;
  }
  return 'none';
}

const problem = (blocks: BlockValues) => problemOf(blkText(blocks));

describe('A file that holds no unit is refused with the line to blame', () => {
  it.each([
    ['nothing at all', '', 'sample.blk: no block of a BLK file found'],
    ['prose', 'Once upon a time', 'sample.blk: no block of a BLK file found'],
    ['no type of unit', '<Name>\nAtlas\n</Name>', 'sample.blk: block <unittype> is missing'],
    [
      'an unknown type of unit',
      '<Name>\nAtlas\n</Name>\n<UnitType>\nBalloon\n</UnitType>',
      'sample.blk:5: <unittype>: "Balloon" is not a type of unit',
    ],
  ])('%s', (_, text, expected) => {
    expect(problemOf(text)).toBe(expected);
  });

  it.each<[string, BlockValues, RegExp]>([
    ['no year', { ...TANK, year: undefined }, /^sample\.blk: block <year> is missing$/],
    ['no name', { ...TANK, Name: undefined }, /block <name> is missing/],
    ['no armor', { ...TANK, armor: undefined }, /block <armor> is missing/],
    [
      'a wrong number',
      { ...TANK, cruiseMP: 'fast' },
      /^sample\.blk:\d+: <cruisemp>: expected a whole number, not "fast"$/,
    ],
    ['a number below zero', { ...TANK, armor: [10, -5, 10, 10] }, /<armor>: expected a number from 0/],
    ['an absurd number', { ...TANK, tonnage: '99999999999' }, /<tonnage>: expected a number from 0/],
    [
      'no weight',
      { ...TANK, tonnage: '0' },
      /^sample\.blk:\d+: <tonnage>: expected a number from 0\.001 to 2500000, not 0$/,
    ],
    ['an empty weight', { ...FIGHTER, tonnage: '' }, /<tonnage>: expected a number from 0\.001 to 2500000/],
    ['too few armor values', { ...TANK, armor: [10, 10] }, /<armor>: expected 4 values/],
    ['too many armor values', { ...TANK, armor: Array(9).fill(10) }, /<armor>: expected 4 values/],
    ['an unknown technology base', { ...TANK, type: 'Elvish' }, /<type>: "Elvish" is not a technology base/],
    ['an unknown motion', { ...TANK, motion_type: 'Legs' }, /"legs" is not a motion type of vehicles/],
    [
      'a thousand troopers',
      { ...BATTLE_ARMOR, 'Trooper Count': 1000 },
      /<trooper count>: expected a number from 1 to 6/,
    ],
    [
      'an unknown beast',
      { ...INFANTRY, motion_type: 'Beast:Unicorn' },
      /"Unicorn" is not a beast that infantry rides/,
    ],
    ['a platoon without arms', { ...INFANTRY, Primary: '' }, /<primary>: expected a weapon/],
    ['a wing too few', { ...FIGHTER, armor: [1, 2, 3] }, /<armor>: expected 4 values, not 3/],
    [
      'an endless list',
      { ...TANK, 'Front Equipment': Array(6000).fill('Medium Laser') },
      /6000 lines are too many/,
    ],
  ])('%s', (_, blocks, expected) => {
    expect(problem(blocks)).toMatch(expected);
  });

  it('a block that is not closed', () => {
    const text = blkText(TANK).replace('</armor>', '');
    const line = text.split('\n').indexOf('<armor>') + 1;
    expect(problemOf(text)).toBe(`sample.blk:${line}: block <armor> is not closed`);
  });

  it('a file that was cut off', () => {
    const text = blkText(TANK);
    expect(problemOf(text.slice(0, text.indexOf('tonnage')))).toMatch(/is missing|not closed/);
  });

  it('a text of absurd size', () => {
    expect(problemOf('x'.repeat(4_000_001))).toMatch(/characters are too many/);
  });
});

describe('What can be read is read', () => {
  it('unknown equipment is kept by name and reported with its line', () => {
    const text = blkText({ ...TANK, 'Front Equipment': ['Medium Laser', 'Death Ray:OMNI'] });
    const unit = readText(text);
    const ray = unit.equipment.find(({ item }) => item === undefined);
    expect(ray).toMatchObject({ name: 'Death Ray', location: 'FR', omnipod: true });
    expect(unit.warnings).toEqual([
      { line: text.split('\n').indexOf('Death Ray:OMNI') + 1, message: 'unknown equipment "Death Ray"' },
    ]);
  });

  it('a malformed block before the quirks leaves the quirks alone', () => {
    const text = `${blkText(TANK)}\n<history>\nThe end is missing.\n<quirks>\nlow_profile\n</quirks>\n`;
    expect(readText(text)).toMatchObject({ quirks: ['low_profile'], warnings: [] });
  });

  it('an unfinished block of equipment is reported', () => {
    const text = blkText(TANK).replace('</Front Equipment>', '');
    expect(readText(text).warnings).toMatchObject([
      { message: 'block <front equipment> is not closed and was ignored' },
    ]);
  });

  it('a second block of a name is ignored and reported', () => {
    const text = `${blkText(TANK)}\n<tonnage>\n30\n</tonnage>\n`;
    expect(readText(text)).toMatchObject({
      tonnage: 60,
      warnings: [{ message: 'a second block <tonnage> was ignored' }],
    });
  });

  it('a byte order mark and Windows line ends make no difference', () => {
    const text = blkText(TANK);
    expect(readText(`\uFEFF${text.replaceAll('\n', '\r\n')}`)).toEqual(readText(text));
  });

  it('a wrong number in a block that a unit can do without is reported', () => {
    const unit = readText(blkText({ ...TANK, 'mul id:': 'unknown', armor_type: 99, fuel: 'much' }));
    expect(unit.mulId).toBeUndefined();
    expect(unit.warnings.map(({ message }) => message).sort()).toEqual([
      '<fuel>: expected a number, not "much"',
      '<mul id:>: expected a whole number, not "unknown"',
      'armor number 99 is unknown',
    ]);
  });

  it('a size or a load that is no number is reported', () => {
    const unit = readText(
      blkText({ ...TANK, 'Front Equipment': ['Cargo:SIZE:big', 'IS Ammo LRM-10:Shotsx#'] }),
    );
    expect(unit.warnings.map(({ message }) => message)).toEqual([
      'size "big" of "Cargo" is not a number',
      'shots "x" of "IS Ammo LRM-10" are not a number',
    ]);
  });

  it('numbers may have thousands separators', () => {
    expect(readText(blkText({ ...TANK, 'mul id:': '1,234' })).mulId).toBe(1234);
  });
});

describe('The blocks that a unit keeps', () => {
  it('hold what the file stated, without fluff', () => {
    const unit = readText(blkText({ ...TANK, overview: 'Long ago.', era: 'Jihad' }));
    expect(unit.blocks).toMatchObject({
      name: ['Sample'],
      armor: ['40', '30', '29', '20', '35'],
      era: ['Jihad'],
    });
    expect(unit.blocks).not.toHaveProperty('overview');
  });

  it('make the same unit again', () => {
    const unit = readText(blkText(TANK));
    expect(buildOtherUnit(JSON.parse(JSON.stringify(unit.blocks)), officialCatalog)).toEqual(unit);
  });

  it('are refused where they make no unit', () => {
    expect(() => buildOtherUnit({}, officialCatalog, 'kept.json')).toThrow(UnitFileError);
    expect(() => buildOtherUnit({ unittype: [] }, officialCatalog, 'kept.json')).toThrow(/^kept\.json/);
  });

  it('survive names that objects have of their own', () => {
    const text = `${blkText(TANK)}\n<__proto__>\nx\n</__proto__>\n<constructor>\ny\n</constructor>\n`;
    const { blocks } = readText(text);
    expect(Object.getPrototypeOf(blocks)).toBe(Object.prototype);
    expect(blocks).toMatchObject({ constructor: ['y'] });
  });
});
