import { describe, expect, test } from 'vitest';
import type { Bot } from '../../../src/battle/bots/bot.js';
import { BOT_NAMES, makeBot } from '../../../src/battle/bots/bots.js';
import { idleBot, sampleBattle } from '../sample-battle.js';

describe('after a failed attempt to stand', () => {
  test.each(BOT_NAMES)('a %s bot is asked again, and orders what is legal', (name) => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const bot = makeBot(name, seed);
      let asked = 0;
      const counting: Bot = {
        ...bot,
        move: (battle, unit) => {
          asked += 1;
          return bot.move(battle, unit);
        },
      };
      const { battle, red, of, add } = sampleBattle({
        ruleset: 'total-warfare',
        red: [{ unit: 'hunchback-hbk-4g', at: [5, 10], facing: 0, condition: { prone: true } }],
        blue: [{ unit: 'hunchback-hbk-4g', at: [5, 4], facing: 3 }],
        bots: [counting, idleBot],
      });
      // Every attempt fails, every fall strikes the middle from ahead, and the pilot stays unhurt.
      for (let attempt = 0; attempt < 4; attempt += 1) add(1, 2, 1, 3, 4, 6, 6);
      battle.enter('movement');
      while (battle.phase === 'movement') battle.step();
      expect(of('fall').length).toBe(red.attemptsToStand);
      // Walking 4 and running 6 are enough for three attempts.
      expect(red.attemptsToStand).toBeLessThanOrEqual(3);
      expect(asked).toBeGreaterThanOrEqual(red.attemptsToStand);
      expect(red.moveSoFar).toBeUndefined();
    }
  });

  test('a sensible bot tries as often as its points allow', () => {
    const { battle, red, of } = sampleBattle({
      ruleset: 'total-warfare',
      red: [{ unit: 'hunchback-hbk-4g', at: [5, 10], facing: 0, condition: { prone: true } }],
      blue: [{ unit: 'hunchback-hbk-4g', at: [5, 4], facing: 3 }],
      dice: [1, 2, 1, 3, 4, 6, 6, 1, 2, 1, 3, 4, 6, 6, 4, 4],
      bots: [makeBot('sensible', 1), idleBot],
    });
    battle.enter('movement');
    while (battle.phase === 'movement') battle.step();
    expect([of('fall').length, red.attemptsToStand, red.prone]).toEqual([2, 3, false]);
  });

  test('a sensible bot tries once, and no second time, where a roll fails more often than not', () => {
    // Piloting 8: getting up fails on 7 and below, 21 times of 36.
    const { battle, red, of } = sampleBattle({
      ruleset: 'total-warfare',
      red: [
        {
          unit: 'hunchback-hbk-4g',
          pilot: { gunnery: 4, piloting: 8 },
          at: [5, 10],
          facing: 0,
          condition: { prone: true },
        },
      ],
      blue: [{ unit: 'hunchback-hbk-4g', at: [5, 4], facing: 3 }],
      dice: [1, 2, 1, 3, 4, 6, 6],
      bots: [makeBot('sensible', 1), idleBot],
    });
    battle.enter('movement');
    while (battle.phase === 'movement') battle.step();
    expect([of('fall').length, red.attemptsToStand, red.prone]).toEqual([1, 1, true]);
  });
});
