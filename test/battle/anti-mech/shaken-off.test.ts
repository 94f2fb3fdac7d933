import { describe, expect, it } from 'vitest';
import { antiMechNumber } from '../../../src/battle/anti-mech/legality.js';
import { fall } from '../../../src/battle/damage/fall.js';
import type { FireOrder } from '../../../src/battle/orders.js';
import { endOfPhase } from '../../../src/battle/phases/end-of-phase.js';
import { executeMove } from '../../../src/battle/phases/movement.js';
import { declareFire, resolveFire } from '../../../src/battle/phases/weapons.js';
import { legalBlows, toHitOfBlow } from '../../../src/battle/physical/index.js';
import type { Unit } from '../../../src/units/index.js';
import { customInfantry } from '../custom-infantry.js';
import { customMech } from '../custom-mech.js';
import { type CustomSquad, customSquad } from '../custom-squad.js';
import { customVehicle } from '../custom-vehicle.js';
import { mapOf } from '../map-of.js';
import { type SampleBattle, type SampleMech, type SampleSetup, sampleBattle } from '../sample-battle.js';

const LASERS = ['BABattleClaw:LA', 'CLBASmall Laser:RA'];
const SQUAD = customSquad({ troopers: 4, equipment: LASERS });
const PLATOON = customInfantry();
const JUMPER = customMech({ jump: 4, slots: { LT: ['Jump Jet*4'] } });
const WOODS = { terrain: ['heavy_woods'], foliageHeight: 2 } as const;

interface Grip extends Partial<SampleSetup> {
  readonly soldiers?: Unit;
  readonly host?: Partial<SampleMech>;
}

/** Soldiers in the hex of their opponent; those who cling to it have climbed it in an earlier turn. */
function grip(clinging: boolean, { soldiers = SQUAD, host = {}, ...setup }: Grip = {}): SampleBattle {
  const sample = sampleBattle({
    ruleset: 'total-warfare',
    red: [{ unit: soldiers, at: [8, 11] }],
    blue: [{ unit: customMech(), at: [8, 10], facing: 0, ...host }],
    ...setup,
  });
  sample.battle.place(sample.red, sample.blue.hex);
  if (clinging) sample.red.swarming = sample.blue.index;
  return sample;
}

describe('Soldiers who attack need', () => {
  const number = (
    attack: 'swarm' | 'leg',
    soldiers: Unit,
    host: Partial<SampleMech>,
    state: object = {},
  ): number => {
    const { red, blue } = grip(false, { soldiers, host });
    Object.assign(blue, state);
    return antiMechNumber(red, attack, blue).targetNumber;
  };
  const tank = { unit: customVehicle() };
  const mech = {};
  const few = customSquad({ troopers: 3, equipment: LASERS });
  const one = customSquad({ troopers: 1, equipment: LASERS });
  const magnets = customSquad({
    troopers: 4,
    equipment: ['BABattleClawMagnets:LA', 'BABattleClawMagnets:RA'],
  });
  const ran = (hexesMoved: number) => ({ movement: 'run', hexesMoved });

  it.each<readonly [string, 'swarm' | 'leg', Unit, Partial<SampleMech>, object, number]>([
    ["four suits to swarm a still 'Mech", 'swarm', SQUAD, mech, {}, 7],
    ["three suits to swarm a still 'Mech", 'swarm', few, mech, {}, 10],
    [
      "four suits to swarm a 'Mech that jumped 3 hexes",
      'swarm',
      SQUAD,
      mech,
      { movement: 'jump', hexesMoved: 3 },
      9,
    ],
    ["four suits to swarm a prone 'Mech", 'swarm', SQUAD, { condition: { prone: true } }, {}, 5],
    ["magnetic claws to swarm a still 'Mech", 'swarm', magnets, mech, {}, 6],
    ['four suits to swarm a tank that moved 5 hexes', 'swarm', SQUAD, tank, ran(5), 7],
    ['one suit to swarm a still tank', 'swarm', one, tank, {}, 8],
    [
      'four suits to swarm a tank that cannot move',
      'swarm',
      SQUAD,
      { ...tank, condition: { vehicle: { immobilized: true } } },
      {},
      1,
    ],
    ["three suits to attack the legs of a 'Mech that ran 8 hexes", 'leg', few, mech, ran(8), 10],
    ["one suit to attack the legs of a still 'Mech", 'leg', one, mech, {}, 12],
    ["magnetic claws to attack the legs of a still 'Mech", 'leg', magnets, mech, {}, 5],
    ["28 men to swarm a still 'Mech", 'swarm', PLATOON, mech, {}, 10],
    ['28 men to swarm a still tank', 'swarm', PLATOON, tank, {}, 8],
    ["28 men to attack the legs of a prone 'Mech", 'leg', PLATOON, { condition: { prone: true } }, {}, 6],
    ["21 men to attack the legs of a still 'Mech", 'leg', customInfantry({ squads: 3 }), mech, {}, 10],
  ])('%s', (_, attack, soldiers, host, state, needed) => {
    expect(number(attack, soldiers, host, state)).toBe(needed);
  });
});

describe('The damage of soldiers with', () => {
  const strikes = (soldiers: Unit, clinging: boolean): readonly number[] => {
    const sample = grip(clinging, {
      soldiers,
      dice: [...(clinging ? [] : [6, 6]), ...Array<number>(60).fill(3)],
    });
    const { battle, red, blue } = sample;
    battle.enter('weapons');
    const order: FireOrder = {
      torsoFacing: red.torsoFacing,
      shots: [],
      ...(!clinging && { antiMech: { attack: 'leg', target: blue.index } }),
    };
    declareFire(battle, red, order);
    resolveFire(battle);
    return sample.of('hit').map(({ damage }) => damage);
  };
  const squad = (more: CustomSquad) => customSquad({ troopers: 4, ...more });

  it.each<readonly [string, CustomSquad, number, number]>([
    // A leg attack; a swarm. Missiles do not count.
    ['a laser of 3 points in an arm', { equipment: LASERS }, 4, 12],
    [
      'a laser in each arm',
      { equipment: ['CLBASmall Laser:LA', 'CLBASmall Laser:RA', 'BABattleClaw:RA'] },
      4,
      24,
    ],
    ['two sets of vibro-claws', { equipment: ['BABattleClawVibro:LA', 'BABattleClawVibro:RA'] }, 6, 2],
    [
      'vibro-claws and a laser',
      { equipment: ['BABattleClawVibro:LA', 'BABattleClaw:RA', 'CLBASmall Laser:RA'] },
      5,
      13,
    ],
    ['a myomer booster and a laser', { equipment: [...LASERS, 'CLBAMyomerBooster:Body'] }, 12, 20],
  ])('%s', (_, equipment, leg, swarm) => {
    expect(strikes(squad(equipment), false)).toEqual([leg]);
    expect(strikes(squad(equipment), true)).toEqual([swarm]);
  });

  it('rifles: 4 on a leg; all of them in a swarm, in groups of 2', () => {
    expect(strikes(PLATOON, false)).toEqual([4]);
    expect(strikes(PLATOON, true)).toEqual([2, 2, 2, 2, 2, 2, 2, 1]);
  });
});

describe("A 'Mech that jumps", () => {
  const jump = (soldiers: Unit, dice: readonly number[], landing: object = {}) => {
    const sample = grip(true, { soldiers, host: { unit: JUMPER }, dice, map: mapOf({ '8,9': landing }) });
    executeMove(sample.battle, sample.blue, { steps: ['jump', 'forward'] });
    sample.done();
    return sample;
  };

  it('throws suits off where it lands, on piloting 5 + 4, for three dice of damage to one of them', () => {
    const sample = jump(SQUAD, [4, 5, 1, 1, 2, 2]);
    expect(sample.of('piloting-roll')).toMatchObject([
      { cause: 'shake-off', roll: { needed: 9 }, passed: true },
    ]);
    expect([sample.red.hex, sample.red.swarming]).toEqual([sample.blue.hex, -1]);
    expect(sample.of('hit')).toMatchObject([{ target: 0, location: 'trooper_2', damage: 4 }]);
  });

  it('carries them along if the roll fails', () => {
    const sample = jump(SQUAD, [4, 4]);
    expect([sample.red.hex, sample.red.swarming]).toEqual([sample.blue.hex, sample.blue.index]);
  });

  it.each([
    ['in woods', WOODS, 4],
    ['in the open', {}, 8],
  ] as const)('costs a platoon the points of the dice %s', (_, landing, lost) => {
    const sample = jump(PLATOON, [4, 5, 1, 1, 2], landing);
    expect(28 - (sample.red.structure[0] as number)).toBe(lost);
  });

  it('throws them into water, where they drown', () => {
    // A roll for the water comes first.
    const sample = jump(SQUAD, [6, 6, 6, 6], { terrain: ['water'], waterDepth: 1 });
    expect(sample.red.lost).toBe('wiped-out');
  });
});

describe('A fall of the host', () => {
  it('throws suits off for two dice of damage', () => {
    const sample = grip(true, { dice: [4, 3, 5, 2, ...Array<number>(20).fill(3)] });
    fall(sample.battle, sample.blue, { kind: 'fall' }, 0);
    expect(sample.of('swarm-ends')).toMatchObject([{ how: 'fell' }]);
    expect(sample.of('hit').filter(({ target }) => target === 0)).toHaveLength(1);
  });
});

describe('A vehicle that swerves', () => {
  it.each([
    ['tracked', 5, 9],
    ['hover', 6, 9],
    ['wheeled', 4, 9],
  ] as const)('on %s, cruise %i, needs %i', (motion, cruise, needed) => {
    const sample = grip(true, {
      host: { unit: customVehicle({ motion, cruise }) },
      dice: [6, 6, 1, 1, 1, 1],
    });
    executeMove(sample.battle, sample.blue, { steps: [], shakeOff: true });
    expect(sample.of('piloting-roll')).toMatchObject([{ cause: 'shake-off', roll: { needed } }]);
    expect(sample.blue.movement).toBe('run');
    expect(sample.red.swarming).toBe(-1);
  });

  it('with its driver hit and motive damage needs more', () => {
    const sample = grip(true, {
      host: {
        unit: customVehicle({ cruise: 5 }),
        condition: { vehicle: { driverHit: true, motive: ['minor'] } },
      },
      dice: [6, 5],
    });
    executeMove(sample.battle, sample.blue, { steps: [], shakeOff: true });
    expect(sample.of('piloting-roll')).toMatchObject([{ roll: { needed: 12 }, passed: false }]);
    expect(sample.red.swarming).toBe(sample.blue.index);
  });

  it('is impossible with a stunned crew', () => {
    const sample = grip(true, {
      host: { unit: customVehicle({ cruise: 5 }), condition: { vehicle: { stunnedTurns: 1 } } },
    });
    expect(() => executeMove(sample.battle, sample.blue, { steps: [], shakeOff: true })).toThrow();
  });
});

describe('An arm that brushes soldiers off', () => {
  it.each<readonly [string, Partial<SampleMech>, number | 'never']>([
    // Piloting 5 and 4. Slots of an arm: shoulder, upper arm, lower arm, hand.
    ['whole', {}, 9],
    ['with the upper arm hit', { condition: { criticals: { right_arm: [1] } } }, 11],
    ['with the lower arm hit', { condition: { criticals: { right_arm: [2] } } }, 11],
    ['with the hand hit', { condition: { criticals: { right_arm: [3] } } }, 10],
    // The hand does not count without the lower arm.
    ['with all three hit', { condition: { criticals: { right_arm: [1, 2, 3] } } }, 13],
    ['without a shoulder', { condition: { criticals: { right_arm: [0] } } }, 'never'],
    ["of a prone 'Mech", { condition: { prone: true } }, 'never'],
  ])('%s', (_, host, needed) => {
    const { battle, blue } = grip(true, { host });
    battle.enter('physical');
    const rightArm = blue.plan.locations.indexOf('right_arm');
    const blow = legalBlows(battle, blue).find(({ kind, limb }) => kind === 'brush_off' && limb === rightArm);
    expect(blow === undefined ? 'never' : toHitOfBlow(battle, blue, blow)).toBe(needed);
  });

  it('never belongs to a quad or a vehicle', () => {
    for (const unit of [customMech({ chassis: 'quad' }), customVehicle()]) {
      const { battle, blue } = grip(true, { host: { unit } });
      battle.enter('physical');
      expect(legalBlows(battle, blue).some(({ kind }) => kind === 'brush_off')).toBe(false);
    }
  });
});

describe('A host that wades', () => {
  it.each([
    ['a platoon', PLATOON, 1, false],
    ['a platoon', PLATOON, 2, true],
    ['battle armor', SQUAD, 2, false],
  ] as const)('with %s on it into depth %i', (_, soldiers, waterDepth, drowns) => {
    const sample = grip(true, {
      soldiers,
      dice: [6, 6],
      map: mapOf({ '8,9': { terrain: ['water'], waterDepth } }),
    });
    executeMove(sample.battle, sample.blue, { steps: ['forward'] });
    endOfPhase(sample.battle);
    expect([sample.red.hex, sample.red.isOut]).toEqual([drowns ? sample.red.hex : sample.blue.hex, drowns]);
  });
});
