import { describe, expect, it } from 'vitest';
import { cut, messageLine, visible, visibleLine } from '../../../src/cli/print/visible.js';

describe('text from strangers', () => {
  it.each([
    ['an escape code', '\u001b[2J', '\\u001b[2J'],
    ['an OSC code with its end', '\u001b]0;title\u0007', '\\u001b]0;title\\u0007'],
    ['a C1 control', '\u009b31m', '\\u009b31m'],
    ['DEL, NUL, tab and carriage return', '\u007f\0\t\r', '\\u007f\\u0000\\u0009\\u000d'],
    ['marks of direction', '\u202e\u2066\u200f\u061c', '\\u202e\\u2066\\u200f\\u061c'],
    ['half a character', 'a\ud800b', 'a\\ud800b'],
  ])('shows %s', (_, text, shown) => {
    expect(visible(text)).toBe(shown);
  });

  it('keeps letters of all languages, signs and line feeds', () => {
    const text = 'Götz – “Bär” … 忍者 🤖\nnext';
    expect(visible(text)).toBe(text);
    expect(visibleLine(text)).toBe('Götz – “Bär” … 忍者 🤖\\nnext');
  });

  it('means the same in JSON', () => {
    const value = { name: 'a\u001b\u007f\u009b\u202e\u2028b"\\' };
    const json = visible(JSON.stringify(value));
    expect(json).toMatch(/^[ -~]*$/);
    expect(JSON.parse(json)).toEqual(value);
  });
});

describe('a value in a message', () => {
  it('is cut at 80 characters', () => {
    expect(cut('x'.repeat(80))).toBe('x'.repeat(80));
    expect(cut('x'.repeat(81))).toBe(`${'x'.repeat(79)}…`);
    expect(messageLine(`No unit is called "${'x'.repeat(1_000_000)}".`)).toBe(
      `No unit is called "${'x'.repeat(79)}…".`,
    );
  });

  it('cannot flood the screen by quotes of its own', () => {
    expect(messageLine(`No unit is called "${'x"'.repeat(1_000_000)}".`).length).toBeLessThan(2500);
  });
});
