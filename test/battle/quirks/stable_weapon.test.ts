import { describe, expect, it } from 'vitest';
import type { RulesetName } from '../../../src/rules/ruleset.js';
import { RULESETS } from '../../../src/rules/ruleset.js';
import type { SampleBattle } from '../sample-battle.js';
import { GRIFFIN, modifierIn, only, play } from './moments.js';

const stable = [{ quirk: 'stable_weapon', weapon: 'PPC' }];

/** Red goes so many hexes towards blue, eight hexes away in the end, and fires its PPC: 6 and what the movement adds. */
function advance(
  ruleset: RulesetName,
  hexes: number,
  dice: readonly number[],
  weaponQuirks: readonly { readonly quirk: string; readonly weapon: string }[],
): SampleBattle {
  return play({
    ruleset,
    dice,
    red: { unit: GRIFFIN, at: [5, 8 + hexes], facing: 0, quirks: [], weaponQuirks },
    blue: { unit: GRIFFIN, at: [5, 0], facing: 3, quirks: [], weaponQuirks: [] },
    from: 'movement',
    until: 'physical',
    moves: { 'red-1': Array(hexes).fill('forward') },
    shots: { 'red-1': [{ weapon: 'PPC', target: 'blue-1' }] },
  });
}

describe('A Stabilized weapon', () => {
  it.each(RULESETS)('hits on the run where another just misses, in %s', (ruleset) => {
    // 7; the run adds 2.
    const plain = advance(ruleset, 6, [3, 4, 3, 4], []);
    expect(only(plain, 'weapon-attack')).toMatchObject({ hit: false, roll: { needed: 8, total: 7 } });
    const steady = advance(ruleset, 6, [3, 4, 3, 4], stable);
    const attack = only(steady, 'weapon-attack');
    expect(steady.of('move').find(({ unit }) => unit === steady.red.index)).toMatchObject({
      movement: 'run',
      hexes: 6,
    });
    expect(attack).toMatchObject({ hit: true, roll: { needed: 7, total: 7 } });
    expect(modifierIn(attack, 'stable_weapon')).toBe(-1);
    expect(only(steady, 'hit')).toMatchObject({ damage: 10 });
    steady.done();
  });

  it.each(RULESETS)('is like any other at a walk, in %s', (ruleset) => {
    const attack = only(advance(ruleset, 3, [1, 1], stable), 'weapon-attack');
    expect(attack).toMatchObject({ roll: { needed: 7 } });
    expect(modifierIn(attack, 'stable_weapon')).toBeUndefined();
  });
});
