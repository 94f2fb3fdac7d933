import { describe, expect, it } from 'vitest';
import { only, shotBothWays } from './moments.js';

const DAISHI = { unit: 'daishi-prime', quirks: [] };
/** Two shots at short range, of which 7 lets one hit, and 8 both. */
const BURST = {
  weapon: 'Ultra AC/5',
  distance: 5,
  order: { shots: 2 },
  red: DAISHI,
  dice: [4, 4, 3, 4, 3, 4, 3, 4],
};

describe('Sandblaster', () => {
  it('adds 1 to the cluster roll of Ultra autocannons in standard', () => {
    const { gifted, plain } = shotBothWays(['sandblaster'], { ...BURST, ruleset: 'standard' });
    expect(only(gifted, 'cluster')).toMatchObject({ hits: 2, dice: [3, 4], modifier: 1 });
    expect(only(gifted, 'cluster').modifiers).toMatchObject([{ id: 'sandblaster', value: 1 }]);
    expect(gifted.of('hit').map(({ damage }) => damage)).toEqual([5, 5]);
    expect(only(plain, 'cluster')).toMatchObject({ hits: 1, modifier: 0 });
    expect(plain.of('hit').map(({ damage }) => damage)).toEqual([5]);
  });

  it('in total-warfare masters one weapon, by 4 at short range, and no other', () => {
    const book = { ...BURST, ruleset: 'total-warfare' } as const;
    const { gifted } = shotBothWays(['sandblaster_ultra_ac_5'], book);
    expect(only(gifted, 'cluster')).toMatchObject({ hits: 2, modifier: 4 });
    expect(only(gifted, 'cluster').modifiers).toMatchObject([{ id: 'sandblaster', value: 4 }]);
    expect(only(shotBothWays(['sandblaster'], book).gifted, 'cluster')).toMatchObject({
      hits: 1,
      modifier: 0,
    });
    // Ten missiles by 7: 6 of them, by 11: all.
    const missiles = { weapon: 'LRM 10', distance: 5, red: DAISHI, dice: [4, 4, 3, 4, 3, 4, 3, 4] };
    const volley = { ...missiles, ruleset: 'total-warfare' } as const;
    expect(only(shotBothWays(['sandblaster_lrm_10'], volley).gifted, 'cluster')).toMatchObject({
      hits: 10,
      modifier: 4,
    });
    expect(only(shotBothWays(['sandblaster_ultra_ac_5'], volley).gifted, 'cluster')).toMatchObject({
      hits: 6,
    });
  });
});
