import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Battle } from '../../../src/battle/battle.js';
import type { Combatant } from '../../../src/battle/combatant/combatant.js';
import { createBattle } from '../../../src/battle/create-battle.js';
import { IllegalOrderError } from '../../../src/battle/illegal-order.js';
import { checkInvariants } from '../../../src/battle/invariants.js';
import { BattleFileError } from '../../../src/battle/save/battle-file-error.js';
import { loadBattle } from '../../../src/battle/save/load-battle.js';
import { saveBattle } from '../../../src/battle/save/save-battle.js';
import type { SavedBattle } from '../../../src/battle/save/saved-battle.js';
import { stateHash } from '../../../src/battle/save/state-hash.js';
import {
  DERIVED_FIELDS,
  FIXED_FIELDS,
  LIST_FIELDS,
  PLAIN_FIELDS,
} from '../../../src/battle/save/unit-state.js';
import { officialCatalog } from '../../../src/catalog/official.js';
import { plainBot } from '../games/plain-bot.js';
import { randomSetup, STARTER_UNITS } from '../games/random-setup.js';
import { storySetup } from '../games/story.js';
import { idleBot, sampleBattle } from '../sample-battle.js';
import { stateBot } from './state-bot.js';

const through = (saved: unknown): unknown => JSON.parse(JSON.stringify(saved));

const load = (saved: unknown): Battle => loadBattle(saved, [stateBot(), stateBot()], officialCatalog);

/** A battle in the middle of declaring its fire, with some harm done. */
function battleUnderWay(): Battle {
  const battle = createBattle(storySetup());
  while (battle.turn < 2 || battle.phase !== 'weapons' || battle.declaredFire.length < 2) battle.step();
  return battle;
}

describe('a saved battle', () => {
  test.each([
    ['locust-lct-1v', 4],
    ['atlas-as7-d', 7],
    ['scorpion-scp-1n', 11],
    ['mad-cat-prime', 12],
  ])('taken up after any of its steps ends as if it had never stopped (%s)', (file, game) => {
    const setup = () => ({ ...randomSetup(file, game, 6), bots: [stateBot(), stateBot()] as const });
    const whole = createBattle(setup());
    whole.run();
    const end = stateHash(whole);
    const battle = createBattle(setup());
    for (let step = 0; battle.phase !== 'over'; step += 1) {
      if (step % 3 === 0) {
        const taken = load(through(saveBattle(battle)));
        expect(stateHash(taken)).toBe(stateHash(battle));
        taken.run();
        expect(stateHash(taken), `saved after step ${step}`).toBe(end);
      }
      battle.step();
    }
  });

  test('keeps whether teammates may name the location of called shots', () => {
    for (const teammateCalledShots of [false, true]) {
      const battle = createBattle({ ...storySetup(), teammateCalledShots });
      expect(load(through(saveBattle(battle))).teammateCalledShots).toBe(teammateCalledShots);
    }
  });

  test('saved and loaded again is the same to the letter', () => {
    const saved = through(saveBattle(battleUnderWay()));
    expect(saveBattle(load(saved))).toEqual(saved);
  });

  test('with a winner, a draw or neither keeps its end', () => {
    for (const winner of [0, 1, null, undefined]) {
      const battle = createBattle(storySetup());
      battle.phase = 'over';
      battle.winner = winner;
      expect(load(through(saveBattle(battle))).winner).toBe(winner);
    }
  });

  test('that rolls dice of its caller is refused, since nobody knows their state', () => {
    const { battle } = sampleBattle({
      red: [{ unit: 'atlas-as7-d', at: [3, 3] }],
      blue: [{ unit: 'atlas-as7-d', at: [6, 6] }],
    });
    expect(() => saveBattle(battle)).toThrow(
      /dice of its caller, which cannot be saved: set it up with a seed/,
    );
  });
});

describe('every field of a unit', () => {
  test('is saved, fixed, or worked out anew: none is forgotten', () => {
    const unit = createBattle(storySetup()).unit(0);
    const known = [...PLAIN_FIELDS, ...LIST_FIELDS, ...DERIVED_FIELDS, ...FIXED_FIELDS, 'rolls'];
    expect(Object.keys(unit).sort()).toEqual([...known].sort());
  });

  /** A value that the field does not have in a fresh unit, and that the rules allow. */
  const OTHER: Partial<Record<keyof Combatant, unknown>> = {
    hex: 5,
    elevation: 1,
    facing: 2,
    torsoFacing: 2,
    wounds: 3,
    pilotDead: true,
    lost: 'pilot-killed',
    edge: {
      maxPoints: 1,
      remainingPoints: 0,
      usageHistory: [{ trigger: 'edge_when_ko', turn: 1, unitId: 'red-2', description: 'edge_when_ko' }],
    },
    mascStrain: { turnsUsed: 2, usedLastTurn: true },
    superchargerStrain: { turnsUsed: 1, usedLastTurn: false },
    narcLocation: 4,
    narcedBy: 2,
    leftShield: 'active',
    rightShield: 'passive',
    network: 'alpha',
    quarry: 2,
    spotting: 3,
    taggedBy: 1,
    chargeTarget: 2,
    chargeKind: 'dfa',
    carrying: { name: 'limb of a Locust', tonnage: 1 },
    movement: 'jump',
    heat: 7,
    firedFrom: 9,
    moveSoFar: {
      mp: 3,
      mode: 'walk',
      hexesMoved: 2,
      lastWay: 'ahead',
      runBarred: true,
      masc: false,
      supercharger: false,
      mpLastTurn: 4,
    },
    knockedOutIn: 1,
  };

  test('comes back as it was when all of them have changed', () => {
    const battle = createBattle(storySetup());
    battle.turn = 3;
    const unit = battle.unit(1);
    // Modes are of QuadVees alone, and have tests beside them.
    const changing = PLAIN_FIELDS.filter((field) => field !== 'inVehicleMode' && field !== 'converted');
    for (const field of changing) {
      const value = unit[field];
      const other =
        OTHER[field] ?? (typeof value === 'boolean' ? !value : typeof value === 'number' ? 3 : undefined);
      expect(other, `a value for ${field}`).toBeDefined();
      expect(other).not.toEqual(value);
      if (field === 'hex') battle.place(unit, 5);
      Object.assign(unit, { [field]: other });
    }
    for (const field of LIST_FIELDS) {
      // A count downwards stays within what the design allows; flags go up.
      const list = unit[field];
      for (let index = 0; index < list.length; index += 1) {
        const value = list[index] as number;
        list[index] = field === 'builtInFired' ? 0 : value > 0 ? value - 1 : isCapped(field) ? 0 : 1;
      }
    }
    unit.rolls.push({ kind: 'gyro' }, { kind: 'terrain', terrain: { type: 'water', level: 1 } });
    unit.refresh();
    unit.lost = 'pilot-killed';
    const loaded = load(through(saveBattle(battle))).unit(1);
    for (const field of [...PLAIN_FIELDS, ...LIST_FIELDS, 'rolls', 'working', 'engineHits'] as const) {
      expect(loaded[field], field).toEqual(unit[field]);
    }
  });

  const isCapped = (field: string): boolean => ['armor', 'rearArmor', 'structure', 'rounds'].includes(field);

  test('counts in the hash of the state', () => {
    const battle = createBattle(storySetup());
    const before = stateHash(battle);
    const unit = battle.unit(1);
    for (const field of PLAIN_FIELDS) {
      // A 'Mech has no second turret to turn.
      if (field === 'secondFacing') continue;
      const value = unit[field];
      const other = OTHER[field] ?? (typeof value === 'boolean' ? !value : 3);
      Object.assign(unit, { [field]: other });
      expect(stateHash(battle), field).not.toBe(before);
      Object.assign(unit, { [field]: value });
    }
    for (const field of LIST_FIELDS) {
      const list = unit[field];
      if (list.length === 0) continue;
      list[0] = (list[0] as number) + 1;
      expect(stateHash(battle), field).not.toBe(before);
      list[0] = (list[0] as number) - 1;
    }
    expect(stateHash(battle)).toBe(before);
  });
});

describe('a saved battle that cannot be read', () => {
  const sound = (): SavedBattle => through(saveBattle(battleUnderWay())) as SavedBattle;
  const refusal = (change: (saved: SavedBattle) => unknown): string => {
    const saved = sound();
    const changed = change(saved) ?? saved;
    try {
      load(changed);
    } catch (error) {
      expect(error).toBeInstanceOf(BattleFileError);
      return (error as Error).message;
    }
    throw new Error('it was loaded all the same');
  };

  test.each<[string, (saved: SavedBattle) => unknown, RegExp]>([
    ['no object', () => 'hello', /^saved battle: invalid type/],
    [
      'another file',
      () => ({ format: 'tarcomp-map', version: 1 }),
      /format: is "tarcomp-map": expected "tarcomp-battle"/,
    ],
    [
      'a later version',
      (saved) => ({ ...saved, version: 3 }),
      /version: is 3: this program reads version 1 or 2; use/,
    ],
    [
      'other dice',
      (saved) => ({ ...saved, dice: { ...saved.dice, generator: 'd6/9' } }),
      /dice\.generator: is "d6\/9"/,
    ],
    [
      'dice that stand still',
      (saved) => ({ ...saved, dice: { ...saved.dice, state: [0, 0, 0, 0] } }),
      /dice\.state: .*all zeros/,
    ],
    ['a field too many', (saved) => ({ ...saved, luck: 7 }), /luck: there is no such field/],
    [
      'no units',
      (saved) => ({ ...saved, units: [], acted: [] }),
      /units: side 0 is empty: a battle needs a unit on each side/,
    ],
    [
      'a unit of no kind',
      (saved) => ({ ...saved, units: saved.units.map((unit) => ({ ...unit, unit: { format: 'x' } })) }),
      /units\[0\]\.unit: /,
    ],
    ['a map of no kind', (saved) => ({ ...saved, map: { format: 'x' } }), /map: /],
    [
      'a unit beyond the map',
      (saved) => void Object.assign(saved.units[0]?.state ?? {}, { hex: 60_000 }),
      /units\[0\]\.state\.hex: is 60000: the map has hexes 0 to 131/,
    ],
    [
      'two units in one hex',
      (saved) => void Object.assign(saved.units[0]?.state ?? {}, { hex: saved.units[1]?.state.hex }),
      /hex is \d+: expected to itself/,
    ],
    [
      'too little of a list',
      (saved) => void Object.assign(saved.units[0]?.state ?? {}, { armor: [1, 2] }),
      /units\[0\]\.state\.armor: has 2 figures: this unit has 8/,
    ],
    [
      'more armor than was built',
      (saved) => void Object.assign(saved.units[0]?.state ?? {}, { armor: Array(8).fill(99) }),
      /Hunchback HBK-4G \(red-1\): armor\[0\] is 99: expected 0 to 9/,
    ],
    [
      'heat below zero',
      (saved) => void Object.assign(saved.units[0]?.state ?? {}, { heat: -1 }),
      /units\.0\.state\.heat: invalid value/,
    ],
    [
      'a weapon that is not there',
      (saved) =>
        void Object.assign(saved.declaredFire[0]?.order ?? {}, { shots: [{ weapon: 99, target: 2 }] }),
      /declaredFire\[0\]\.order\.shots\[0\]\.weapon: is 99/,
    ],
    [
      'a target that is not there',
      (saved) =>
        void Object.assign(saved.declaredFire[0]?.order ?? {}, { shots: [{ weapon: 0, target: 9 }] }),
      /target: is 9: no such unit is on the map/,
    ],
    [
      'a unit that fires and is not there',
      (saved) => void Object.assign(saved.declaredFire[0] ?? {}, { unit: 9 }),
      /unit 9 has declared/,
    ],
    [
      'a bin that feeds another weapon',
      (saved) =>
        void Object.assign(saved.declaredFire[0]?.order ?? {}, {
          shots: [{ weapon: 0, target: 2, bin: 40 }],
        }),
      /shots\[0\]\.bin: is 40: that bin does not feed/,
    ],
    [
      'a spotter that is not there',
      (saved) =>
        void Object.assign(saved.declaredFire[0]?.order ?? {}, {
          shots: [{ weapon: 0, target: 2, spotter: 9 }],
        }),
      /shots\[0\]\.spotter: is 9: no such unit/,
    ],
    [
      'a spotter of nobody',
      (saved) => void Object.assign(saved.declaredFire[0]?.order ?? {}, { spot: 9 }),
      /order\.spot: is 9: no such unit/,
    ],
    [
      'a jam of no weapon',
      (saved) => void Object.assign(saved.declaredFire[0]?.order ?? {}, { clearJam: 99 }),
      /order\.clearJam: is 99: the unit has \d+ weapons/,
    ],
    [
      'a blow with nothing',
      (saved) => ({
        ...saved,
        declaredBlows: [{ unit: 0, order: { blows: [{ kind: 'hatchet', target: 2, weapon: 7 }] } }],
      }),
      /declaredBlows\[0\]\.order\.blows\[0\]\.weapon: is 7: the unit has 0 physical weapons/,
    ],
    [
      'a unit that acted and is not there',
      (saved) => ({ ...saved, acted: [1] }),
      /acted: has 1 figures: there are \d/,
    ],
    [
      'a turn beyond its end',
      (saved) => ({ ...saved, cursor: 99 }),
      /cursor: is 99: the sequence has \d+ places/,
    ],
    [
      'an object beyond the map',
      (saved) => ({ ...saved, objects: [{ name: 'limb', tonnage: 5, hex: 132 }] }),
      /objects\[0\]\.hex: is 132: the map has hexes 0 to 131/,
    ],
    [
      'two units of one name',
      (saved) => ({ ...saved, units: saved.units.map((unit) => ({ ...unit, id: 'red-1' })) }),
      /units: two units have the same id/,
    ],
    [
      "a 'Mech on wheels that has none",
      (saved) => void Object.assign(saved.units[0]?.state ?? {}, { inVehicleMode: true }),
      /inVehicleMode: is true: this unit has one mode only/,
    ],
  ])('says what is wrong and where: %s', (_, change, message) => {
    expect(refusal(change)).toMatch(message);
  });

  test('however it is damaged is refused with its own error, or goes on by the rules', () => {
    const text = JSON.stringify(sound());
    const values = [null, -1, 0, 1, 2, 3, 6, 99, 1e9, 0.5, '', 'x', true, [], {}];
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...values), fc.boolean(), (place, value, removes) => {
        const saved: unknown = JSON.parse(text);
        const spots = spotsOf(saved).filter(({ path }) => !/^(map|units\.\d\.unit)\./.test(path));
        const spot = spots[place % spots.length] as Spot;
        if (removes) Reflect.deleteProperty(spot.holder, spot.key);
        else Reflect.set(spot.holder, spot.key, value);
        let battle: Battle;
        try {
          battle = loadBattle(saved, [plainBot(), idleBot], officialCatalog);
        } catch (error) {
          if (error instanceof BattleFileError) return;
          throw new Error(`${spot.path} = ${removes ? 'nothing' : JSON.stringify(value)}`, { cause: error });
        }
        try {
          for (let step = 0; step < 30 && battle.step(); step += 1) checkInvariants(battle);
        } catch (error) {
          if (!(error instanceof IllegalOrderError)) {
            throw new Error(`${spot.path} = ${removes ? 'nothing' : JSON.stringify(value)}`, {
              cause: error,
            });
          }
        }
      }),
      { numRuns: 400 },
    );
  });
});

interface Spot {
  readonly path: string;
  readonly holder: object;
  readonly key: string;
}

function spotsOf(value: unknown, path = ''): Spot[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const here = path === '' ? key : `${path}.${key}`;
    return [{ path: here, holder: value, key }, ...spotsOf(item, here)];
  });
}

test('all starter units can be saved', () => {
  for (const file of STARTER_UNITS) {
    const battle = createBattle(randomSetup(file, 0, 3));
    expect(stateHash(load(through(saveBattle(battle))))).toBe(stateHash(battle));
  }
});
