import { describe, expect, test } from 'vitest';
import { sensibleBot } from '../../../src/battle/bots/sensible-bot.js';
import { HEAD } from '../../../src/rules/damage/body.js';
import { shootingRange } from '../shooting-range.js';

const locations = (range: ReturnType<typeof shootingRange>): readonly (number | undefined)[] =>
  sensibleBot()
    .fire(range.battle, range.red)
    .shots.map(({ location }) => location);

describe('a sensible gunner', () => {
  test.each(['standard', 'total-warfare'] as const)(
    'aims at the head of a target whose pilot is unconscious, by %s',
    (ruleset) => {
      const range = shootingRange({ ruleset, red: { slots: { RT: ['PPC*3'] } }, distance: 4 });
      range.blue.conscious = false;
      expect(locations(range)).toEqual([HEAD]);
    },
  );

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
});
