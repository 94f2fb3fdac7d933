import { describe, expect, test } from 'vitest';
import type { HexMap } from '../../../src/battle/map/hex-map.js';
import { beginGame } from '../../../src/battle/play/open-game.js';
import type { PlayedGame } from '../../../src/battle/play/played-game.js';
import { stateHash } from '../../../src/battle/save/state-hash.js';
import type { ForceUnit } from '../../../src/battle/setup.js';
import type { RulesetName } from '../../../src/rules/ruleset.js';
import { customMech } from '../custom-mech.js';
import { mapOf } from '../map-of.js';
import { starterUnit } from '../sample-battle.js';

type Place = readonly [column: number, row: number];

/** Red and blue, one unit each, on open ground; by the book unless said otherwise. */
function duel(
  red: string,
  at: Place,
  blue: string,
  there: Place,
  map: HexMap = mapOf(),
  more: Partial<ForceUnit> = {},
  ruleset: RulesetName = 'total-warfare',
): PlayedGame {
  return beginGame({
    map,
    red: [{ unit: starterUnit(red), at, facing: 0, ...more }],
    blue: [{ unit: starterUnit(blue), at: there, facing: 3 }],
    seed: 3,
    ruleset,
  });
}

/** Both stay where they are until the phase asked for has come. */
function idleUntil(game: PlayedGame, kind: 'move' | 'fire' | 'strike', unit: number): PlayedGame {
  while (game.asked !== undefined && !(game.asked.kind === kind && game.asked.units.includes(unit)))
    game.give(game.pass(game.asked.units[0] ?? -1));
  return game;
}

const column = 8;
const hexOf = (game: PlayedGame, [x, y]: Place): number => game.battle.map.indexOf(x, y);

describe('what a unit can reach', () => {
  test('a Locust walks 8 hexes straight ahead and runs 12, with the modifiers of so many hexes', () => {
    const game = duel('locust-lct-1v', [column, 15], 'atlas-as7-d', [0, 0]);
    const walked = game.reach(0, { mode: 'walk' });
    const ran = game.reach(0, { mode: 'run' });
    const at = (row: number) => hexOf(game, [column, row]);
    expect(walked.find(({ hex }) => hex === at(7))).toMatchObject({
      mp: 8,
      hexesMoved: 8,
      targetModifier: 3,
      runs: false,
    });
    expect(walked.some(({ hex }) => hex === at(6))).toBe(false);
    expect(ran.find(({ hex }) => hex === at(3))).toMatchObject({
      mp: 12,
      hexesMoved: 12,
      targetModifier: 4,
      runs: true,
    });
    expect(ran.some(({ hex }) => hex === at(2))).toBe(false);
  });

  test('to end with another facing costs a point for each hexside', () => {
    const game = duel('locust-lct-1v', [column, 15], 'atlas-as7-d', [0, 0]);
    const ahead = game.reach(0, { mode: 'walk' }).find(({ hex }) => hex === hexOf(game, [column, 13]));
    expect(ahead?.facings).toEqual([2, 3, 4, 5, 4, 3]);
  });

  test('a Phoenix Hawk jumps 6 hexes and lands facing any way', () => {
    const game = duel('phoenix-hawk-pxh-1', [column, 15], 'atlas-as7-d', [0, 0]);
    const jumped = game.reach(0, { mode: 'jump' }).find(({ hex }) => hex === hexOf(game, [column, 9]));
    expect(jumped).toMatchObject({ mp: 6, targetModifier: 3, facings: [6, 6, 6, 6, 6, 6] });
    expect(game.reach(1, { mode: 'jump' })).toEqual([]);
  });

  test('a route ends with the facing asked for, or else looks at the nearest opponent', () => {
    const game = duel('locust-lct-1v', [column, 15], 'atlas-as7-d', [column, 0]);
    const there = hexOf(game, [column, 13]);
    expect(game.route(0, { mode: 'walk' }, there)?.steps).toEqual(['forward', 'forward']);
    const turned = game.route(0, { mode: 'walk' }, there, 1);
    expect(game.planMove(0, turned ?? { steps: [] })).toMatchObject({ hex: there, facing: 1, mp: 3 });
    expect(game.route(0, { mode: 'walk' }, hexOf(game, [column, 2]))).toBeUndefined();
  });
});

describe('the plan of a move', () => {
  test('names points hex by hex, both modifiers and the heat of running', () => {
    const game = duel('locust-lct-1v', [column, 15], 'atlas-as7-d', [0, 0]);
    const plan = game.planMove(0, { steps: Array(10).fill('forward') });
    expect(plan).toMatchObject({
      mode: 'run',
      mp: 10,
      points: { walk: 8, run: 12, jump: 0 },
      hexesMoved: 10,
      targetModifier: 4,
      ownModifier: 2,
      rolls: [],
      heat: { after: 0 },
    });
    expect(plan.steps.map(({ spent }) => spent)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(plan.heat.generated.map(({ value }) => value)).toContain(2);
    expect(plan.obstacle).toBeUndefined();
  });

  test('says why it cannot be, and which steps may come next', () => {
    const game = duel('locust-lct-1v', [column, 15], 'atlas-as7-d', [0, 0]);
    const plan = game.planMove(0, { steps: ['backward'] });
    expect(plan.obstacle).toMatch(/map/);
    const none = game.planMove(0, { steps: [] });
    expect(none.next).toContain('forward');
    expect(none.next).not.toContain('stand');
    expect(none.next).not.toContain('jump');
    expect(none.next).not.toContain('shift-left');
  });

  test('of a prone unit tells the chance of getting up: piloting 5 and no modifier is 83.3 %', () => {
    const game = duel('centurion-cn9-a', [column, 15], 'atlas-as7-d', [0, 0], mapOf(), {
      condition: { prone: true },
    });
    const plan = game.planMove(0, { steps: ['stand'] });
    expect(plan.mp).toBe(2);
    expect(plan.rolls).toMatchObject([{ cause: 'stand', failure: 'fall', roll: { targetNumber: 5 } }]);
    expect(plan.rolls[0]?.roll.probability).toBeCloseTo(30 / 36, 6);
  });

  test('that ends before an opponent who has moved offers the charge', () => {
    const game = duel('locust-lct-1v', [column, 12], 'atlas-as7-d', [column, 8]);
    while (game.asked?.units[0] !== 0 || game.orders.at(-1)?.unit !== 1)
      game.give(game.pass(game.asked?.units[0] ?? -1));
    const plan = game.planMove(0, { steps: ['forward', 'forward', 'forward'] });
    expect(plan.attacks).toEqual([{ kind: 'charge', target: 1 }]);
    const charge = { steps: Array(3).fill('forward'), attack: { kind: 'charge', target: 1 } } as const;
    expect(game.planMove(0, charge).obstacle).toBeUndefined();
    expect(game.outlook(0, charge)[0]?.blows.map(({ kind }) => kind)).toContain('charge');
  });

  test('changes nothing of the game', () => {
    const game = duel('locust-lct-1v', [column, 12], 'atlas-as7-d', [column, 8]);
    const before = [stateHash(game.battle), stateHash(game.copy())];
    game.planMove(0, { steps: ['forward'] });
    game.outlook(0, { steps: ['forward'] });
    expect([stateHash(game.battle), stateHash(game.copy())]).toEqual(before);
  });
});

describe('systems that can be switched', () => {
  const custom = (slots: Parameters<typeof customMech>[0]) =>
    beginGame({
      map: mapOf(),
      red: [{ unit: customMech(slots), at: [column, 12], facing: 0 }],
      blue: [{ unit: starterUnit('atlas-as7-d'), at: [column, 8], facing: 3 }],
      ruleset: 'total-warfare',
    });

  test('a null-signature system goes on and off with the move', () => {
    const every = ['LT', 'RT', 'CT', 'LA', 'RA', 'LL', 'RL'] as const;
    const slots = Object.fromEntries(every.map((place) => [place, ['Mek Null Signature System']]));
    const game = custom({ slots });
    const system = { system: 'null-signature', on: false };
    expect(game.planMove(0, { steps: [] }).signatures).toEqual([system]);
    expect(game.planMove(1, { steps: [] }).signatures).toEqual([]);
    idleUntil(game, 'move', 0);
    game.give({ kind: 'move', unit: 0, order: { steps: [], signatures: { 'null-signature': true } } });
    expect(game.planMove(0, { steps: [] }).signatures).toEqual([{ ...system, on: true }]);
  });

  test('a shield is held in any way that the rules know, on the arm that has one', () => {
    const game = idleUntil(custom({ slots: { LA: ['ISMediumShield*5'] } }), 'fire', 0);
    expect(game.fireChoices(0, 1, { torsoFacing: 0, shots: [] }).shields).toEqual({
      left: ['none', 'active', 'passive'],
      right: [],
    });
  });
});

describe('the outlook from where a move ends', () => {
  test('has what each needs to hit the other: gunnery 4, the range, and both moves', () => {
    // Hunchback and Atlas at 6 hexes: the AC/20 reaches 9, medium range from 4 to 6.
    const game = duel('hunchback-hbk-4g', [column, 15], 'atlas-as7-d', [column, 7]);
    const [outlook] = game.outlook(0, { steps: ['forward', 'forward'] });
    expect(outlook?.distance).toBe(6);
    expect(outlook?.sight.visible).toBe(true);
    // 4 + 1 for having walked + 2 for medium range, nothing for a target that stands still.
    expect(outlook?.ours.best).toBe(7);
    // 4, and 2 for medium range: two hexes are no modifier; the LRM 20 has short range, and 1 for its minimum range.
    expect(outlook?.theirs.best).toBe(5);
    expect(outlook?.ours.expected).toBeGreaterThan(0);
  });

  test('sees nothing through a hill, and says so', () => {
    const hill = mapOf({
      [`${column},10`]: { level: 5 },
      [`${column - 1},10`]: { level: 5 },
      [`${column + 1},10`]: { level: 5 },
    });
    const game = duel('hunchback-hbk-4g', [column, 15], 'atlas-as7-d', [column, 7], hill);
    const [outlook] = game.outlook(0, { steps: [] });
    expect(outlook?.sight).toMatchObject({ visible: false, blockedBy: 'ground' });
    expect(outlook?.ours).toEqual({ weapons: 0, best: undefined, expected: 0 });
  });
});

describe('what may be fired', () => {
  test('each weapon has its number, its loads and what it may be aimed at', () => {
    const game = idleUntil(duel('hunchback-hbk-4g', [column, 12], 'atlas-as7-d', [column, 8]), 'fire', 0);
    const choices = game.fireChoices(0, 1, { torsoFacing: 0, shots: [] });
    const cannon = choices.weapons.find(({ name }) => name === 'AC/20');
    expect(cannon?.shot.toHit?.finalToHit).toBe(6);
    expect(cannon?.loads).toMatchObject([{ rounds: 5 }]);
    // By the book nobody aims at what moves about without a computer.
    expect(cannon?.locations).toEqual([]);
    expect(choices.torsoFacings).toEqual([0, 1, 5]);
    const standard = idleUntil(
      duel('hunchback-hbk-4g', [column, 12], 'atlas-as7-d', [column, 8], mapOf(), {}, 'standard'),
      'fire',
      0,
    );
    expect(standard.fireChoices(0, 1, { torsoFacing: 0, shots: [] }).weapons[0]?.locations).toContain('head');
  });

  test('a weapon that cannot be fired says why', () => {
    const game = idleUntil(duel('hunchback-hbk-4g', [column, 15], 'atlas-as7-d', [column, 2]), 'fire', 0);
    const { weapons } = game.fireChoices(0, 1, { torsoFacing: 0, shots: [] });
    expect(weapons.map(({ shot }) => shot.obstacle)).toEqual(weapons.map(() => 'the target is out of range'));
  });

  test('a volley has its expected damage and its heat', () => {
    const game = idleUntil(duel('hunchback-hbk-4g', [column, 12], 'atlas-as7-d', [column, 8]), 'fire', 0);
    const { weapons } = game.fireChoices(0, 1, { torsoFacing: 0, shots: [] });
    const cannon = weapons.find(({ name }) => name === 'AC/20');
    const { heat, odds } = game.forecastFire(0, { torsoFacing: 0, shots: cannon ? [cannon.order] : [] });
    // 6 or more on two dice: 26 of 36.
    expect(odds.get(1)?.expected).toBeCloseTo((20 * 26) / 36, 6);
    expect(heat.generated.find(({ id }) => id === 'weapons')?.value).toBe(7);
  });
});

test('every blow that may be struck has its number and damage', () => {
  const game = idleUntil(duel('centurion-cn9-a', [column, 9], 'hunchback-hbk-4g', [column, 8]), 'strike', 0);
  const blows = game.blowChoices(0);
  // 50 tons: a kick does 10 and needs 5 − 2; a punch with a whole arm does 5 and needs 5.
  expect(blows.find(({ kind }) => kind === 'kick')).toMatchObject({ damage: 10, toHit: { targetNumber: 3 } });
  expect(blows.find(({ kind }) => kind === 'punch')).toMatchObject({
    damage: 5,
    toHit: { targetNumber: 5 },
  });
  const kick = blows.find(({ kind }) => kind === 'kick');
  expect(
    game.problemOf({ kind: 'strike', unit: 0, order: { blows: kick ? [kick.order, kick.order] : [] } }),
  ).toMatch(/2 attacks/);
});

test("a 'Mech that lands a jump in mire gets stuck without a roll, and one that walks in rolls", () => {
  const mire = mapOf({ [`${column},13`]: { terrain: ['swamp'] } });
  const game = duel('phoenix-hawk-pxh-1', [column, 15], 'atlas-as7-d', [0, 0], mire);
  idleUntil(game, 'move', 0);
  const jump = game.planMove(0, { steps: ['jump', 'forward', 'forward'] });
  expect([jump.sticks, jump.rolls]).toEqual([true, []]);
  const walk = game.planMove(0, { steps: ['forward', 'forward'] });
  expect([walk.sticks, walk.rolls.map(({ failure }) => failure)]).toEqual([false, ['stuck']]);
});
