import { describe, expect, test } from 'vitest';
import { generateMap } from '../../../src/battle/map/generate-map.js';
import { beginGame } from '../../../src/battle/play/open-game.js';
import { stateHash } from '../../../src/battle/save/state-hash.js';
import { customSquad } from '../custom-squad.js';
import { customVehicle } from '../custom-vehicle.js';
import { starterUnit } from '../sample-battle.js';

const mixed = () =>
  beginGame({
    map: generateMap({ landscape: 'light-woods', width: 14, height: 14, seed: 3 }),
    red: [{ unit: starterUnit('hunchback-hbk-4g') }, { unit: customSquad() }],
    blue: [{ unit: starterUnit('phoenix-hawk-pxh-1') }, { unit: customVehicle() }],
    seed: 6,
    turnLimit: 5,
  });

describe('orders that are worth a closer look', () => {
  test('are allowed, differ from each other, begin with that of the bot, have doing nothing among them, and change nothing, in every phase and for every kind', () => {
    const game = mixed();
    const kinds = new Set<string>();
    while (game.asked !== undefined) {
      const { units, kind } = game.asked;
      kinds.add(kind);
      const before = stateHash(game.battle);
      for (const unit of units) {
        const found = game.candidates(unit, 6);
        expect(found[0]).toEqual(game.decisionBy('sensible', unit));
        expect(found.length).toBeLessThanOrEqual(6);
        expect(new Set(found.map((decision) => JSON.stringify(decision))).size).toBe(found.length);
        for (const decision of found) expect(game.problemOf(decision)).toBeUndefined();
        const pass = game.pass(unit);
        if (game.problemOf(pass) === undefined) expect(found).toContainEqual(pass);
      }
      expect(stateHash(game.battle)).toBe(before);
      game.give(game.decisionBy('sensible'));
    }
    expect(kinds).toEqual(new Set(['move', 'fire', 'strike']));
  });

  test('of a move lead to different hexes; there are none for a unit that is not asked', () => {
    const game = mixed();
    const unit = game.asked?.units[0] ?? -1;
    const ends = game
      .candidates(unit, 6)
      .map((decision) => (decision.kind === 'move' ? game.planMove(unit, decision.order).hex : -1));
    expect(ends).toHaveLength(6);
    expect(new Set(ends).size).toBeGreaterThanOrEqual(5);
    expect(() => game.candidates(unit < 2 ? 2 : 0, 6)).toThrow('it is not the turn');
    expect(() => game.candidates(unit, 0)).toThrow(RangeError);
    expect(() => game.candidates(unit, Number.NaN)).toThrow(RangeError);
    expect(() => game.blowChoices(unit, 6 as 5)).toThrow(RangeError);
  });
});
