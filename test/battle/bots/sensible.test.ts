import { describe, expect, test } from 'vitest';
import { randomBot } from '../../../src/battle/bots/random-bot.js';
import { sensibleBot } from '../../../src/battle/bots/sensible-bot.js';
import { createBattle } from '../../../src/battle/create-battle.js';
import { generateMap } from '../../../src/battle/map/generate-map.js';
import { stateHash } from '../../../src/battle/save/state-hash.js';
import { starterUnit } from '../sample-battle.js';
import { redFires, shootingRange } from '../shooting-range.js';

const MAP = generateMap({ landscape: 'open', width: 16, height: 17, seed: 4 });
const FIELD = { red: [8, 9], blue: [8, 7] } as const;

describe('a sensible bot', () => {
  test('plays a game that others came before as it plays it alone', () => {
    const setup = (
      seed: number,
      bots: readonly [ReturnType<typeof sensibleBot>, ReturnType<typeof sensibleBot>],
    ) =>
      createBattle({
        map: generateMap({ landscape: 'light-woods', width: 16, height: 17, seed }),
        red: [
          { unit: starterUnit('marauder-mad-3r'), pilot: HUNTER },
          { unit: starterUnit('hunchback-hbk-4g'), pilot: HUNTER },
        ],
        blue: [{ unit: starterUnit('warhammer-whm-6r') }, { unit: starterUnit('locust-lct-1v') }],
        bots,
        seed,
      });
    const seasoned = [sensibleBot(), sensibleBot()] as const;
    for (let seed = 1; seed <= 8; seed += 1) {
      const among = setup(seed, seasoned);
      const alone = setup(seed, [sensibleBot(), sensibleBot()]);
      among.run();
      alone.run();
      expect(stateHash(among), `game ${seed}`).toBe(stateHash(alone));
    }
  });

  test.each([
    ['walk', true],
    ['run', false],
  ] as const)(
    'with nothing to fire but a jammed rotary autocannon, after a %s, frees it: %s',
    (movement, frees) => {
      // Gunnery 4 and 3 more.
      const range = shootingRange({
        red: { slots: { RT: ['Rotary AC/2*3', 'ISRotaryAC2 Ammo'] } },
        dice: frees ? [3, 4] : [],
      });
      const { battle, red, of } = range;
      red.jam(0, true);
      red.movement = movement;
      redFires(range, [], sensibleBot().fire(battle, red));
      expect(of('clear-jam')).toMatchObject(frees ? [{ roll: { needed: 7 }, cleared: true }] : []);
      expect(red.jammed[0]).toBe(frees ? 0 : 1);
      range.done();
    },
  );

  test('makes no physical attack with a unit that has to withdraw', () => {
    const battle = createBattle({
      map: MAP,
      red: [{ unit: starterUnit('hunchback-hbk-4g'), at: FIELD.red, condition: { wounds: 4 } }],
      blue: [{ unit: starterUnit('hunchback-hbk-4g'), at: [8, 8], condition: { wounds: 4 } }],
      bots: [sensibleBot(), sensibleBot()],
      forcedWithdrawal: true,
      seed: 2,
    });
    battle.run();
    expect(battle.phase).toBe('over');
  });

  test('stays down where getting up would rather end in another fall', () => {
    const battle = createBattle({
      map: MAP,
      red: [
        {
          unit: starterUnit('hunchback-hbk-4g'),
          pilot: { gunnery: 4, piloting: 8 },
          at: FIELD.red,
          // Both slots of the hips' upper and lower legs: +1 each on a roll of 8.
          condition: { prone: true, criticals: { left_leg: [1, 2], right_leg: [1, 2] } },
        },
      ],
      blue: [{ unit: starterUnit('locust-lct-1v'), at: FIELD.blue }],
      bots: [sensibleBot(), randomBot(1)],
      seed: 3,
    });
    const bot = sensibleBot();
    expect(bot.move(battle, battle.unit(0)).steps).toEqual([]);
  });

  test('gets up where that is likely to succeed', () => {
    const battle = createBattle({
      map: MAP,
      red: [{ unit: starterUnit('hunchback-hbk-4g'), at: FIELD.red, condition: { prone: true } }],
      blue: [{ unit: starterUnit('locust-lct-1v'), at: FIELD.blue }],
      bots: [sensibleBot(), randomBot(1)],
      seed: 3,
    });
    expect(sensibleBot().move(battle, battle.unit(0)).steps).toContain('stand');
  });

  test('does not overheat itself with a volley that decides nothing', () => {
    const battle = createBattle({
      map: MAP,
      red: [{ unit: starterUnit('warhammer-whm-6r'), at: [8, 16], condition: { heat: 14 } }],
      blue: [{ unit: starterUnit('atlas-as7-d'), at: [8, 6] }],
      bots: [sensibleBot(), sensibleBot()],
      seed: 3,
    });
    battle.step();
    const unit = battle.unit(0);
    const { shots } = sensibleBot().fire(battle, unit);
    const heat = shots.reduce((sum, { weapon }) => sum + (unit.design.weapons[weapon]?.item.heat ?? 0), 0);
    // 14 and the volley, less 18 sinks, may not pass the comfortable 6 by more than a single shot decides.
    expect(14 + heat - 18).toBeLessThanOrEqual(12);
  });
});

const HUNTER = { gunnery: 3, piloting: 4, abilities: ['blood_stalker'] };
