import { describe, expect, it } from 'vitest';
import { only, ppcShot, SHORT } from './moments.js';

/** No armor is left on the center torso. */
const bare = { condition: { armor: { center_torso: 0 } } };
const rugged = { ...bare, quirks: ['rugged_1'] };
/** A hit on the center torso; then 8 for one critical hit, on the engine. */
const oneHit = { hexes: SHORT, dice: [6, 6, 3, 4, 4, 4, 1, 1] };
/** The same, with 10 for two. */
const twoHits = { hexes: SHORT, dice: [6, 6, 3, 4, 5, 5, 1, 1, 1, 2] };

describe("A Rugged 'Mech", () => {
  it('shrugs off the first critical hit of a game, in standard', () => {
    const plain = ppcShot({ ruleset: 'standard', ...oneHit, blue: bare });
    expect(only(plain, 'critical-check')).toMatchObject({ location: 'center_torso', hits: 1, negated: 0 });
    expect(only(plain, 'critical-hit')).toMatchObject({ unit: plain.blue.index });
    expect(plain.blue.engineHits).toBe(1);
    plain.done();
    const tough = ppcShot({ ruleset: 'standard', ...oneHit, blue: rugged });
    expect(only(tough, 'critical-check')).toMatchObject({ total: 8, hits: 0, negated: 1 });
    expect(tough.of('critical-hit')).toEqual([]);
    expect(tough.blue.engineHits).toBe(0);
  });

  it('takes the second of two', () => {
    const tough = ppcShot({ ruleset: 'standard', ...twoHits, blue: rugged });
    expect(only(tough, 'critical-check')).toMatchObject({ total: 10, hits: 1, negated: 1 });
    expect(tough.of('critical-hit')).toHaveLength(1);
  });

  it('is no tougher than others in total-warfare', () => {
    const book = ppcShot({ ruleset: 'total-warfare', ...oneHit, blue: rugged });
    expect(only(book, 'critical-check')).toMatchObject({ hits: 1, negated: 0 });
    expect(book.blue.engineHits).toBe(1);
    book.done();
  });
});
