import { describe, expect, test } from 'vitest';
import { sensibleBot } from '../../../src/battle/bots/sensible-bot.js';
import { createBattle } from '../../../src/battle/create-battle.js';
import { generateMap } from '../../../src/battle/map/generate-map.js';
import { mapOf } from '../map-of.js';
import { idleBot, sampleBattle, starterUnit } from '../sample-battle.js';

describe('games that end', () => {
  test("a 'Mech whose launchers are empty and whose lasers are gone closes in and kicks", () => {
    const battle = createBattle({
      map: mapOf(),
      red: [{ unit: starterUnit('catapult-cplt-c1'), at: [8, 14] }],
      blue: [{ unit: starterUnit('urbanmech-um-r60'), at: [8, 3] }],
      bots: [sensibleBot(), idleBot],
      seed: 1,
      turnLimit: 4,
    });
    const red = battle.unit(0);
    red.rounds.fill(0);
    for (const { fixture } of red.design.weapons) red.working[fixture] = 0;
    red.version += 1;
    const blows: unknown[] = [];
    battle.listen((event) => {
      if (event.type === 'physical-attack') blows.push(event.unit);
    });
    battle.run();
    expect(blows).toContain(red.index);
  });

  // Pairs in which a faster 'Mech used to circle out of reach until the turn limit.
  test.each([
    ['warhammer-whm-6r', 'griffin-grf-1n'],
    ['wolverine-wvr-6r', 'king-crab-kgc-000'],
    ['assassin-asn-21', 'marauder-mad-3r'],
    ['daishi-prime', 'stalking-spider'],
    ['vindicator-vnd-1r', 'orion-on1-k'],
  ])('%s and %s fight it out within 60 turns all but once in six games', (first, second) => {
    let undecided = 0;
    for (let seed = 1; seed <= GAMES; seed += 1) {
      const battle = createBattle({
        map: generateMap({ landscape: LANDSCAPES[seed % 3] ?? 'open', width: 32, height: 32, seed }),
        red: [{ unit: starterUnit(first) }],
        blue: [{ unit: starterUnit(second) }],
        bots: [sensibleBot(), sensibleBot()],
        seed,
      });
      battle.run();
      if (battle.winner === undefined) undecided += 1;
    }
    expect(undecided).toBeLessThanOrEqual(1);
  });

  test('two that lie side by side and cannot get up turn to each other and fire', () => {
    const legless = { prone: true, structure: { left_leg: 0 } };
    const { battle, red } = sampleBattle({
      red: [{ unit: 'hunchback-hbk-4g', at: [5, 8], facing: 3, condition: legless }],
      blue: [{ unit: 'hunchback-hbk-4g', at: [5, 7], facing: 0, condition: legless }],
      bots: [sensibleBot(), idleBot],
    });
    battle.enter('movement');
    const { steps } = sensibleBot().move(battle, red);
    expect(new Set(steps).size).toBe(1);
    expect(['turn-left', 'turn-right']).toContain(steps[0]);
  });
});

const GAMES = 6;
const LANDSCAPES = ['open', 'light-woods', 'hills'] as const;
