import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { savedUnit } from '../../src/battle/save/save-battle.js';
import { officialCatalog } from '../../src/catalog/official.js';
import type { TableAction } from '../../src/table/action.js';
import { readTableGame, type TableGame, writeTableGame } from '../../src/table/index.js';
import { duel, ourDice, play, upTo } from './table.js';

/** All that the units are, and where the turn is. */
const stateOf = ({ battle }: TableGame) => ({
  turn: battle.turn,
  phase: battle.phase,
  declared: [battle.declaredFire, battle.declaredBlows],
  units: battle.units.map((unit) => savedUnit(unit).state),
});

const throughAFile = (game: TableGame): TableGame =>
  readTableGame(JSON.parse(JSON.stringify(writeTableGame(game))), officialCatalog);

const volley: TableAction = {
  do: 'fire',
  unit: 0,
  order: { torsoFacing: 0, shots: [0, 1, 2, 3, 4].map((weapon) => ({ weapon, target: 1 })) },
  lines: [{ target: 1, range: 3 }],
};

/** Three turns with our dice. */
function threeTurns(seed: number): TableGame {
  const game = duel();
  const dice = ourDice(seed);
  for (let turn = 0; turn < 3; turn += 1) {
    for (const action of [{ do: 'begin-turn' }, { do: 'end-phase' }, volley] as const)
      tried(game, action, dice);
    for (let phase = 0; phase < 3; phase += 1) tried(game, { do: 'end-phase' }, dice);
  }
  return game;
}

/** What the rules forbid just now is left out. */
function tried(game: TableGame, action: TableAction, dice: () => number): void {
  try {
    game.roll(action, dice);
  } catch (error) {
    if (!(error instanceof Error) || error instanceof TypeError) throw error;
  }
}

describe('the history of a game', () => {
  it('taken back to its start gives the start, and made again gives the end', () => {
    const game = threeTurns(7);
    const start = stateOf(duel());
    const end = stateOf(game);
    const { length } = game.entries;
    expect(length).toBeGreaterThan(16);
    while (game.undo());
    expect(stateOf(game)).toEqual(start);
    expect(game.undo()).toBe(false);
    while (game.redo());
    expect(stateOf(game)).toEqual(end);
    expect(game.entries).toHaveLength(length);
  });

  it('forgets what was taken back when something else is done', () => {
    const game = upTo(duel(), 'weapons');
    game.undo();
    play(game, { do: 'correct', unit: 0, heat: 3 });
    expect(game.redo()).toBe(false);
  });

  it('is the same with typed dice as with the same dice rolled', () => {
    const rolled = threeTurns(3);
    const typed = duel();
    for (const { action, dice } of rolled.entries) play(typed, action, ...dice);
    expect(stateOf(typed)).toEqual(stateOf(rolled));
  });

  it('is kept whole by a file, with what was taken back', () => {
    const game = threeTurns(5);
    game.undo();
    game.undo();
    const again = throughAFile(game);
    expect(stateOf(again)).toEqual(stateOf(game));
    expect(again.undone).toEqual(game.undone);
    expect(again.entries).toEqual(game.entries);
  });

  it('may begin with this turn, for a link: the same state, by the entries of this turn alone', () => {
    const game = duel();
    play(game, { do: 'begin-turn', initiative: 'blue' });
    play(game, { do: 'move', unit: 1, movement: 'walk', hexes: 1, ground: ['heavy_woods'] });
    for (let phase = 0; phase < 4; phase += 1) game.roll({ do: 'end-phase' }, ourDice(9));
    play(game, { do: 'begin-turn', initiative: 'red' });
    const linked = throughAFile(game.sinceTurn());
    expect(linked.entries).toHaveLength(1);
    expect(stateOf(linked)).toEqual(stateOf(game));
    // What it stood in at the end of the last turn, it still stands in.
    expect(linked.battle.map.has(linked.battle.unit(1).hex, 'heavy_woods')).toBe(true);
  });

  it('is left out where the same forces are wanted as they were built, with pilots and rules', () => {
    const hurt = duel({
      pilot: { name: 'Kell', gunnery: 3, piloting: 4 },
      condition: { armor: { left_arm: 2 } },
    });
    play(hurt, { do: 'correct', unit: 1, heat: 9, damage: { location: 'head', points: 4 } });
    const clean = hurt.unharmed();
    expect(clean.entries).toEqual([]);
    expect(clean.battle.ruleset).toBe(hurt.battle.ruleset);
    for (const { armor, heat, design } of clean.battle.units) {
      expect(armor).toEqual(design.armor);
      expect(heat).toBe(0);
    }
    expect(clean.battle.unit(0).pilot).toMatchObject({ name: 'Kell', gunnery: 3, piloting: 4 });
    expect(hurt.battle.unit(1).heat).toBe(9);
  });

  it('goes on in the file where a unit came damaged', () => {
    const game = duel({ condition: { heat: 9, armor: { left_arm: 2 } } });
    expect(stateOf(throughAFile(game))).toEqual(stateOf(game));
  });

  const action = fc.oneof(
    fc.constant({ do: 'begin-turn' } as const),
    fc.constant({ do: 'end-phase' } as const),
    fc.constant(volley),
    fc.record({
      do: fc.constant('move' as const),
      unit: fc.integer({ min: 0, max: 1 }),
      movement: fc.constantFrom('stationary', 'walk', 'run'),
      hexes: fc.integer({ min: 0, max: 6 }),
      getsUp: fc.boolean(),
    }),
    fc.record({
      do: fc.constant('correct' as const),
      unit: fc.integer({ min: 0, max: 1 }),
      heat: fc.integer({ min: 0, max: 40 }),
      damage: fc.record({
        location: fc.constantFrom('head', 'left_leg', 'right_torso'),
        points: fc.integer({ min: -20, max: 20 }),
      }),
    }),
  );
  const step = fc.oneof(action, fc.constantFrom('undo', 'redo', 'reload'));

  it('is the only state there is: whatever was done, undone and reloaded, the log alone leads to it', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), fc.nat(), (steps, seed) => {
        let game = duel();
        const dice = ourDice(seed);
        for (const next of steps) {
          if (next === 'undo') game.undo();
          else if (next === 'redo') game.redo();
          else if (next === 'reload') game = throughAFile(game);
          else tried(game, next, dice);
        }
        const alone = duel();
        for (const entry of game.entries) play(alone, entry.action, ...entry.dice);
        expect(stateOf(alone)).toEqual(stateOf(game));
      }),
      { numRuns: 60 },
    );
  });
});

describe('a file of a game', () => {
  const file = () => writeTableGame(threeTurns(2));

  it.each([
    ['no object', () => 'nonsense', 'table game'],
    ['another format', () => ({ ...file(), format: 'tarcomp-battle' }), 'format'],
    ['another version', () => ({ ...file(), version: 9 }), 'version'],
    ['ground under nobody', () => ({ ...file(), ground: [{ unit: 9, holds: ['rough'] }] }), 'ground[0]'],
    ['no units', () => ({ ...file(), units: [] }), 'units'],
    [
      'a die that is none',
      () => ({ ...file(), entries: [{ action: { do: 'begin-turn' }, dice: [7] }] }),
      'dice',
    ],
    [
      'dice that are missing',
      () => ({ ...file(), entries: [{ action: { do: 'begin-turn' }, dice: [1] }] }),
      'lacks dice',
    ],
    [
      'dice that are left over',
      () => ({ ...file(), entries: [{ action: { do: 'begin-turn', initiative: 'red' }, dice: [1] }] }),
      'more than it takes',
    ],
    [
      'an action of no kind',
      () => ({ ...file(), entries: [{ action: { do: 'dance' }, dice: [] }] }),
      'entries',
    ],
    [
      'an order that the rules forbid',
      () => ({ ...file(), entries: [{ action: volley, dice: [] }] }),
      'entries[0]',
    ],
  ])('is refused with %s', (_, damaged, word) => {
    expect(() => readTableGame(damaged(), officialCatalog)).toThrow(word);
  });

  it.each([[[0]], [[7]], [[1.5]]])('and dice like %j are refused at the table', (dice) => {
    expect(() => duel().play({ do: 'begin-turn' }, dice)).toThrow('dice[0]');
  });
});
