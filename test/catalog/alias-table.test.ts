import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAliasTable, writeAliasTable } from '../../src/catalog/alias-table.js';

const END = '\t';

/** A text of these words behind another one, and the table of all but that one. */
function tableOf(words: readonly string[]) {
  const text = ['first', ...words].join(END);
  const starts: number[] = [];
  let start = 'first'.length + END.length;
  for (const word of words) {
    starts.push(start);
    start += word.length + END.length;
  }
  return { starts, table: readAliasTable(text, writeAliasTable(text, starts, END), END) };
}

const anyWords = fc.array(fc.stringMatching(/^[a-z0-9 /-]{1,12}$/), { maxLength: 60 });

describe('A table of aliases', () => {
  it('finds where each of them starts, and the last of equal ones', () => {
    fc.assert(
      fc.property(anyWords, (words) => {
        const { starts, table } = tableOf(words);
        for (const word of words) expect(table.startOf(word)).toBe(starts[words.lastIndexOf(word)]);
      }),
    );
  });

  it('finds nothing else in the text: no part of an alias, and no word that is none', () => {
    fc.assert(
      fc.property(anyWords, fc.stringMatching(/^[a-z0-9 ]{0,12}$/), (words, other) => {
        const { table } = tableOf(words);
        if (!words.includes(other)) expect(table.startOf(other)).toBeUndefined();
      }),
    );
    const { table } = tableOf(['lrm 5 ammo', 'lrm 5']);
    expect(table.startOf('lrm')).toBeUndefined();
    expect(table.startOf('first')).toBeUndefined();
    expect(table.startOf(`lrm 5${END}`)).toBeUndefined();
  });

  it('may be empty', () => {
    expect(tableOf([]).table.startOf('lrm 5')).toBeUndefined();
  });
});
