import { describe, expect, it } from 'vitest';
import type { RulesetName } from '../../../src/rules/ruleset.js';
import { RULESETS } from '../../../src/rules/ruleset.js';
import type { SampleBattle } from '../sample-battle.js';
import { GRIFFIN, modifierIn, only, play } from './moments.js';

const griffin = { unit: GRIFFIN, quirks: [], weaponQuirks: [] } as const;

/** Red fires its LRM 10 at blue ahead, and its PPC, at medium range, at another blue that stands there. */
function twoTargets(
  ruleset: RulesetName,
  second: readonly [number, number],
  dice: readonly number[],
  quirks: readonly string[],
): SampleBattle {
  return play({
    ruleset,
    dice: [1, 1, ...dice],
    red: { ...griffin, at: [5, 12], facing: 0, quirks },
    blue: [
      { ...griffin, at: [5, 4], facing: 3 },
      { ...griffin, at: second, facing: 3 },
    ],
    from: 'weapons',
    until: 'physical',
    shots: {
      'red-1': [
        { weapon: 'LRM 10', target: 'blue-1' },
        { weapon: 'PPC', target: 'blue-2' },
      ],
    },
  });
}

const shotAtSecond = (sample: SampleBattle) => {
  const attack = sample.of('weapon-attack')[1];
  if (attack === undefined) throw new Error('the second shot was not fired');
  return attack;
};

const AHEAD = [7, 4] as const;
const AT_THE_SIDE = [13, 12] as const;

describe('Multi-Trac', () => {
  it.each(RULESETS)('makes a hit of a near miss at a second target ahead, in %s', (ruleset) => {
    // 6: gunnery 4 and medium range; a second target ahead adds 1.
    const plain = twoTargets(ruleset, AHEAD, [3, 3, 3, 4], []);
    expect(shotAtSecond(plain)).toMatchObject({ hit: false, roll: { needed: 7, total: 6 } });
    const tracking = twoTargets(ruleset, AHEAD, [3, 3, 3, 4], ['multi_trac']);
    const attack = shotAtSecond(tracking);
    expect(attack).toMatchObject({ hit: true, roll: { needed: 6, total: 6 } });
    expect(modifierIn(attack, 'multi_trac')).toBe(-1);
    expect(only(tracking, 'hit')).toMatchObject({ damage: 10 });
  });

  it('does nothing for a second target at the side, in standard', () => {
    for (const quirks of [[], ['multi_trac']]) {
      const attack = shotAtSecond(twoTargets('standard', AT_THE_SIDE, [3, 3], quirks));
      expect(attack).toMatchObject({ hit: false, roll: { needed: 8, total: 6 } });
    }
  });

  it('takes that penalty away as well, in total-warfare', () => {
    const plain = twoTargets('total-warfare', AT_THE_SIDE, [3, 3, 3, 4], []);
    expect(shotAtSecond(plain)).toMatchObject({ hit: false, roll: { needed: 8, total: 6 } });
    const attack = shotAtSecond(twoTargets('total-warfare', AT_THE_SIDE, [3, 3, 3, 4], ['multi_trac']));
    expect(attack).toMatchObject({ hit: true, roll: { needed: 6, total: 6 } });
    expect(modifierIn(attack, 'multi_trac')).toBe(-2);
  });
});
