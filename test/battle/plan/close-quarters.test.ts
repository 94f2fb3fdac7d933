import { describe, expect, test } from 'vitest';
import { beginGame } from '../../../src/battle/play/open-game.js';
import type { PlayedGame } from '../../../src/battle/play/played-game.js';
import { customSquad } from '../custom-squad.js';
import { mapOf } from '../map-of.js';
import { starterUnit } from '../sample-battle.js';

/** Four suits that have jumped into the hex of a Shadow Hawk, which stands still; the suits are asked to fire. */
function atGrips(seed: number): PlayedGame {
  const game = beginGame({
    map: mapOf(),
    red: [
      {
        unit: customSquad({ troopers: 4, equipment: ['BABattleClaw:LA', 'CLBASmall Laser:RA'] }),
        at: [8, 9],
        facing: 0,
      },
    ],
    blue: [{ unit: starterUnit('shadow-hawk-shd-2h'), at: [8, 8], facing: 3 }],
    seed,
    ruleset: 'total-warfare',
  });
  const there = game.battle.unit(1).hex;
  passUntil(game, 'move');
  const order = game.route(0, { mode: 'jump' }, there);
  if (order === undefined) throw new Error('there is no way');
  game.give({ kind: 'move', unit: 0, order });
  passUntil(game, 'fire');
  return game;
}

function passUntil(game: PlayedGame, kind: 'move' | 'fire'): void {
  while (game.asked !== undefined && !(game.asked.kind === kind && game.asked.units.includes(0)))
    game.give(game.pass(game.asked.units[0] ?? -1));
}

describe('soldiers in the hex of an opponent', () => {
  test('may go for its legs or climb it, in place of all weapons, with what each needs', () => {
    const game = atGrips(1);
    const { grips, letsGo } = game.fireChoices(0, 1, { torsoFacing: 0, shots: [] });
    // Anti-'Mech skill 5; four troopers add nothing to a leg attack and 2 to a swarm.
    expect(grips).toMatchObject([
      { order: { attack: 'leg', target: 1 }, toHit: { targetNumber: 5 } },
      { order: { attack: 'swarm', target: 1 }, toHit: { targetNumber: 7 } },
    ]);
    expect(letsGo).toBe(false);
    for (const { order: antiMech } of grips)
      expect(
        game.problemOf({ kind: 'fire', unit: 0, order: { torsoFacing: 0, shots: [], antiMech } }),
      ).toBeUndefined();
  });

  test('may let go once they cling to it', () => {
    for (let seed = 1; ; seed += 1) {
      const game = atGrips(seed);
      const antiMech = { attack: 'swarm', target: 1 } as const;
      game.give({ kind: 'fire', unit: 0, order: { torsoFacing: 0, shots: [], antiMech } });
      passUntil(game, 'fire');
      if (game.asked === undefined || game.battle.unit(0).swarming < 0) continue;
      expect(game.fireChoices(0, 1, { torsoFacing: 0, shots: [] })).toMatchObject({
        letsGo: true,
        grips: [],
      });
      game.give({ kind: 'fire', unit: 0, order: { torsoFacing: 0, shots: [], letGo: true } });
      passUntil(game, 'move');
      expect(game.battle.unit(0).swarming).toBe(-1);
      return;
    }
  });
});
