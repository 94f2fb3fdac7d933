import { describe, expect, it } from 'vitest';
import { randomBot } from '../../src/battle/bots/random-bot.js';
import { sensibleBot } from '../../src/battle/bots/sensible-bot.js';
import type { Combatant } from '../../src/battle/combatant/combatant.js';
import type { ConditionSetup } from '../../src/battle/combatant/condition.js';
import { createBattle } from '../../src/battle/create-battle.js';
import { checkInvariants } from '../../src/battle/invariants.js';
import { OFF_MAP } from '../../src/battle/map/hex-map.js';
import { executeMove } from '../../src/battle/phases/movement.js';
import { declareBlows, legalBlows } from '../../src/battle/physical/index.js';
import { loadBattle } from '../../src/battle/save/load-battle.js';
import { saveBattle } from '../../src/battle/save/save-battle.js';
import { stateHash } from '../../src/battle/save/state-hash.js';
import { withdrawalMove } from '../../src/battle/withdrawal.js';
import { officialCatalog } from '../../src/catalog/official.js';
import { customMech } from './custom-mech.js';
import { customSquad } from './custom-squad.js';
import { mapOf } from './map-of.js';
import { RIGHT_ARM } from './physical/duel.js';
import { idleBot, starterUnit } from './sample-battle.js';
import { nextTurn, type Range, redFires, shootingRange, turnEnds } from './shooting-range.js';

const ARMED = { slots: { RA: ['Medium Laser'], LA: ['Medium Laser'] } };

describe('a BattleMech is crippled', () => {
  it.each([
    [
      'three limbs with damaged structure',
      { structure: { left_arm: 7, right_arm: 7, left_leg: 11 } },
      'the structure of three limbs is damaged',
    ],
    [
      'two torsos damaged behind no armor',
      { armor: { center_torso: 0, left_torso: 0 }, structure: { center_torso: 15, left_torso: 11 } },
      'the structure of two torsos without armor is damaged',
    ],
    ['a side torso lost', { structure: { left_torso: 0, left_arm: 0 } }, 'a side torso is destroyed'],
    ['two engine hits', { criticals: { center_torso: [0, 1] } }, 'the engine is hit twice'],
    ['an engine and a gyro hit', { criticals: { center_torso: [0, 3] } }, 'engine and gyro are hit'],
    ['both sensors hit', { criticals: { head: [1, 4] } }, 'the sensors are destroyed'],
    ['four wounds', { wounds: 4 }, 'the pilot is badly wounded'],
    ['the gyro destroyed', { criticals: { center_torso: [3, 4] } }, 'it cannot move any more'],
    ['both hips hit', { criticals: { left_leg: [0], right_leg: [0] } }, 'it cannot move any more'],
    ['no weapon left', { criticals: { left_arm: [4], right_arm: [4] } }, 'it has no useful weapon left'],
  ] as const)('with %s', (_, condition, reason) => {
    const { red, battle } = shootingRange({ red: { ...ARMED, condition } });
    expect(red.design.kind.isCrippled(red, battle.rules)).toBe(reason);
  });

  it.each([
    ['two limbs with damaged structure', { structure: { left_arm: 7, right_arm: 7 } }],
    [
      'a second torso that still has armor in front',
      { armor: { center_torso: 0 }, structure: { center_torso: 15, left_torso: 11 } },
    ],
    ['one engine hit', { criticals: { center_torso: [0] } }],
    ['one sensor hit', { criticals: { head: [1] } }],
    ['three wounds', { wounds: 3 }],
    ['one weapon left that does five points', { criticals: { left_arm: [4] } }],
    ['one hip hit', { criticals: { left_leg: [0] } }],
  ] as const)('but not with %s', (_, condition) => {
    const { red, battle } = shootingRange({ red: { ...ARMED, condition } });
    expect(red.design.kind.isCrippled(red, battle.rules)).toBeUndefined();
  });

  it('with guns that are empty, but not when it never had any', () => {
    const guns = { slots: { RT: ['SRM 4', 'IS Ammo SRM-4'] }, condition: { rounds: [0] } };
    const reasonFor = (red: Parameters<typeof shootingRange>[0]) => {
      const { battle, ...sample } = shootingRange(red);
      return sample.red.design.kind.isCrippled(sample.red, battle.rules);
    };
    expect(reasonFor({ red: guns })).toBe('it has no useful weapon left');
    expect(reasonFor({ red: {} })).toBeUndefined();
  });
});

describe('The weapons that a BattleMech has left count (docs/rules/withdrawal.md)', () => {
  const USELESS = 'it has no useful weapon left';
  /** What is said of one that has lost its laser, and has these weapons in its other arm. */
  const left = (slots: readonly string[], condition: ConditionSetup = {}) => {
    const criticals = { right_arm: [4], ...condition.criticals };
    const { red, battle } = shootingRange({
      red: { slots: { RA: ['Medium Laser'], LA: slots }, condition: { ...condition, criticals } },
    });
    return red.design.kind.isCrippled(red, battle.rules);
  };

  it('if one reaches six hexes, however little it does', () => {
    // A light machine gun does 1 point at six hexes at most; a machine gun does 2 at three.
    expect(left(['Light Machine Gun', 'IS Light Machine Gun Ammo - Full'])).toBeUndefined();
    expect(left(['Machine Gun', 'IS Ammo MG - Full'])).toBe(USELESS);
  });

  it('if they do 5 points together, however short they reach', () => {
    // Small lasers do 3 points at three hexes, machine guns 2.
    expect(left(['Small Laser'])).toBe(USELESS);
    expect(left(['Small Laser', 'Machine Gun', 'IS Ammo MG - Full'])).toBeUndefined();
    expect(left(['Machine Gun', 'Machine Gun', 'IS Ammo MG - Full'])).toBe(USELESS);
    expect(left(['Machine Gun', 'Machine Gun', 'Machine Gun', 'IS Ammo MG - Full'])).toBeUndefined();
  });

  it('if they can attack: TAG does no damage', () => {
    expect(left(['ISTAG'])).toBe(USELESS);
  });

  it('while one of their bins holds a round', () => {
    const slots = ['SRM 4', 'IS Ammo SRM-4', 'IS Ammo SRM-4'];
    expect(left(slots, { rounds: [0, 1] })).toBeUndefined();
    expect(left(slots, { rounds: [1, 0] })).toBeUndefined();
    expect(left(slots, { rounds: [0, 0] })).toBe(USELESS);
  });

  it('until a launcher of one shot has fired it', () => {
    const range = shootingRange({ red: { slots: { LA: ['ISRocketLauncher10'] } }, dice: [1, 1] });
    const { red, battle } = range;
    expect(red.design.kind.isCrippled(red, battle.rules)).toBeUndefined();
    redFires(range, [{ weapon: 'Rocket Launcher 10' }]);
    expect(red.design.kind.isCrippled(red, battle.rules)).toBe(USELESS);
  });
});

const CRIPPLED = { ...ARMED, condition: { criticals: { center_torso: [0, 1] } } };

function withdrawing(at: readonly [number, number] = [5, 8]) {
  const range = shootingRange({
    forcedWithdrawal: true,
    red: { ...CRIPPLED, at },
    blue: { at: [5, 2], slots: { RA: ['Medium Laser'] } },
  });
  turnEnds(range);
  nextTurn(range);
  return range;
}

describe('forced withdrawal', () => {
  it('marks crippled units in the end phase, once, with the reason', () => {
    const range = withdrawing();
    expect(range.red.withdrawing).toBe(true);
    expect(range.blue.withdrawing).toBe(false);
    turnEnds(range);
    expect(range.of('withdrawal')).toEqual([
      { type: 'withdrawal', unit: 0, reason: 'the engine is hit twice' },
    ]);
  });

  it('is an option', () => {
    const range = shootingRange({ red: CRIPPLED });
    turnEnds(range);
    expect(range.red.withdrawing).toBe(false);
  });

  it('sends it home as fast as it safely goes: 8 running points, of which a turn around takes 3', () => {
    const range = withdrawing();
    const order = withdrawalMove(range.battle, range.red);
    executeMove(range.battle, range.red, order);
    expect(range.red.movement).toBe('run');
    expect(range.battle.map.rowOf(range.red.hex)).toBe(8 + 5);
  });

  it('lets it walk where a run could end in a fall', () => {
    const range = shootingRange({
      forcedWithdrawal: true,
      red: { ...ARMED, at: [5, 8], facing: 3, condition: { criticals: { center_torso: [0, 3] } } },
      blue: { at: [5, 2] },
    });
    turnEnds(range);
    nextTurn(range);
    executeMove(range.battle, range.red, withdrawalMove(range.battle, range.red));
    expect(range.red.movement).toBe('walk');
    expect(range.battle.map.rowOf(range.red.hex)).toBe(8 + 5);
    expect(range.of('piloting-roll')).toEqual([]);
  });

  it('forbids every other way', () => {
    const { battle, red } = withdrawing();
    expect(() => executeMove(battle, red, { steps: [] })).toThrow('could get nearer to its edge');
    expect(() => executeMove(battle, red, { steps: ['forward'] })).toThrow('could get nearer to its edge');
    expect(() => executeMove(battle, red, { steps: [], reactor: 'off' })).toThrow('it has to withdraw');
    expect(() =>
      executeMove(battle, red, { steps: ['forward'], attack: { kind: 'charge', target: 1 } }),
    ).toThrow('it has to withdraw');
  });

  it('takes it off the map from its own edge, withdrawn and not destroyed', () => {
    const range = withdrawing([5, 15]);
    const { battle, red } = range;
    expect(() => executeMove(battle, red, { steps: [] })).toThrow('it has to withdraw');
    executeMove(battle, red, withdrawalMove(battle, red));
    expect(red.lost).toBe('withdrawn');
    expect(red.hex).toBe(-1);
    expect(range.of('lost')).toEqual([{ type: 'lost', unit: 0, cause: 'withdrawn' }]);
    expect(range.blue.kills).toBe(0);
    turnEnds(range);
    expect(battle.winner).toBe(1);
  });

  it('takes each side home to its own edge: blue to the north', () => {
    const range = shootingRange({
      forcedWithdrawal: true,
      red: { at: [5, 14] },
      blue: { ...CRIPPLED, at: [5, 5], facing: 0 },
    });
    const { battle, blue } = range;
    turnEnds(range);
    nextTurn(range);
    executeMove(battle, blue, withdrawalMove(battle, blue));
    expect(battle.map.rowOf(blue.hex)).toBe(0);
    nextTurn(range);
    executeMove(battle, blue, withdrawalMove(battle, blue));
    expect(blue.lost).toBe('withdrawn');
  });

  it('keeps who is bogged down at its edge on the map, and who has no points to leave it', () => {
    const stuck = withdrawing([5, 15]);
    stuck.red.stuck = true;
    expect(withdrawalMove(stuck.battle, stuck.red)).toEqual({ steps: [] });
    const lame = shootingRange({
      forcedWithdrawal: true,
      red: { at: [5, 15], condition: { criticals: { left_leg: [0], right_leg: [0] } } },
    });
    turnEnds(lame);
    expect(withdrawalMove(lame.battle, lame.red)).toEqual({ steps: [] });
  });

  it('lets a unit that is shut down wait for its reactor, and start it where it may', () => {
    const { battle, red } = withdrawing([5, 15]);
    red.shutDown = true;
    expect(withdrawalMove(battle, red)).toEqual({ steps: [] });
    red.staysDown = true;
    expect(withdrawalMove(battle, red)).toEqual({ steps: [], reactor: 'on' });
  });

  it('does not let anybody leave from elsewhere', () => {
    const { battle, red } = withdrawing();
    expect(() => executeMove(battle, red, { steps: [], leave: true })).toThrow('it is not at its own edge');
  });

  it('lets it fire, and strike nobody', () => {
    const range = withdrawing([5, 8]);
    range.battle.place(range.blue, range.battle.map.indexOf(5, 7));
    expect(legalBlows(range.battle, range.red)).toEqual([]);
    expect(() =>
      declareBlows(range.battle, range.red, { blows: [{ kind: 'punch', target: 1, limb: RIGHT_ARM }] }),
    ).toThrow('it has to withdraw');
    range.add(1, 1);
    redFires(range, [{ weapon: 'Medium Laser' }]);
    expect(range.of('weapon-attack')).toHaveLength(1);
  });

  it('leaves a unit that cannot move where it is', () => {
    const range = shootingRange({
      forcedWithdrawal: true,
      red: { ...ARMED, at: [5, 8], condition: { criticals: { left_leg: [0], right_leg: [0] } } },
    });
    turnEnds(range);
    const order = withdrawalMove(range.battle, range.red);
    expect(order).toEqual({ steps: [] });
    executeMove(range.battle, range.red, order);
    expect(range.red.lost).toBeUndefined();
  });

  // A ridge too steep to climb, or ground that nobody enters, open at its eastern end.
  it.each([
    ['a ridge', { level: 3 }],
    ['impassable ground', { impassable: true }],
  ] as const)('goes around %s', (_, hex) => {
    const barrier = Object.fromEntries(
      Array.from({ length: 14 }, (__, column) => [`${column},10`, hex] as const),
    );
    const range = shootingRange({
      forcedWithdrawal: true,
      map: mapOf(barrier),
      red: { ...CRIPPLED, at: [3, 9], facing: 2 },
      blue: { at: [5, 2] },
    });
    turnEnds(range);
    for (let turn = 0; turn < 8 && range.red.lost === undefined; turn += 1) {
      nextTurn(range);
      executeMove(range.battle, range.red, withdrawalMove(range.battle, range.red));
    }
    expect(range.red.lost).toBe('withdrawn');
  });

  it('lets units leave the map from their own edge, on their feet', () => {
    const leaves = (setup: Range, state: Partial<Combatant> = {}) => {
      const { battle, red, blue } = shootingRange({ forcedWithdrawal: true, red: { at: [5, 15] }, ...setup });
      Object.assign(red, state);
      return { told: expect(() => executeMove(battle, red, { steps: [], leave: true })), red, blue };
    };
    const away = leaves({});
    away.told.not.toThrow();
    expect([away.red.lost, away.red.hex]).toEqual(['withdrawn', OFF_MAP]);
    leaves({ forcedWithdrawal: false }).told.toThrow('this battle has no withdrawal');
    leaves({ red: { at: [5, 14] } }).told.toThrow('it is not at its own edge');
    leaves({}, { prone: true }).told.toThrow('it is prone');
    leaves({}, { stuck: true }).told.toThrow('it is stuck');
    for (const swarming of [0, 1]) leaves({}, { swarming }).told.toThrow('it clings to another unit');
  });

  it('takes swarmers along who cling to a unit that leaves', () => {
    const blueFriends = [{ unit: customSquad(), at: [5, 15] as const }];
    const range = shootingRange({ forcedWithdrawal: true, red: { at: [5, 15] }, blueFriends });
    const { battle, red } = range;
    const squad = battle.unit(2);
    squad.swarming = red.index;
    executeMove(battle, red, { steps: [], leave: true });
    expect([squad.lost, squad.hex, squad.swarming]).toEqual(['withdrawn', OFF_MAP, -1]);
  });

  it('gets a prone unit up before it leaves', () => {
    const range = shootingRange({
      forcedWithdrawal: true,
      red: { ...CRIPPLED, at: [5, 15], condition: { ...CRIPPLED.condition, prone: true } },
      dice: [6, 6],
    });
    turnEnds(range);
    nextTurn(range);
    executeMove(range.battle, range.red, withdrawalMove(range.battle, range.red));
    expect(range.red.prone).toBe(false);
    nextTurn(range);
    executeMove(range.battle, range.red, withdrawalMove(range.battle, range.red));
    expect(range.red.lost).toBe('withdrawn');
    range.done();
  });

  it('is part of a saved battle', () => {
    const bots = [idleBot, idleBot] as const;
    const battle = createBattle({
      map: mapOf(),
      red: [{ unit: customMech(ARMED), condition: CRIPPLED.condition }],
      blue: [{ unit: customMech(ARMED) }],
      bots,
      forcedWithdrawal: true,
    });
    battle.phase = 'end';
    battle.step();
    const loaded = loadBattle(saveBattle(battle), bots, officialCatalog);
    expect(loaded.units[0]?.withdrawing).toBe(true);
    expect(stateHash(loaded)).toBe(stateHash(battle));
  });

  it.each([
    ['random', (seed: number) => randomBot(seed)],
    ['sensible', () => sensibleBot()],
  ] as const)('is followed by the %s bot to the end of the game', (_, bot) => {
    let withdrawn = 0;
    for (let seed = 1; seed <= 6; seed += 1) {
      const battle = createBattle({
        map: mapOf({}, 16, 17),
        red: [
          { unit: starterUnit('shadow-hawk-shd-2h'), condition: { wounds: 4 } },
          { unit: customMech(ARMED) },
        ],
        blue: [{ unit: starterUnit('locust-lct-1v') }],
        bots: [bot(seed), bot(seed + 100)],
        seed,
        turnLimit: 30,
        forcedWithdrawal: true,
      });
      while (battle.step()) checkInvariants(battle);
      withdrawn += battle.units.filter(({ lost }) => lost === 'withdrawn').length;
    }
    expect(withdrawn).toBeGreaterThan(0);
  });
});
