import { describe, expect, it } from 'vitest';
import { only, ppcShot, SHORT } from './moments.js';

/** No armor is left on the center torso. */
const bare = { condition: { armor: { center_torso: 0 } } };
const rugged = { ...bare, quirks: ['rugged_2'] };
/** A hit on the center torso; then 10 for two critical hits, both on the engine. */
const twoHits = { hexes: SHORT, dice: [6, 6, 3, 4, 5, 5, 1, 1, 1, 2] };
/** The same, with 12 for three, all on the engine. */
const threeHits = { hexes: SHORT, dice: [6, 6, 3, 4, 6, 6, 1, 1, 1, 2, 1, 3] };

describe("A 'Mech that is Rugged twice over", () => {
  it('shrugs off the first two critical hits of a game, in standard', () => {
    const plain = ppcShot({ ruleset: 'standard', ...twoHits, blue: bare });
    expect(only(plain, 'critical-check')).toMatchObject({ location: 'center_torso', hits: 2, negated: 0 });
    expect(plain.blue.engineHits).toBe(2);
    plain.done();
    const tough = ppcShot({ ruleset: 'standard', ...twoHits, blue: rugged });
    expect(only(tough, 'critical-check')).toMatchObject({ total: 10, hits: 0, negated: 2 });
    expect(tough.of('critical-hit')).toEqual([]);
  });

  it('outlives three hits on its engine, which destroy another', () => {
    const plain = ppcShot({ ruleset: 'standard', ...threeHits, blue: bare });
    expect(only(plain, 'lost')).toMatchObject({ cause: 'engine-destroyed' });
    const tough = ppcShot({ ruleset: 'standard', ...threeHits, blue: rugged });
    expect(only(tough, 'critical-check')).toMatchObject({ total: 12, hits: 1, negated: 2 });
    expect(tough.of('lost')).toEqual([]);
  });

  it('is no tougher than others in total-warfare', () => {
    const book = ppcShot({ ruleset: 'total-warfare', ...threeHits, blue: rugged });
    expect(only(book, 'critical-check')).toMatchObject({ hits: 3, negated: 0 });
    expect(only(book, 'lost')).toMatchObject({ cause: 'engine-destroyed' });
  });
});
