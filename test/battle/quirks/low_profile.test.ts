import { describe, expect, it } from 'vitest';
import { GRIFFIN, modifierIn, only, play, ppcShot, SHORT } from './moments.js';

const blue = { quirks: ['low_profile'] };
/** 4, which just hits at short range; then the center torso. */
const barely = { hexes: SHORT, dice: [2, 2, 3, 4] } as const;
/** 12, which hits in any case; then the left leg. */
const legs = { hexes: SHORT, dice: [6, 6, 4, 5] } as const;

describe("A 'Mech of Low Profile", () => {
  it('is missed by a shot that would just hit it, in standard', () => {
    expect(only(ppcShot({ ruleset: 'standard', ...barely }), 'weapon-attack')).toMatchObject({ hit: true });
    const attack = only(ppcShot({ ruleset: 'standard', ...barely, blue }), 'weapon-attack');
    expect(attack).toMatchObject({ hit: false, roll: { needed: 5, total: 4 } });
    expect(modifierIn(attack, 'low_profile')).toBe(1);
  });

  it('hides its legs from shots as if behind a low hill, in standard', () => {
    const plain = ppcShot({ ruleset: 'standard', ...legs });
    expect(only(plain, 'hit')).toMatchObject({ location: 'left_leg', cover: false });
    expect(only(plain, 'damage')).toMatchObject({ location: 'left_leg', armor: 10 });
    const low = ppcShot({ ruleset: 'standard', ...legs, blue });
    expect(only(low, 'hit')).toMatchObject({ location: 'left_leg', cover: true });
    expect(low.of('damage')).toEqual([]);
  });

  it('is grazed by shots that hit by no more than one in total-warfare, for half their damage', () => {
    const plain = ppcShot({ ruleset: 'total-warfare', ...barely });
    expect(plain.of('glancing')).toEqual([]);
    expect(only(plain, 'damage')).toMatchObject({ location: 'center_torso', armor: 10 });
    for (const dice of [barely.dice, [2, 3, 3, 4]]) {
      const low = ppcShot({ ruleset: 'total-warfare', ...barely, dice, blue });
      expect(only(low, 'weapon-attack')).toMatchObject({ hit: true, roll: { needed: 4 } });
      expect(only(low, 'glancing')).toMatchObject({ target: low.blue.index });
      expect(only(low, 'damage')).toMatchObject({ location: 'center_torso', armor: 5 });
    }
    const square = ppcShot({ ruleset: 'total-warfare', ...barely, dice: [3, 3, 3, 4], blue });
    expect(square.of('glancing')).toEqual([]);
    expect(only(square, 'damage')).toMatchObject({ armor: 10 });
  });

  it('takes four off the cluster roll of missiles that graze it, and hides no leg, in total-warfare', () => {
    // 6 just hits over 8 hexes; 7 on the cluster table is 6 missiles of 10, 3 is 3 (docs/rules/weapon-attacks.md).
    const volley = (quirks: readonly string[]) =>
      play({
        ruleset: 'total-warfare',
        red: { unit: GRIFFIN, at: [5, 15], facing: 0, quirks: [] },
        blue: { unit: GRIFFIN, at: [5, 7], facing: 3, quirks },
        from: 'weapons',
        until: 'physical',
        shots: { 'red-1': [{ weapon: 'LRM 10', target: 'blue-1' }] },
        dice: [3, 3, 3, 4, 4, 5, 4, 5],
      });
    expect(only(volley([]), 'cluster')).toMatchObject({ hits: 6, modifier: 0 });
    const low = volley(['low_profile']);
    expect(only(low, 'cluster')).toMatchObject({ hits: 3, modifier: -4 });
    expect(only(low, 'hit')).toMatchObject({ location: 'left_leg', cover: false, damage: 3 });
  });
});
