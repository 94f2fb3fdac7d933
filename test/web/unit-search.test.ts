import { describe, expect, it } from 'vitest';
import { searchUnits } from '../../web/units/unit-search.js';

const unit = (chassis: string, model: string, more: { clanName?: string; known?: boolean } = {}) => ({
  chassis,
  model,
  ...more,
});
type Sample = ReturnType<typeof unit>;

const first = (units: readonly Sample[], typed: string): string | undefined => {
  const [found] = searchUnits(units, typed, ({ known }) => known === true);
  return found && `${found.chassis} ${found.model}`;
};

describe('The unit that comes first', () => {
  const ogres = [
    unit('Ogre', 'OG-1-DC'),
    unit('Ogre II', 'OG-2'),
    unit('Ogre', 'OG-1', { known: true }),
    unit('Ogre', 'OG-A'),
    unit('Big Ogre', 'X'),
  ];

  it('is the well-known variant of the chassis that was typed', () => {
    expect(first(ogres, 'ogre')).toBe('Ogre OG-1');
    expect(first(ogres, 'OGR')).toBe('Ogre OG-1');
  });

  it('is the plainest variant, where none is well known', () => {
    const unknown = ogres.map(({ known: _, ...rest }) => rest);
    expect(first(unknown, 'ogre')).toBe('Ogre OG-1');
    expect(first([...unknown].reverse(), 'ogre')).toBe('Ogre OG-1');
  });

  it('is the one whose whole name was typed, in any punctuation', () => {
    expect(first(ogres, 'ogre og 1 dc')).toBe('Ogre OG-1-DC');
    expect(first(ogres, 'ogre ii')).toBe('Ogre II OG-2');
  });

  it('is found by the name that the Clans give it', () => {
    const cats = [unit('Catapult', 'C1'), unit('Lynx', 'Prime', { clanName: 'Cat' })];
    expect(first(cats, 'cat')).toBe('Lynx Prime');
    expect(first(cats, 'cat prime')).toBe('Lynx Prime');
  });

  it('has every word in its name, wherever it stands', () => {
    expect(first(ogres, 'dc ogre')).toBe('Ogre OG-1-DC');
    expect(first(ogres, 'ogre zeppelin')).toBeUndefined();
  });

  it('is the first on the shelf, where nothing was typed', () => {
    expect(first(ogres, ' ')).toBe('Ogre OG-1-DC');
  });
});
