import { describe, expect, it } from 'vitest';
import {
  type FireOrder,
  legalBlows,
  legalShots,
  type MoveOrder,
  moverOf,
  type PhysicalOrder,
  Reach,
} from '../../src/edge/battle.js';
import {
  type Bot,
  createBattle,
  generateMap,
  loadBattle,
  MECH_LOCATIONS,
  type MechLocation,
  makeBot,
  playReplay,
  recordReplay,
  saveBattle,
  stateHash,
} from '../../src/index.js';
import { starterUnit } from '../battle/sample-battle.js';

// Callers without types may order anything.
const wrong = <T>(value: unknown): T => value as T;

const map = generateMap({ landscape: 'open', width: 10, height: 10, seed: 1 });
const unit = starterUnit('atlas-as7-d');
const idle: Bot = {
  name: 'idle',
  move: () => ({ steps: [] }),
  fire: (_, { facing }) => ({ torsoFacing: facing, shots: [] }),
  strike: () => ({ blows: [] }),
};
const setupOf = (red: Bot) =>
  ({
    map,
    red: [
      { unit, at: [4, 5] },
      { unit, at: [6, 5] },
    ],
    blue: [{ unit, at: [5, 4] }],
    bots: [red, idle],
    turnLimit: 1,
  }) as const;
const play = (red: Bot): void => createBattle(setupOf(red)).run();

describe('An order of a bot', () => {
  it('is taken from bots of one’s own and from ours', () => {
    expect(() => play(idle)).not.toThrow();
    for (const name of ['sensible', 'stand-and-shoot', 'random'] as const)
      expect(() => play(makeBot(name, 1))).not.toThrow();
  });

  it.each<[string, unknown]>([
    ['order is null: expected an object', null],
    ['order is 5: expected an object', 5],
    ['order.steps is undefined: expected a list', {}],
    ['order.steps is "forward": expected a list', { steps: 'forward' }],
    ['order.steps[0] is "fly": expected one of forward', { steps: ['fly'] }],
    ['order.steps[0] is { kind }: expected one of forward', { steps: [{ kind: 'forward' }] }],
    ['order.masc is "no": expected true or false', { steps: [], masc: 'no' }],
    ['order.mode is "run": no such field', { steps: [], mode: 'run' }],
    ['order.attack.target is NaN', { steps: [], attack: { kind: 'charge', target: Number.NaN } }],
    ['order.signatures.cloak is true: no such field', { steps: [], signatures: { cloak: true } }],
  ])('to move is refused with its field and value: %s', (message, order) => {
    expect(() => play({ ...idle, move: () => wrong<MoveOrder>(order) })).toThrow(message);
  });

  it.each<[string, unknown]>([
    ['order is undefined: expected an object', undefined],
    ['order.shots is null: expected a list', { torsoFacing: 0, shots: null }],
    ['order.torsoFacing is 6: expected a whole number, from 0 to 5', { torsoFacing: 6, shots: [] }],
    [
      'order.shots[0].weapon is "0": expected a number',
      { torsoFacing: 0, shots: [{ weapon: '0', target: 2 }] },
    ],
    ['order.shots[0].aim is 0: no such field', { torsoFacing: 0, shots: [{ weapon: 0, target: 2, aim: 0 }] }],
    ['order.dodge is 1: expected true or false', { torsoFacing: 0, shots: [], dodge: 1 }],
    [
      'order.shots[0].location is 0: expected one of head',
      { torsoFacing: 0, shots: [{ weapon: 0, target: 2, location: 0 }] },
    ],
  ])('to fire is refused with its field and value: %s', (message, order) => {
    expect(() => play({ ...idle, fire: () => wrong<FireOrder>(order) })).toThrow(message);
  });

  it.each<[string, unknown]>([
    ['order.blows is undefined: expected a list', {}],
    ['order.blows[0].kind is "bite": expected one of punch', { blows: [{ kind: 'bite', target: 2 }] }],
    ['order.blows[0].limb is 5', { blows: [{ kind: 'kick', target: 2, limb: 5 }] }],
    ['order.blows[0].limb is "tail"', { blows: [{ kind: 'kick', target: 2, limb: 'tail' }] }],
  ])('to strike is refused with its field and value: %s', (message, order) => {
    expect(() => play({ ...idle, strike: () => wrong<PhysicalOrder>(order) })).toThrow(message);
  });

  it('comes for a unit whose turn it is: no other can be chosen', () => {
    expect(() => play({ ...idle, choose: ({ units }) => wrong(units[2]) })).toThrow(
      'expected one of the units that are given',
    );
    expect(() => play({ ...idle, choose: (_, units) => wrong(units.at(-1)) })).not.toThrow();
  });

  it('about Edge and initiative is yes or no', () => {
    const edgy = [{ unit, pilot: { abilities: ['tactical_genius'] } }];
    const { bots: _, ...setup } = setupOf(idle);
    const lost = (bot: Bot) => () => {
      for (let seed = 1; seed < 20; seed += 1) {
        createBattle({ ...setup, red: edgy, bots: [bot, idle], ruleset: 'total-warfare', seed }).run();
      }
    };
    expect(lost({ ...idle, rerollInitiative: () => wrong('no') })).toThrow(
      'rerollInitiative is "no": expected true or false',
    );
  });

  it('keeps what its bot is: a class with hidden fields plays as well', () => {
    class Own implements Bot {
      readonly name = 'own';
      #asked = 0;
      move(): MoveOrder {
        this.#asked += 1;
        return { steps: [] };
      }
      readonly fire = idle.fire;
      readonly strike = idle.strike;
      choose(_: unknown, units: readonly ReturnType<typeof createBattle>['units'][number][]) {
        return units[this.#asked % units.length] as (typeof units)[number];
      }
    }
    expect(() => play(new Own())).not.toThrow();
  });

  it('is looked at in a battle that was loaded or is recorded as well', () => {
    const bad = { ...idle, move: () => wrong<MoveOrder>({ step: [] }) };
    const saved = saveBattle(createBattle(setupOf(idle)));
    expect(() => loadBattle(saved, { bots: [bad, idle] }).run()).toThrow('order.step is []: no such field');
    expect(() => recordReplay(setupOf(bad))).toThrow('order.step is []: no such field');
  });

  it('that breaks the rules is refused in words', () => {
    const jump: Bot = { ...idle, move: () => ({ steps: ['jump', 'forward'] }) };
    expect(() => play(jump)).toThrow(
      /^Atlas AS7-D \(red-1\) cannot move like that: it cannot jump like that/,
    );
  });
});

describe('A search for places', () => {
  it('answers for those it found, and for no others', () => {
    const battle = createBattle(setupOf(idle));
    const [first] = battle.units;
    const reach = new Reach();
    expect(() => reach.hexAt(0)).toThrow('index is 0');
    reach.walk(map, moverOf(battle, first as NonNullable<typeof first>));
    expect(reach.count).toBeGreaterThan(0);
    expect(reach.stepsTo(reach.count - 1)).toBeInstanceOf(Array);
    for (const ask of [
      'hexAt',
      'facingAt',
      'mpAt',
      'elevationAt',
      'hexesMovedAt',
      'isRunAt',
      'stepsTo',
    ] as const) {
      expect(() => reach[ask](reach.count), ask).toThrow(`index is ${reach.count}`);
      expect(() => reach[ask](0.5), ask).toThrow('index is 0.5');
      expect(() => reach[ask](wrong('0')), ask).toThrow('index is "0"');
    }
  });
});

describe('Orders', () => {
  /** Calls an arm with its first weapon, and kicks. */
  const bold: Bot = {
    ...idle,
    fire: (battle, fighter) => {
      const { facing: torsoFacing } = fighter;
      const [shot] = legalShots(battle, fighter, { torsoFacing, armsFlipped: false });
      return { torsoFacing, shots: shot === undefined ? [] : [{ ...shot, location: 'left_arm' }] };
    },
    strike: (battle, fighter) => ({
      blows: legalBlows(battle, fighter)
        .filter(({ kind }) => kind === 'kick')
        .slice(0, 1),
    }),
  };
  const faceToFace = { ...setupOf(bold), red: [{ unit, at: [5, 5], facing: 0 }], turnLimit: 3 } as const;
  const replay = recordReplay(faceToFace);
  const decisions = JSON.stringify(replay.decisions);

  it('name locations and limbs by words, in battles as in replays', () => {
    expect(decisions).toContain('"location":"left_arm"');
    expect(decisions).toMatch(/"limb":"(left|right)_leg"/);
    expect(decisions).not.toMatch(/"(location|limb)":\d/);
    expect(stateHash(playReplay(replay))).toBe(replay.result.hash);
  });

  it('of replays from before are read with their numbers', () => {
    const numbered = decisions.replace(
      /"(location|limb)":"(\w+)"/g,
      (_, field: string, word: MechLocation) => `"${field}":${MECH_LOCATIONS.indexOf(word)}`,
    );
    expect(numbered).toContain('"location":4');
    const old = { ...replay, version: 1, decisions: JSON.parse(numbered) };
    expect(stateHash(playReplay(old))).toBe(replay.result.hash);
  });

  it('that were declared are saved by words, and loaded from words as from numbers', () => {
    const battle = createBattle(faceToFace);
    while (battle.declaredFire.length < 2) battle.step();
    const saved = JSON.stringify(saveBattle(battle));
    expect(saved).toContain('"location":"left_arm"');
    const old = saved
      .replaceAll('"location":"left_arm"', '"location":4')
      .replace('"version":2', '"version":1');
    for (const text of [saved, old])
      expect(stateHash(loadBattle(JSON.parse(text), { bots: [bold, idle] }))).toBe(stateHash(battle));
  });

  it('of a bot that the library made may be passed on by another, and the battle is the same', () => {
    const recorded = (red: Bot) => recordReplay({ ...setupOf(red), turnLimit: 6 });
    const ours = () => makeBot('random', 1);
    expect(recorded({ ...ours(), name: 'mine' })).toEqual(recorded(ours()));
  });
});
