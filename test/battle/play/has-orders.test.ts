import { describe, expect, test } from 'vitest';
import { generateMap } from '../../../src/battle/map/generate-map.js';
import { beginGame, type GameSetup } from '../../../src/battle/play/open-game.js';
import { customSquad } from '../custom-squad.js';
import { customVehicle } from '../custom-vehicle.js';
import { starterUnit } from '../sample-battle.js';

type Place = NonNullable<GameSetup['red'][number]['at']>;

/** Two Locusts, whose longest weapon reaches 9 hexes, face each other on open ground; neither has moved. */
function fireAt(red: Place, blue: Place) {
  const game = beginGame({
    map: generateMap({ landscape: 'open', width: 20, height: 20, seed: 1 }),
    red: [{ unit: starterUnit('locust-lct-1v'), at: red, facing: 3 }],
    blue: [{ unit: starterUnit('locust-lct-1v'), at: blue, facing: 0 }],
    ruleset: 'total-warfare',
    seed: 1,
    turnLimit: 3,
  });
  const pass = () => game.give(game.pass(game.asked?.units[0] ?? -1));
  while (game.asked?.kind === 'move') pass();
  if (game.asked?.side === 1) pass();
  return { game, pass };
}

describe('a unit that can do nothing that matters', () => {
  test('has no weapon within range in the weapons phase, and nobody within reach in the physical one', () => {
    const { game, pass } = fireAt([9, 2], [9, 12]);
    expect(game.asked).toMatchObject({ kind: 'fire', units: [0] });
    expect(game.hasOrders(0)).toBe(false);
    while (game.asked?.kind === 'fire') pass();
    expect(game.asked).toMatchObject({ kind: 'strike' });
    expect(game.hasOrders(game.asked?.units[0] ?? -1)).toBe(false);
  });

  test('is not a unit that has a shot, an opponent in the next hex, or a move', () => {
    const { game } = fireAt([9, 2], [9, 11]);
    expect(game.hasOrders(0)).toBe(true);
    const { game: close, pass } = fireAt([9, 2], [9, 3]);
    while (close.asked?.kind === 'fire') pass();
    expect(close.hasOrders(close.asked?.units[0] ?? -1)).toBe(true);
    while (close.asked?.kind === 'strike') pass();
    expect(close.asked).toMatchObject({ kind: 'move' });
    expect(close.hasOrders(close.asked?.units[0] ?? -1)).toBe(true);
  });

  test('is not said of a unit whose turn it is not', () => {
    const { game } = fireAt([9, 2], [9, 11]);
    expect(game.hasOrders(1)).toBe(false);
  });

  test('would neither fire nor strike if a bot gave its orders', () => {
    const game = beginGame({
      map: generateMap({ landscape: 'light-woods', width: 18, height: 18, seed: 3 }),
      red: [{ unit: starterUnit('hunchback-hbk-4g') }, { unit: customSquad() }],
      blue: [{ unit: starterUnit('phoenix-hawk-pxh-1') }, { unit: customVehicle() }],
      seed: 6,
      turnLimit: 8,
    });
    const idle: unknown[] = [];
    while (game.asked !== undefined) {
      for (const unit of game.asked.units) {
        if (game.hasOrders(unit)) continue;
        for (const decision of game.candidates(unit, 4)) {
          if (decision.kind === 'fire') idle.push(...decision.order.shots);
          if (decision.kind === 'strike') idle.push(...decision.order.blows);
        }
      }
      game.give(game.decisionBy('sensible'));
    }
    expect(idle).toEqual([]);
  });
});
