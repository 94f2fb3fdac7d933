import { describe, expect, it } from 'vitest';
import { takeBlkApart } from '../../../src/units/blk/blocks.js';

const valuesOf = (text: string, name: string) => takeBlkApart(text).get(name)?.values();

describe('Blocks of a BLK file', () => {
  it('hold one value a line, trimmed, without comments and blank lines', () => {
    expect(valuesOf('<armor>\n  10 \n# twenty\n\n20\n</armor>', 'armor')).toEqual(['10', '20']);
  });

  it('are found under any case of their tags', () => {
    expect(valuesOf('<UnitType>\nTank\n</UNITTYPE>', 'unittype')).toEqual(['Tank']);
  });

  it('hold one empty text where nothing stands between the tags', () => {
    expect(valuesOf('<Field Guns Equipment>\n</Field Guns Equipment>', 'field guns equipment')).toEqual(['']);
  });

  it('come out the same from a text with a byte order mark, CRLF or CR', () => {
    const text = '\uFEFF<year>\r\n3050\r\n</year>\r\n';
    expect(valuesOf(text, 'year')).toEqual(['3050']);
    expect(valuesOf(text.replaceAll('\n', ''), 'year')).toEqual(['3050']);
  });

  it('count once, the first opening and the first closing tag of a name', () => {
    const text = '<tonnage>\n45\n</tonnage>\n<tonnage>\n30\n</tonnage>';
    const block = takeBlkApart(text).get('tonnage');
    expect(block?.values()).toEqual(['45']);
    expect(block?.repeatedAt()).toBe(4);
  });

  it('are absent without a closing tag, and do not swallow those that follow', () => {
    const blocks = takeBlkApart('<history>\nLong ago.\n<quirks>\neasy_pilot\n</quirks>');
    expect(blocks.get('history')?.values()).toBeUndefined();
    expect(blocks.get('history')?.line()).toBe(1);
    expect(blocks.get('quirks')?.values()).toEqual(['easy_pilot']);
  });

  it('take no notice of tags inside a line of text', () => {
    const blocks = takeBlkApart('<overview>\n<p>An <b>old</b> tank.</p>\nSee <armor> there.\n</overview>');
    expect([...blocks.keys()]).toEqual(['overview']);
  });

  it('know the line of each value', () => {
    const block = takeBlkApart('# a comment\n\n<armor>\n# front\n10\n\n20\n</armor>').get('armor');
    expect([block?.line(), block?.line(0), block?.line(1)]).toEqual([3, 5, 7]);
  });

  it('are worth keeping unless they are fluff or stand in fluff', () => {
    const text = '<era>\nJihad\n</era>\n<notes>\n<p>\nNote\n</p>\n</notes>';
    const kept = [...takeBlkApart(text).values()].filter(({ plain }) => plain).map(({ name }) => name);
    expect(kept).toEqual(['era']);
  });

  it('are found in linear time, however deep they are nested', () => {
    const names = Array.from({ length: 20_000 }, (_, number) => `k${number}`);
    const text = [...names.map((name) => `<${name}>`), ...names.map((name) => `</${name}>`)].join('\n');
    const start = performance.now();
    expect(takeBlkApart(text).size).toBe(names.length);
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
