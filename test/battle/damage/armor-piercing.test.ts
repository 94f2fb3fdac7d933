import { describe, expect, it } from 'vitest';
import { redFires, shootingRange } from '../shooting-range.js';

const RED = { slots: { RT: ['Autocannon/5*4', 'IS Armor-Piercing Ammo AC/5'] } };
const CT = [3, 4];

/** An AC/5 strikes the center torso, and these dice follow. */
function boredBy(
  dice: readonly number[],
  armor: string,
  left?: number,
  ruleset: 'total-warfare' | 'core' = 'total-warfare',
) {
  const condition = left === undefined ? {} : { armor: { center_torso: left } };
  const range = shootingRange({
    ruleset,
    red: RED,
    blue: { armor, clan: armor.startsWith('Clan'), condition },
    distance: 5,
    dice: [6, 6, ...CT, ...dice],
  });
  redFires(range, [{ weapon: 'AC/5' }]);
  range.done();
  return range.of('critical-check').map(({ hits }) => hits);
}

describe('An armor-piercing round of an AC/5', () => {
  it.each(['IS Hardened', 'Clan Ferro-Lamellor', 'IS Reactive'])(
    'asks for no critical check behind %s armor that holds',
    (armor) => {
      expect(boredBy([], armor)).toEqual([]);
    },
  );

  it.each(['IS Hardened', 'IS Anti-Penetrative Ablation'])('nor behind %s armor in core', (armor) => {
    expect(boredBy([], armor, undefined, 'core')).toEqual([]);
  });

  it.each([
    // 8 hits once; -3 for the round by the size of the gun.
    ['IS Standard', [5, 5], 0],
    ['IS Standard', [5, 6], 1],
    ['IS Reflective', [4, 4], 0],
    ['IS Reflective', [4, 5], 1],
    ['IS Impact-Resistant', [4, 5], 0],
    ['IS Impact-Resistant', [5, 5], 1],
  ] as const)('behind %s armor rolls %j for %i hits', (armor, dice, hits) => {
    expect(boredBy(hits === 0 ? dice : [...dice, 1, 1], armor)).toEqual([hits]);
  });

  it('pierces reflective armor as easily if it takes the last of it', () => {
    expect(boredBy([4, 5, 1, 1], 'IS Reflective', 5)).toEqual([1]);
  });
});
