import { describe, expect, it } from 'vitest';
import { CENTER_TORSO, HEAD } from '../../../src/rules/body/mech-plans.js';
import { modifier, only, shotBothWays } from './moments.js';

const CALLED = { weapon: 'Medium Laser', distance: 3, order: { location: HEAD } };

describe('Marksman', () => {
  it('hits what a called shot names more easily in standard', () => {
    // Gunnery 4, called shot +3; what hits wounds the pilot in the head, who rolls to stay conscious.
    const { gifted, plain } = shotBothWays(['marksman'], {
      ...CALLED,
      dice: [3, 3, 6, 6],
      ruleset: 'standard',
    });
    expect(only(gifted, 'weapon-attack')).toMatchObject({
      calledLocation: 'head',
      hit: true,
      roll: { needed: 6 },
    });
    expect(modifier(only(gifted, 'weapon-attack'), 'marksman')).toBe(-1);
    expect(only(gifted, 'hit')).toMatchObject({ location: 'head', dice: [] });
    expect(only(plain, 'weapon-attack')).toMatchObject({ hit: false, roll: { needed: 7 } });
    expect(plain.of('hit')).toEqual([]);
  });

  it('leaves shots alone that are not called', () => {
    const shot = { weapon: 'Medium Laser', distance: 3, dice: [1, 2], ruleset: 'standard' } as const;
    expect(only(shotBothWays(['marksman'], shot).gifted, 'weapon-attack')).toMatchObject({
      hit: false,
      roll: { needed: 4 },
    });
  });

  it('does nothing in total-warfare, where one aims with a targeting computer', () => {
    // Gunnery 4, aimed with the computer +3.
    const red = { unit: 'masakari-prime', quirks: [] };
    const aimed = { weapon: 'ER PPC', distance: 5, order: { location: CENTER_TORSO }, red };
    const { gifted, plain } = shotBothWays(['marksman'], {
      ...aimed,
      dice: [3, 3],
      ruleset: 'total-warfare',
    });
    for (const battle of [gifted, plain]) {
      expect(only(battle, 'weapon-attack')).toMatchObject({ hit: false, roll: { needed: 7 } });
      expect(modifier(only(battle, 'weapon-attack'), 'marksman')).toBeUndefined();
    }
  });
});
