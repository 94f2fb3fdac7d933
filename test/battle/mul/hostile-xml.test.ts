import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MulFileError, readMul } from '../../../src/battle/mul/index.js';
import { forceOf, sample } from './sample-force.js';

const read = (text: string) => readMul(text, () => sample, 'lance.mul');

const BOMB = `<?xml version="1.0"?>
<!DOCTYPE unit [<!ENTITY a "boom"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>
<unit><entity chassis="&b;"/></unit>`;

describe('what is no force is refused with the line', () => {
  it.each([
    ['a document type, and with it entity bombs', BOMB, /^lance\.mul:2: declares a document type/],
    [
      'an entity that XML does not know',
      '<unit><entity chassis="&boom;"/></unit>',
      /:1: "&boom;" is not a char/,
    ],
    ['a reference to no character', '<unit x="&#0;"/>', /"&#0;" is not a character reference/],
    ['half a character', '<unit x="&#xD800;"/>', /"&#xD800;" is not a character reference/],
    ['a bare ampersand', '<unit x="a & b"/>', /not a character reference/],
    [
      'an element that is never closed',
      '<unit>\n<entity chassis="Sample">\n',
      /:2: <entity> is opened here and never/,
    ],
    ['elements that cross', '<unit>\n<a><b>\n</a></b></unit>', /:3: <\/a> closes <b> of line 2/],
    ['a tag too many', '<unit/></unit>', /<\/unit> closes nothing/],
    ['a damaged tag', '<unit chassis=Sample></unit>', /the tag <unit> is damaged/],
    ['an unclosed quote', '<unit chassis="Sample></unit>', /the tag <unit> is damaged/],
    ['an attribute twice', '<unit a="1" a="2"/>', /"a" is given twice/],
    ['an unclosed comment', '<unit>\n<!-- no end', /:2: a comment is opened here/],
    ['an unclosed CDATA section', '<unit><![CDATA[ no end', /a CDATA section is opened/],
    ['two roots', '<unit/><unit/>', /a second root element/],
    ['text alone', 'Atlas AS7-D', /text outside/],
    ['nothing', '', /it has no element/],
    ['another root', '<html/>', /the root element is <html>: a force has <unit>/],
    [
      'an entity without a chassis',
      '<unit>\n<entity model="X"/></unit>',
      /:2: an <entity> without a chassis/,
    ],
    ['a great depth', '<unit>'.repeat(100_000), /nested more than 50 deep/],
  ])('%s', (_, text, message) => {
    expect(() => read(text)).toThrow(MulFileError);
    expect(() => read(text)).toThrow(message);
  });

  it('far more elements than a force has are refused in good time', () => {
    const start = performance.now();
    expect(() => read(`<unit>${'<a/>'.repeat(200_001)}</unit>`)).toThrow(/more than 200000 elements/);
    expect(performance.now() - start).toBeLessThan(5000);
  });

  it('a long line of blanks, quotes or brackets costs no more than its length', () => {
    const start = performance.now();
    for (const part of [' ', '"', "'", '<', '&', ' a', ' a="', '=']) {
      expect(() => read(`<unit${part.repeat(200_000)}`)).toThrow(MulFileError);
    }
    expect(performance.now() - start).toBeLessThan(5000);
  });

  it('whatever is damaged throws a MulFileError and nothing else', () => {
    const whole = forceOf(
      'name="A" gunnery="3" edge="edge 2" advantages="sniper true"',
      '<location index="0"/>',
    );
    fc.assert(
      fc.property(
        fc.nat(whole.length),
        fc.nat(20),
        fc.string({ unit: fc.constantFrom(...'<>/="\'&;!-[]? aé\n') }),
        (at, removed, inserted) => {
          try {
            read(whole.slice(0, at) + inserted + whole.slice(at + removed));
          } catch (error) {
            expect(error).toBeInstanceOf(MulFileError);
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('names', () => {
  it('are read with their entities, and line ends in them count as blanks', () => {
    const { units } = read(forceOf('name="&lt;O&apos;Neil&gt; &amp; &quot;Sons&quot; &#x41;&#66;\nC"'));
    expect(units[0]?.pilot?.name).toBe(`<O'Neil> & "Sons" AB C`);
  });

  it('of the language itself harm nothing', () => {
    const { units } = read(
      '<unit><entity chassis="Sample" __proto__="x" constructor="y"><__proto__/></entity></unit>',
    );
    expect(units).toHaveLength(1);
  });
});
