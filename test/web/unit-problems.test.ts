import { describe, expect, it } from 'vitest';
import { officialCatalog } from '../../src/catalog/official.js';
import { readUnit } from '../../src/units/index.js';
import { describeProblems, isUnderstood } from '../../web/units/unit-problems.js';
import { sampleMtf } from '../units/sample-units.js';

describe('A unit is understood', () => {
  const read = (text: string) => readUnit(text, 'sample.mtf', officialCatalog);

  it('where the catalog knows all it carries, whatever remarks there are', () => {
    const unit = read(sampleMtf());
    const remarked = { ...unit, warnings: [{ message: 'too heavy' }] };
    expect([isUnderstood(unit), isUnderstood(remarked)]).toEqual([true, true]);
  });

  it('no longer where one thing it carries is unknown', () => {
    expect(isUnderstood(read(sampleMtf().replace('\nMedium Laser\n', '\nMega Laser\n')))).toBe(false);
  });
});

describe('What was not understood of a file', () => {
  it('is named once, with how often and on which lines', () => {
    const text = sampleMtf().replaceAll('\nMedium Laser\n', '\nMega Laser\n');
    const lines = text.split('\n').flatMap((line, index) => (line === 'Mega Laser' ? [index + 1] : []));
    expect(lines).toHaveLength(2);
    expect(describeProblems(readUnit(text, 'sample.mtf', officialCatalog))).toContain(
      `Not understood: Mega Laser, 2×, lines ${lines[0]} and ${lines[1]}`,
    );
  });

  it('is nothing of a file that was understood', () => {
    const text = sampleMtf().replace('weaponquirk:accurate:RA:4:Medium Laser\n', '');
    expect(describeProblems(readUnit(text, 'sample.mtf', officialCatalog))).toEqual([]);
  });

  it('keeps what is odd besides, with its line', () => {
    expect(
      describeProblems({
        equipment: [],
        warnings: [{ line: 7, message: 'unknown structure "Glass"' }, { message: 'too heavy' }],
      }),
    ).toEqual(['Unknown structure "Glass", line 7', 'Too heavy']);
  });
});
