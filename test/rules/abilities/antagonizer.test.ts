import { describe, expect, it } from 'vitest';
import { targetsAllowedFirst } from '../../../src/edge/rules.js';
import { calculateAttackerSPAModifiers, hasSPA, SPA_CATALOG } from '../../../src/index.js';
import { inBoth, shooter, standing } from '../shot.js';

const abilities = ['antagonizer'];

describe('Antagonizer', () => {
  const drawing = { id: 'drawing', abilities };
  const other = { id: 'other', abilities: ['sniper'] };
  const plain = { id: 'plain', abilities: [] };

  it('Antagonizer target priority: opponents are forced to attack this unit first', () => {
    expect(targetsAllowedFirst([other, drawing, plain])).toEqual([drawing]);
  });

  it('leaves the choice among several who draw fire, and all choice where nobody does', () => {
    const second = { id: 'second', abilities };
    expect(targetsAllowedFirst([drawing, other, second])).toEqual([drawing, second]);
    expect(targetsAllowedFirst([other, plain])).toEqual([other, plain]);
    expect(targetsAllowedFirst([])).toEqual([]);
  });

  it('does nothing in total-warfare', () => {
    expect(targetsAllowedFirst([other, drawing], { ruleset: 'total-warfare' })).toEqual([other, drawing]);
  });

  it('is in the catalog as a tactical ability', () => {
    expect(SPA_CATALOG.antagonizer).toMatchObject({ name: 'Antagonizer', category: 'tactical' });
    expect(hasSPA(abilities, 'antagonizer')).toBe(true);
    expect(hasSPA([], 'antagonizer')).toBe(false);
  });

  it('makes it neither easier nor harder to hit, and shoots no better, in both rulesets', () => {
    expect(inBoth({ at: { abilities } })).toEqual([4, 4]);
    expect(inBoth({ by: { abilities } })).toEqual([4, 4]);
    expect(calculateAttackerSPAModifiers(shooter({ abilities }), standing({ abilities }), 'medium')).toEqual(
      [],
    );
  });
});
