import { describe, expect, it } from 'vitest';
import { makeBot } from '../../src/battle/bots/bots.js';
import { createBattle } from '../../src/battle/create-battle.js';
import { generateMap } from '../../src/battle/map/generate-map.js';
import { recordReplay } from '../../src/battle/replay/record-replay.js';
import { stateHash } from '../../src/battle/save/state-hash.js';
import { officialCatalog } from '../../src/catalog/official.js';
import { analyseReplay } from '../../src/simulate/analyse-replay.js';
import { standingOf } from '../../src/simulate/standing.js';
import { starterUnit } from '../battle/sample-battle.js';

const map = generateMap({ landscape: 'open', width: 12, height: 12, seed: 1 });
const setup = (red: string, blue: string) => ({
  map,
  red: [{ unit: starterUnit(red) }],
  blue: [{ unit: starterUnit(blue) }],
  bots: [makeBot('sensible', 1), makeBot('sensible', 2)] as const,
  seed: 4,
  turnLimit: 12,
});
const atlasAgainstLocust = () => createBattle(setup('atlas-as7-d', 'locust-lct-1v'));

describe('where a battle stands', () => {
  it('is found by playing on: an Atlas beats a Locust', () => {
    const { red, blue, undecided, games } = standingOf(atlasAgainstLocust(), { games: 40 });
    expect(games).toBe(40);
    expect(red.value).toBeGreaterThan(blue.value);
    expect(red.value + blue.value + undecided.value).toBeCloseTo(1);
    expect(red.low).toBeLessThanOrEqual(red.value);
    expect(red.high).toBeGreaterThanOrEqual(red.value);
  });

  it('leaves the battle as it is, in the middle of a phase, too', () => {
    const battle = atlasAgainstLocust();
    const alone = atlasAgainstLocust();
    for (let step = 0; step < 7; step += 1) {
      battle.step();
      alone.step();
    }
    standingOf(battle, { games: 3 });
    expect(stateHash(battle)).toBe(stateHash(alone));
    battle.run();
    alone.run();
    expect(stateHash(battle)).toBe(stateHash(alone));
  });

  it('is the same for the same seed, and for sure when the battle is over', () => {
    const battle = atlasAgainstLocust();
    expect(standingOf(battle, { games: 9, seed: 5 })).toEqual(standingOf(battle, { games: 9, seed: 5 }));
    battle.run();
    const { red, blue, undecided } = standingOf(battle);
    for (const { value, low, high } of [red, blue, undecided]) expect([low, high]).toEqual([value, value]);
    expect(red.value + blue.value + undecided.value).toBe(1);
  });
});

describe('the analysis of a replay', () => {
  const replay = recordReplay(setup('marauder-mad-3r', 'warhammer-whm-6r'));

  it('has a standing for every turn, and ends with who won', () => {
    const told: number[] = [];
    const { turns, games, start } = analyseReplay(replay, officialCatalog, {
      games: 5,
      onTurn: (turn) => told.push(turn),
    });
    expect(games).toBe(5);
    expect(turns.map(({ turn }) => turn)).toEqual(
      Array.from({ length: replay.result.turns }, (_, index) => index + 1),
    );
    expect(told).toEqual([0, ...turns.map(({ turn }) => turn)]);
    const last = turns.at(-1);
    expect(last?.red.value).toBe(replay.result.winner === 0 ? 1 : 0);
    expect(last?.blue.value).toBe(replay.result.winner === 1 ? 1 : 0);
    // The swings add up from the start to the end.
    const swings = turns.reduce((sum, { swing }) => sum + swing, start.red.value);
    expect(swings).toBeCloseTo(last?.red.value ?? 0, 4);
  });

  it('refuses a replay that does not fit', () => {
    const broken = { ...replay, decisions: replay.decisions.slice(2) };
    expect(() => analyseReplay(broken, officialCatalog, { games: 1 })).toThrow('replay');
  });
});
