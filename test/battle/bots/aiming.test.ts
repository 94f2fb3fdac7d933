import { describe, expect, test } from 'vitest';
import { randomBot } from '../../../src/battle/bots/random-bot.js';
import { sensibleBot } from '../../../src/battle/bots/sensible-bot.js';
import { HEAD } from '../../../src/rules/body/mech-plans.js';
import { RULESETS } from '../../../src/rules/ruleset.js';
import { customMech } from '../custom-mech.js';
import { shootingRange } from '../shooting-range.js';

const locations = (range: ReturnType<typeof shootingRange>): readonly (number | undefined)[] =>
  sensibleBot()
    .fire(range.battle, range.red)
    .shots.map(({ location }) => location);

describe('a sensible gunner', () => {
  test.each(RULESETS)('aims at the head of a target whose pilot is unconscious, by %s', (ruleset) => {
    const range = shootingRange({ ruleset, red: { slots: { RT: ['PPC*3'] } }, distance: 4 });
    range.blue.conscious = false;
    expect(locations(range)).toEqual([HEAD]);
  });

  test('aims at the head of a target that has shut down', () => {
    const range = shootingRange({ red: { slots: { RT: ['PPC*3'] } }, distance: 4 });
    range.blue.shutDown = true;
    expect(locations(range)).toEqual([HEAD]);
  });

  test('does not aim at a target that can move', () => {
    const range = shootingRange({ red: { slots: { RT: ['PPC*3'] } }, distance: 4 });
    expect(locations(range)).toEqual([undefined]);
  });

  test('does not aim missiles, of which only the first would strike the head', () => {
    const range = shootingRange({ red: { slots: { RT: ['SRM 6*2', 'IS Ammo SRM-6'] } } });
    range.blue.conscious = false;
    expect(locations(range)).toEqual([undefined]);
  });

  describe('where teammates may call shots', () => {
    const lance = {
      red: { slots: { RT: ['PPC*3'] } },
      redFriends: [{ unit: customMech(), at: [6, 14], facing: 0 }],
    } as const;
    const call = (range: ReturnType<typeof shootingRange>) =>
      sensibleBot()
        .fire(range.battle, range.red)
        .shots.map(({ location, teammate }) => [location, teammate]);

    test('has a teammate who sees the target call the head', () => {
      const range = shootingRange({ ...lance, teammateCalledShots: true });
      const [, friend] = range.battle.units;
      expect(call(range)).toEqual([[HEAD, friend?.index]]);
    });

    test.each([
      ['unless the battle allows it', {}],
      ['by the book, which knows no such shots', { teammateCalledShots: true, ruleset: 'total-warfare' }],
      ['with nobody to call it', { teammateCalledShots: true, redFriends: [] }],
    ] as const)('fires as usual %s', (_, setup) => {
      expect(call(shootingRange({ ...lance, ...setup }))).toEqual([[undefined, undefined]]);
    });

    test('fires as usual if no teammate can act', () => {
      const range = shootingRange({ ...lance, teammateCalledShots: true });
      for (const friend of range.battle.units) {
        if (friend.side === range.red.side && friend !== range.red) friend.conscious = false;
      }
      expect(call(range)).toEqual([[undefined, undefined]]);
    });
  });
});

describe('a random gunner', () => {
  test('has teammates call shots now and then, where they may', () => {
    const callers = (teammateCalledShots: boolean) => {
      const range = shootingRange({
        red: { slots: { RT: ['PPC*3'] } },
        redFriends: [{ unit: customMech(), at: [6, 14], facing: 0 }],
        teammateCalledShots,
      });
      const bot = randomBot(1);
      const shots = Array.from({ length: 300 }, () => bot.fire(range.battle, range.red).shots).flat();
      return new Set(shots.map(({ teammate }) => teammate));
    };
    expect(callers(false)).toEqual(new Set([undefined]));
    expect(callers(true)).toEqual(new Set([undefined, 1]));
  });
});
