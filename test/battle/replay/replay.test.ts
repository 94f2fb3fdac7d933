import { describe, expect, test } from 'vitest';
import { battleLog } from '../../../src/battle/events/battle-log.js';
import type { NamedDecision } from '../../../src/battle/named-orders.js';
import { openReplay, playReplay } from '../../../src/battle/replay/play-replay.js';
import { recordBattle, recordReplay } from '../../../src/battle/replay/record-replay.js';
import type { Replay } from '../../../src/battle/replay/replay-file.js';
import { BattleFileError } from '../../../src/battle/save/battle-file-error.js';
import { stateHash } from '../../../src/battle/save/state-hash.js';
import { officialCatalog } from '../../../src/catalog/official.js';
import { randomSetup } from '../games/random-setup.js';
import { storySetup } from '../games/story.js';

const through = (replay: Replay): Replay => JSON.parse(JSON.stringify(replay));
const play = (replay: unknown) => playReplay(replay, officialCatalog);

describe('a replay', () => {
  test.each([
    ['locust-lct-1v', 0],
    ['locust-lct-1v', 1],
    ['hatchetman-hct-3f', 10],
    ['goliath-gol-1h', 21],
    ['daishi-prime', 30],
    ['firestarter-fs9-h', 41],
  ])('needs no bots and ends in the same state (%s, game %i)', (file, game) => {
    const replay = recordReplay(randomSetup(file, game, 12));
    const battle = play(through(replay));
    expect(stateHash(battle)).toBe(replay.result.hash);
    expect(battle.turn).toBe(replay.result.turns);
  });

  test('holds who acted, and each decision about Edge and initiative', () => {
    const edgy = { abilities: ['edge'], edge: 3 };
    const setup = storySetup();
    // By the book Edge goes by itself, and in `standard` nobody rolls initiative twice.
    const book = recordReplay(setup).decisions;
    const standard = recordReplay({
      ...setup,
      ruleset: 'standard',
      red: setup.red.map((entry) => ({ ...entry, pilot: edgy })),
    }).decisions;
    const decisions = [...book, ...standard];
    const kinds = new Set(decisions.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(['edge', 'fire', 'initiative', 'move', 'strike']);
    expect(decisions.find(({ kind }) => kind === 'move')).toMatchObject({ unit: expect.any(Number) });
  });

  test('keeps whether teammates may name the location of called shots', () => {
    for (const teammateCalledShots of [false, true]) {
      const replay = recordReplay({ ...storySetup(), teammateCalledShots, turnLimit: 1 });
      expect(play(through(replay)).teammateCalledShots).toBe(teammateCalledShots);
    }
  });

  test('of a battle with damage from before starts with that damage', () => {
    const setup = storySetup();
    const [first, ...others] = setup.red;
    const condition = {
      armor: { left_arm: 3 },
      heat: 5,
      wounds: 2,
      rounds: [1],
      criticals: { left_leg: [1] },
    };
    const replay = recordReplay({
      ...setup,
      red: [{ ...(first as (typeof others)[number]), condition }, ...others],
    });
    expect(replay.forces[0]?.state).toMatchObject({ heat: 5, wounds: 2 });
    expect(play(through(replay)).phase).toBe('over');
  });

  test('can be watched as it goes, and tells the same story', () => {
    const { battle, replay } = recordBattle(storySetup());
    const first = battleLog(battle, true);
    battle.run();
    let again = { text: '' };
    playReplay(through(replay()), officialCatalog, (shown) => {
      again = battleLog(shown, true);
    });
    expect(again.text).toBe(first.text);
  });

  test('may end before the battle does', () => {
    const { battle, replay } = recordBattle(storySetup());
    while (battle.turn < 2 || battle.phase !== 'weapons') battle.step();
    const part = replay();
    const shown = play(through(part));
    expect([shown.turn, shown.phase]).toEqual([2, 'weapons']);
  });

  test('counts the decisions that were played', () => {
    const replay = recordReplay(storySetup());
    const open = openReplay(replay, officialCatalog);
    expect(open.played).toBe(0);
    while (open.step());
    expect(open.played).toBe(replay.decisions.length);
  });

  test('cannot be made of dice that are not seeded', () => {
    expect(() => recordBattle({ ...storySetup(), roller: () => 3 })).toThrow(/set it up with a seed/);
  });
});

describe('a replay that does not fit', () => {
  const recorded = recordReplay(storySetup());
  const refusal = (change: (replay: Replay) => unknown): string => {
    const replay = through(recorded);
    try {
      play(change(replay) ?? replay);
    } catch (error) {
      expect(error).toBeInstanceOf(BattleFileError);
      return (error as Error).message;
    }
    throw new Error('it was played all the same');
  };
  const at = (index: number): NamedDecision => recorded.decisions[index] as NamedDecision;

  test.each<[string, (replay: Replay) => unknown, RegExp]>([
    [
      'a later version',
      (replay) => ({ ...replay, version: 9 }),
      /^replay: version: is 9: this program reads version 1 or 2/,
    ],
    [
      'unknown dice',
      (replay) => ({ ...replay, generator: 'mt/1' }),
      /^replay: generator: is "mt\/1": this program rolls "xoshiro128\*\*\/1"/,
    ],
    ['an unknown ruleset', (replay) => ({ ...replay, ruleset: 'house' }), /^replay: ruleset: invalid/],
    [
      'another seed',
      (replay) => ({ ...replay, seed: replay.seed + 1 }),
      /^replay: (decision \d+|result\.hash): /,
    ],
    [
      'no decisions',
      (replay) => ({ ...replay, decisions: [] }),
      /^replay: decision 1: is missing: there are 0, but the battle asks /,
    ],
    [
      'one decision too many',
      (replay) => void replay.decisions.push(replay.decisions[0] as Replay['decisions'][number]),
      /^replay: decision \d+: comes after the end of the battle/,
    ],
    [
      'a wrong result',
      (replay) => void Object.assign(replay.result, { hash: '0123456789abcdef' }),
      /^replay: result\.hash: is 0123456789abcdef, but the battle ends in [0-9a-f]{16}: it was fought/,
    ],
    [
      'a step that nobody can make',
      (replay) =>
        void Object.assign(replay.decisions.find(({ kind }) => kind === 'move') ?? {}, {
          order: { steps: Array(60).fill('forward') },
        }),
      /^replay: decision \d+: .* cannot move like that/,
    ],
  ])('says which decision or field: %s', (_, change, message) => {
    expect(refusal(change)).toMatch(message);
  });

  test('names the number of a decision that comes at the wrong time', () => {
    const index = recorded.decisions.findIndex(({ kind }) => kind === 'fire');
    expect(at(index).kind).toBe('fire');
    const message = refusal((replay) => void replay.decisions.splice(index, 1));
    expect(message).toMatch(/^replay: decision \d+: /);
    const swapped = refusal((replay) => {
      replay.decisions[index] = {
        ...(replay.decisions[index] as object),
        kind: 'strike',
        order: { blows: [] },
      } as never;
    });
    expect(swapped).toMatch(
      new RegExp(`^replay: decision ${index + 1}: is "strike" of unit \\d, but the battle asks \\S+ to fire`),
    );
  });
});
