import { describe, expect, it } from 'vitest';
import { parseBlk, parseMtf } from '../../src/built-in/units.js';
import { officialCatalog } from '../../src/catalog/official.js';
import { readUnit } from '../../src/units/read-unit.js';
import { UnitFileError } from '../../src/units/unit-file-error.js';
import { sampleMtf } from './sample-units.js';

describe('A unit is read by the ending of its file', () => {
  it('in any case', () => {
    expect(readUnit(sampleMtf(), 'Sample.MTF', officialCatalog).chassis).toBe('Sample');
  });

  it.each(['a', 'a.txt', 'a.constructor', 'a.toString', 'mtf'])(
    'and refused where it is none: %s',
    (file) => {
      const read = () => readUnit(sampleMtf(), file, officialCatalog);
      expect(read).toThrow(UnitFileError);
      expect(read).toThrow(`${file}: not a unit file: its name must end in one of .mtf, .blk, .json`);
    },
  );
});

describe('A text is read', () => {
  it('with the name of its file in messages, where it is given', () => {
    expect(() => parseMtf('', { file: 'my/own.mtf' })).toThrow(/^my\/own\.mtf: /);
    expect(() => parseBlk('', { file: 'my/own.blk' })).toThrow(/^my\/own\.blk: /);
    expect(() => parseMtf('')).toThrow(/^unit\.mtf: /);
  });
});
