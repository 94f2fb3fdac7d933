import { describe, expect, it } from 'vitest';
import { officialCatalog } from '../../../src/catalog/official.js';
import { readMtf, readUnitJson, writeUnitJson } from '../../../src/units/index.js';
import { withQuirks, withWeaponQuirks } from '../../../src/units/mech/other-quirks.js';
import { sampleMtf } from '../sample-units.js';

const sample = readMtf(sampleMtf(), officialCatalog);
const quirksAt = (unit: typeof sample, location: string) =>
  unit.equipment.find(({ item, location: at }) => item?.kind === 'weapon' && at === location)?.quirks;

describe('A unit with other quirks', () => {
  it('has them in its JSON as well, and the one it was made from is as it was', () => {
    const other = withQuirks(sample, ['low_profile']);
    expect(readUnitJson(writeUnitJson(other), officialCatalog).quirks).toEqual(['low_profile']);
    expect(sample.quirks).toEqual(['easy_maintain']);
  });

  it('may have them on some weapons alone, one of several equal ones', () => {
    const other = withWeaponQuirks(
      sample,
      ({ quirks, location }) => (location === 'LA' ? ['inaccurate'] : quirks),
      officialCatalog,
    );
    expect([quirksAt(other, 'LA'), quirksAt(other, 'RA')]).toEqual([['inaccurate'], ['accurate']]);
    const again = readUnitJson(writeUnitJson(other), officialCatalog);
    expect(again.equipment.map(({ quirks }) => quirks)).toEqual(other.equipment.map(({ quirks }) => quirks));
    expect(quirksAt(sample, 'LA')).toEqual([]);
  });

  it('may lose them all', () => {
    const other = withWeaponQuirks(sample, () => [], officialCatalog);
    expect(other.equipment.flatMap(({ quirks }) => quirks)).toEqual([]);
    expect(other.weaponQuirks).toEqual({});
  });
});
