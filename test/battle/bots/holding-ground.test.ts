import { describe, expect, test } from 'vitest';
import { Opponent } from '../../../src/battle/bots/sensible/opponent.js';
import { Outlook } from '../../../src/battle/bots/sensible/outlook.js';
import { cautionOf } from '../../../src/battle/bots/sensible/patience.js';
import { sensibleBot } from '../../../src/battle/bots/sensible-bot.js';
import { idleBot, sampleBattle } from '../sample-battle.js';

const duel = (unit: string, distance: number) =>
  sampleBattle({
    red: [{ unit, at: [8, 2 + distance], facing: 0 }],
    blue: [{ unit, at: [8, 2], facing: 3 }],
    bots: [sensibleBot(), idleBot],
  });

describe('an enemy that holds its ground', () => {
  test.each([
    ['turned on the spot', 2, true],
    ['walked on', 4, false],
  ])('is met with more caution than one that moves: here it %s', (_, mpSpentLastTurn, careful) => {
    const { battle, red, blue } = duel('hunchback-hbk-4g', 5);
    const outlook = new Outlook();
    const opponents = [
      new Opponent(blue, outlook.firepower(battle, red, blue), outlook.firepower(battle, blue, red)),
    ];
    blue.mpSpentLastTurn = 5;
    const inMotion = cautionOf(battle, red, opponents);
    blue.mpSpentLastTurn = mpSpentLastTurn;
    expect(cautionOf(battle, red, opponents) > inMotion).toBe(careful);
  });

  test("does not draw a Griffin inside its PPC's minimum range when the Griffin can stand off", () => {
    const { battle, red, blue } = duel('griffin-grf-1n', 6);
    battle.enter('movement');
    while (battle.phase === 'movement') battle.step();
    const distance = battle.map.distance(red.hex, blue.hex);
    expect(distance === 1 || distance > 3).toBe(true);
  });
});

describe('the kick of an enemy', () => {
  test.each([
    ['has yet to move: piloting 5, −2 for a kick, +1 for a walk', false, 'stationary', 4],
    ['ran: piloting 5, −2 for a kick, +2 for the run', true, 'run', 5],
  ] as const)('is reckoned with by its own number where it %s', (_, hasMoved, movement, number) => {
    const { battle, red, blue } = duel('locust-lct-1v', 1);
    blue.hasMoved = hasMoved;
    blue.movement = movement;
    const outlook = new Outlook();
    const opponent = new Opponent(
      blue,
      outlook.firepower(battle, red, blue),
      outlook.firepower(battle, blue, red),
    );
    opponent.size(battle, red, blue, 0.5);
    expect(opponent.kickNumber).toBe(number);
  });
});
