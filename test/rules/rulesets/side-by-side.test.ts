import { expect, it } from 'vitest';
import type { Battle } from '../../../src/battle/battle.js';
import { makeBot } from '../../../src/battle/bots/bots.js';
import { createBattle } from '../../../src/battle/create-battle.js';
import { generateMap } from '../../../src/battle/map/generate-map.js';
import { stateHash } from '../../../src/battle/save/state-hash.js';
import { RULESETS, type RulesetName } from '../../../src/rules/ruleset.js';
import { starterUnit } from '../../battle/sample-battle.js';

const TURNS = 12;

function battleIn(ruleset: RulesetName, seed: number): Battle {
  return createBattle({
    map: generateMap({ landscape: 'light-woods', width: 16, height: 17, seed }),
    red: [{ unit: starterUnit('archer-arc-2r') }],
    blue: [{ unit: starterUnit('marauder-mad-3r') }],
    bots: [makeBot('random', seed), makeBot('random', seed + 1)],
    seed,
    ruleset,
    turnLimit: TURNS,
  });
}

/** What becomes of a battle that is played alone. */
function played(ruleset: RulesetName, seed: number): string {
  const battle = battleIn(ruleset, seed);
  battle.run();
  return stateHash(battle);
}

it.each(RULESETS)('a game in %s comes out the same from the same seed', (ruleset) => {
  for (const seed of [1, 2, 3]) expect(played(ruleset, seed)).toBe(played(ruleset, seed));
});

it('games of all rulesets that are played step by step in turn come out as they do alone', () => {
  for (const seed of [1, 2, 3]) {
    const battles = RULESETS.map((ruleset) => battleIn(ruleset, seed));
    let open: readonly Battle[] = battles;
    while (open.length > 0) open = open.filter((battle) => battle.step());
    expect(battles.map(stateHash)).toEqual(RULESETS.map((ruleset) => played(ruleset, seed)));
  }
});

it('the same seed comes out differently in the rulesets', () => {
  const outcomes = RULESETS.map((ruleset) => [1, 2, 3].map((seed) => played(ruleset, seed)).join());
  expect(new Set(outcomes).size).toBe(RULESETS.length);
});
