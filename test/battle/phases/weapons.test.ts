import { describe, expect, it } from 'vitest';
import type { Combatant } from '../../../src/battle/combatant/combatant.js';
import { IllegalOrderError } from '../../../src/battle/illegal-order.js';
import type { FireOrder } from '../../../src/battle/orders.js';
import { declareFire } from '../../../src/battle/phases/weapons.js';
import { checkFireOrder } from '../../../src/battle/weapons/check-order.js';
import { CENTER_TORSO, RIGHT_ARM } from '../physical/duel.js';
import type { SampleBattle } from '../sample-battle.js';
import { play, type Turn, turnOf } from './turn.js';

const GAUSS = ['Gauss Rifle*7', 'IS Gauss Ammo'];
const LASER = ['Medium Laser'];
const RIGHT_ARM_ROLL = [1, 2];
const CT = [3, 4];
const HEAD = [6, 6];
const HIT = [6, 6];
const AWAKE = [6, 6];

/** Face to face over three hexes; blue declares last, and is fired at first. */
function faceToFace({ red, blue, ...setup }: Turn): SampleBattle {
  const turn = turnOf({
    ...setup,
    red: { at: [5, 8], facing: 0, ...red },
    blue: { at: [5, 5], facing: 3, ...blue },
  });
  turn.battle.initiative = 1;
  return turn;
}

/** All its weapons at the first opponent. */
const everything =
  ({ units }: SampleBattle) =>
  (unit: Combatant): FireOrder => ({
    torsoFacing: unit.facing,
    shots: unit.design.weapons.map(({ index }) => ({
      weapon: index,
      target: units.find(({ side }) => side !== unit.side)?.index ?? -1,
    })),
  });

describe('The weapons phase', () => {
  it("lets a 'Mech that is destroyed in it fire what it had declared", () => {
    const turn = faceToFace({
      red: { slots: { RT: GAUSS } },
      blue: { slots: { RT: LASER } },
      // 15 points to a head of 9 and 3; then the laser, for 5.
      dice: [...HIT, ...HEAD, ...AWAKE, ...HIT, ...CT],
    });
    play(turn, 'weapons', { fire: everything(turn) });
    expect(turn.of('lost')).toMatchObject([{ unit: turn.blue.index, cause: 'head-destroyed' }]);
    expect(turn.of('weapon-attack').map(({ unit }) => unit)).toEqual([turn.red.index, turn.blue.index]);
    expect(turn.red.armor[CENTER_TORSO]).toBe(15);
    turn.done();
  });

  it('lets a weapon fire that an earlier shot of it tore off', () => {
    // The arm bears 12 and 8: two shots of 15 take it off, and 10 points go on to the torso beside it.
    const turn = faceToFace({
      red: { slots: { RT: GAUSS, LT: GAUSS } },
      blue: { slots: { RA: LASER } },
      dice: [...HIT, ...RIGHT_ARM_ROLL, 1, 1, ...HIT, ...RIGHT_ARM_ROLL, ...HIT, ...CT, 6, 6],
    });
    play(turn, 'weapons', { fire: everything(turn) });
    expect(turn.blue.hasLost(RIGHT_ARM)).toBe(true);
    expect(turn.of('weapon-attack').at(-1)).toMatchObject({ unit: turn.blue.index, hit: true });
    // Twenty points and more ask blue for a roll.
    expect(turn.of('piloting-roll')).toMatchObject([
      { unit: turn.blue.index, cause: 'damage', roll: { needed: 6 } },
    ]);
    turn.done();
  });

  it('spends ammunition and makes heat, hit or miss', () => {
    const turn = faceToFace({
      red: { slots: { RT: GAUSS, LT: LASER }, pilot: { gunnery: 8 } },
      dice: [1, 1, 1, 1],
    });
    play(turn, 'weapons', { fire: everything(turn) });
    expect(turn.of('weapon-attack').map(({ hit }) => hit)).toEqual([false, false]);
    // Of 8 rounds; heat 1 and 3.
    expect([turn.red.rounds[0], turn.red.weaponHeat]).toEqual([7, 4]);
    turn.done();
  });

  it('draws wrecks from the map when it ends, not before', () => {
    const turn = faceToFace({
      red: { slots: { RT: GAUSS, LT: LASER } },
      dice: [...HIT, ...HEAD, ...AWAKE, ...HIT, ...CT],
    });
    play(turn, 'weapons', { fire: everything(turn) });
    // The second shot finds it where it was.
    expect(turn.of('hit')).toHaveLength(2);
    expect(turn.battle.occupants.includes(turn.blue.index)).toBe(false);
    turn.done();
  });

  it('flips arms as they were built: the one that is left fires to the rear', () => {
    const turn = faceToFace({
      red: {
        facing: 3,
        quirks: ['hyper_actuator'],
        slots: { RA: LASER },
        condition: { armor: { left_arm: 0 }, structure: { left_arm: 0 } },
      },
      dice: [1, 1],
    });
    play(turn, 'weapons', {
      fire: (unit) =>
        unit === turn.red ? { torsoFacing: 3, flipArms: true, shots: [{ weapon: 0, target: 1 }] } : undefined,
    });
    expect(turn.of('weapon-attack')).toHaveLength(1);
    turn.done();
  });

  it('takes no shot from a unit that is shut down, or a pilot who is unconscious', () => {
    for (const state of [{ shutDown: true }, { conscious: false }]) {
      const turn = faceToFace({ red: { slots: { RT: LASER } } });
      Object.assign(turn.red, state);
      const order = { torsoFacing: turn.red.facing, shots: [{ weapon: 0, target: 1 }] };
      expect(() => checkFireOrder(turn.battle, turn.red, order)).toThrow('it cannot act');
    }
  });

  it('takes no order that the rules forbid, and says why', () => {
    const shotAtNobody = { weapon: 0, target: 0 };
    const fired = (order: Partial<FireOrder>) => () => {
      const turn = faceToFace({ red: { slots: { RT: LASER } } });
      play(turn, 'weapons', {
        fire: (unit) => (unit === turn.red ? { torsoFacing: unit.facing, shots: [], ...order } : undefined),
      });
    };
    const shot = { weapon: 0, target: 1 };
    expect(fired({ shots: [shotAtNobody] })).toThrow('that is not a target');
    expect(fired({ shots: [shot, shot] })).toThrow('a weapon fires once a turn');
    expect(fired({ torsoFacing: 3 })).toThrow(IllegalOrderError);
    expect(fired({ torsoFacing: 1, flipArms: true, shots: [] })).toThrow('they are not built for it');
    expect(fired({ shots: [{ ...shot, location: 0 }] })).toThrow(/targeting computer/);
    expect(fired({ shots: [{ ...shot, spotter: 0 }] })).toThrow('that unit cannot spot for it');
  });
});

describe('A declaration of fire', () => {
  /** Red declares this, in which one laser may fire at blue. */
  function declares(order: Partial<FireOrder>, fighter: Turn['red'] = {}) {
    const turn = turnOf({
      red: { at: [5, 8], slots: { RA: ['Medium Laser'] }, ...fighter },
      blue: { at: [5, 5] },
    });
    turn.battle.enter('weapons');
    declareFire(turn.battle, turn.red, { torsoFacing: 0, shots: [], ...order });
    return turn;
  }
  const shots = [{ weapon: 0, target: 1 }];

  it('turns the torso, and reports that alone', () => {
    const still = declares({ shots });
    expect([still.red.torsoFacing, still.of('twist')]).toEqual([0, []]);
    const turned = declares({ torsoFacing: 1 });
    expect(turned.red.torsoFacing).toBe(1);
    expect(turned.of('twist')).toEqual([{ type: 'twist', unit: 0, torsoFacing: 1, armsFlipped: false }]);
  });

  it('flips the arms, and tells of that too', () => {
    const flipped = declares({ flipArms: true }, { quirks: ['hyper_actuator'] });
    expect(flipped.red.armsFlipped).toBe(true);
    expect(flipped.of('twist')).toEqual([{ type: 'twist', unit: 0, torsoFacing: 0, armsFlipped: true }]);
    expect(declares({ shots }, { quirks: ['hyper_actuator'] }).red.armsFlipped).toBe(false);
  });

  it('is an attack if a weapon fires', () => {
    expect([declares({ shots }).red.attacked, declares({}).red.attacked]).toEqual([true, false]);
  });

  it('spots for others, and reports it once', () => {
    const turn = declares({ spot: 1 });
    expect(turn.of('spot')).toEqual([{ type: 'spot', unit: 0, target: 1 }]);
    expect(turn.red.spotting).toBe(1);
    expect(declares({ shots }).red.spotting).toBe(-1);
  });

  it('does not dodge unless it says so', () => {
    const pilot = { abilities: ['dodge_maneuver'] };
    expect([declares({}, { pilot }).red.dodging, declares({ dodge: true }, { pilot }).red.dodging]).toEqual([
      false,
      true,
    ]);
  });
});
