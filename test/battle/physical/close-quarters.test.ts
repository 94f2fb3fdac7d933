import { describe, expect, it } from 'vitest';
import { dropOnto, swerveObstacle, throwOff } from '../../../src/battle/anti-mech/shake-off.js';
import { sensibleBlows } from '../../../src/battle/bots/sensible/striker.js';
import { moverOf } from '../../../src/battle/combatant/mover-of.js';
import { startOfPath } from '../../../src/battle/movement/take-step.js';
import type { BlowOrder } from '../../../src/battle/orders.js';
import { executeMove } from '../../../src/battle/phases/movement.js';
import { chargeObstacle } from '../../../src/battle/physical/charge-obstacle.js';
import { declareBlows, legalBlows, resolveBlows, toHitOfBlow } from '../../../src/battle/physical/index.js';
import { calculatePhysicalDamage, calculatePhysicalToHit } from '../../../src/rules/physical/index.js';
import type { Unit } from '../../../src/units/index.js';
import { customInfantry } from '../custom-infantry.js';
import { customProtoMech } from '../custom-protomech.js';
import { customSquad } from '../custom-squad.js';
import { customVehicle } from '../custom-vehicle.js';
import { mapOf } from '../map-of.js';
import { idleBot, type SampleBattle, type SampleSetup, sampleBattle } from '../sample-battle.js';

/** A red unit and soldiers in its hex. */
function inOneHex(
  red: Unit | string,
  blue: Unit,
  dice: readonly number[] = [],
  setup: Partial<SampleSetup> = {},
): SampleBattle {
  const sample = sampleBattle({
    red: [{ unit: red, at: [5, 7] }],
    blue: [{ unit: blue, at: [5, 5] }],
    bots: [idleBot, idleBot],
    ruleset: 'total-warfare',
    dice,
    ...setup,
  });
  sample.battle.place(sample.blue, sample.red.hex);
  sample.battle.enter('physical');
  return sample;
}

function strike({ battle, red }: SampleBattle, ...blows: readonly BlowOrder[]): void {
  declareBlows(battle, red, { blows });
  resolveBlows(battle);
}

const MECH = 'shadow-hawk-shd-2h';
const legs = ({ red }: SampleBattle): number => red.plan.legs[0] as number;
const arms = ({ red }: SampleBattle): number => red.plan.arms[0] as number;

describe('A stomp', () => {
  it("needs 5 - 2 + 3 = 6 at a platoon in the 'Mech's own hex, and costs it one man, two in the open", () => {
    const sample = inOneHex(MECH, customInfantry(), [3, 3, 3, 3]);
    const kick = { kind: 'kick', target: 1, limb: legs(sample) } as const;
    expect(toHitOfBlow(sample.battle, sample.red, kick)).toBe(6);
    strike(sample, kick);
    expect(sample.of('hit')[0]).toMatchObject({ damage: 2 });
    expect(sample.blue.structure[0]).toBe(26);
  });

  it('is harder by one at battle armor, and by one at a single squad', () => {
    const at = (unit: Unit): number => {
      const sample = inOneHex(MECH, unit);
      return toHitOfBlow(sample.battle, sample.red, { kind: 'kick', target: 1, limb: legs(sample) });
    };
    expect(at(customSquad())).toBe(7);
    expect(at(customInfantry({ squads: 1 }))).toBe(7);
  });
});

describe('Brushing soldiers off', () => {
  it('needs piloting + 4, throws them off, and does the damage of a punch to one of them', () => {
    const sample = inOneHex(MECH, customSquad(), [5, 4, 2]);
    sample.blue.swarming = sample.red.index;
    strike(sample, { kind: 'brush_off', target: 1, limb: arms(sample) });
    sample.done();
    expect(sample.of('physical-attack')[0]).toMatchObject({
      kind: 'brush_off',
      hit: true,
      roll: { needed: 9 },
    });
    expect(sample.of('swarm-ends')).toMatchObject([{ how: 'brushed-off' }]);
    // A punch of 55 tons.
    expect(sample.blue.armor[1]).toBe(4);
    expect(sample.blue.swarming).toBe(-1);
  });

  it("that fails strikes the 'Mech itself, and they stay", () => {
    const sample = inOneHex(MECH, customSquad(), [5, 3, 3]);
    sample.blue.swarming = sample.red.index;
    strike(sample, { kind: 'brush_off', target: 1, limb: arms(sample) });
    sample.done();
    expect(sample.of('hit')[0]).toMatchObject({ target: sample.red.index, damage: 6 });
    expect(sample.blue.swarming).toBe(sample.red.index);
  });

  it('costs a platoon as many men as it has points, twice as many in the open', () => {
    const sample = inOneHex(MECH, customInfantry(), [6, 4, 3, 3]);
    sample.blue.swarming = sample.red.index;
    strike(sample, { kind: 'brush_off', target: 1, limb: arms(sample) });
    expect(sample.blue.structure[0]).toBe(28 - 12);
  });

  it.each([
    [{ actuatorDamage: { upperArmDestroyed: true } }, 11],
    [{ actuatorDamage: { lowerArmDestroyed: true } }, 11],
    [{ handDestroyed: true }, 10],
    [{ claws: true }, 10],
    [{ actuatorEnhancement: true }, 8],
    [{ movementType: 'jump', hexesMoved: 4 }, 9],
  ] as const)('with %o needs %i', (attacker, needed) => {
    const { targetNumber } = calculatePhysicalToHit(
      'brush_off',
      { piloting: 5, tonnage: 55, ...attacker },
      { movementType: 'stationary', hexesMoved: 0, soldiers: 'battle-armor' },
      { ruleset: 'total-warfare' },
    );
    expect(targetNumber).toBe(needed);
  });

  it('is harder by one if they hold on with magnetic claws', () => {
    const { targetNumber } = calculatePhysicalToHit(
      'brush_off',
      { piloting: 5, tonnage: 55 },
      { movementType: 'stationary', hexesMoved: 0, soldiers: 'battle-armor', magneticClaws: true },
      { ruleset: 'total-warfare' },
    );
    expect(targetNumber).toBe(10);
  });

  it('is all that an arm can do to them, and nobody else is brushed off', () => {
    const sample = inOneHex(MECH, customSquad());
    expect(legalBlows(sample.battle, sample.red).some(({ kind }) => kind === 'brush_off')).toBe(false);
    sample.blue.swarming = sample.red.index;
    expect(new Set(legalBlows(sample.battle, sample.red).map(({ kind }) => kind))).toEqual(
      new Set(['brush_off']),
    );
  });

  it('is what a sensible bot does with both arms', () => {
    const sample = inOneHex(MECH, customSquad({ equipment: ['BABattleClaw:LA', 'CLBASmall Laser:RA'] }));
    sample.blue.swarming = sample.red.index;
    const { blows } = sensibleBlows(sample.battle, sample.red);
    expect(blows.map(({ kind }) => kind)).toEqual(['brush_off', 'brush_off']);
  });
});

describe('Thrashing', () => {
  it("of a prone 'Mech never misses soldiers in its hex: a third of its tons, in groups of five", () => {
    // Attack roll, five locations and their armor, the piloting roll.
    const sample = inOneHex('marauder-mad-3r', customSquad({ armor: 20 }), [1, 1, 1, 2, 3, 4, 5, 6, 6]);
    sample.red.prone = true;
    strike(sample, { kind: 'thrash', target: 1 });
    sample.done();
    expect(sample.of('hit').map(({ damage }) => damage)).toEqual([5, 5, 5, 5, 5]);
  });

  it('costs a platoon 25 men, twice as many in the open, and may end as a fall does', () => {
    const sample = inOneHex('marauder-mad-3r', customInfantry(), Array<number>(30).fill(1));
    sample.red.prone = true;
    strike(sample, { kind: 'thrash', target: 1 });
    expect(sample.blue.isOut).toBe(true);
    expect(sample.of('fall')).toHaveLength(1);
  });

  it.each([
    ['standing', {}, false],
    ['in woods', { '5,7': { terrain: ['light_woods'] } }, true],
  ] as const)('is not possible %s', (_, hexes, prone) => {
    const sample = inOneHex(MECH, customInfantry(), [], { map: mapOf(hexes) });
    sample.red.prone = prone;
    expect(toHitOfBlow(sample.battle, sample.red, { kind: 'thrash', target: 1 })).toBe(
      Number.POSITIVE_INFINITY,
    );
  });
});

describe('A frenzy attack', () => {
  it('of a ProtoMech needs 4 and its own movement, whoever shares its hex', () => {
    const sample = inOneHex(customProtoMech(), customInfantry());
    sample.red.movement = 'run';
    sample.red.hexesMoved = 5;
    expect(toHitOfBlow(sample.battle, sample.red, { kind: 'frenzy', target: 1 })).toBe(6);
    expect(legalBlows(sample.battle, sample.red)).toEqual([{ kind: 'frenzy', target: 1 }]);
  });

  it.each([
    [2, 1],
    [5, 1],
    [6, 2],
    [9, 2],
    [10, 3],
    [15, 3],
  ])('of %i tons does %i damage', (tonnage, damage) => {
    expect(calculatePhysicalDamage('frenzy', { piloting: 5, tonnage })).toBe(damage);
  });

  it('does a fifth of its tons more with a melee weapon, and twice that with the melee system of a quad', () => {
    const damage = (meleeWeapons: number): number =>
      calculatePhysicalDamage('frenzy', { piloting: 5, tonnage: 8, meleeWeapons });
    expect([damage(1), damage(2)]).toEqual([4, 6]);
  });

  it('is made once a turn, even by a master', () => {
    const red = { unit: customProtoMech(), at: [5, 7] as const, pilot: { abilities: ['melee_master'] } };
    const sample = inOneHex(customProtoMech(), customInfantry(), [], { red: [red] });
    const frenzy: BlowOrder = { kind: 'frenzy', target: 1 };
    expect(() => strike(sample, frenzy, frenzy)).toThrow('that is 2 attacks, and it has 1 a turn');
  });

  it("strikes the legs of a 'Mech that stands", () => {
    const mech = sampleBattle({
      red: [{ unit: customProtoMech(), at: [5, 7] }],
      blue: [{ unit: MECH, at: [5, 5] }],
      ruleset: 'total-warfare',
      dice: [3, 3, 1],
    });
    mech.battle.place(mech.red, mech.blue.hex);
    mech.battle.enter('physical');
    strike(mech, { kind: 'frenzy', target: 1 });
    expect(mech.of('hit')[0]).toMatchObject({ location: 'right_leg' });
  });
});

describe('Vibro-claws', () => {
  const CLAWS = customSquad({ troopers: 4, equipment: ['BABattleClawVibro:LA', 'BABattleClawVibro:RA'] });

  it('need the gunnery of the squad, and do as many points as troopers hit, for each set of claws', () => {
    // Cluster column 4 on 7: 3 hits, with two sets of claws.
    const sample = inOneHex(CLAWS, customSquad(), [2, 2, 3, 4, 1]);
    strike(sample, { kind: 'vibro_claws', target: 1 });
    sample.done();
    expect(sample.of('physical-attack')[0]).toMatchObject({ hit: true, roll: { needed: 4 } });
    expect(sample.of('hit')[0]).toMatchObject({ damage: 6 });
  });

  it('only reach soldiers', () => {
    const sample = inOneHex(CLAWS, customVehicle());
    expect(toHitOfBlow(sample.battle, sample.red, { kind: 'vibro_claws', target: 1 })).toBe(
      Number.POSITIVE_INFINITY,
    );
  });
});

describe('Shaking soldiers off', () => {
  it('a vehicle swerves with the points that flank speed is more than cruising speed, on a driving roll at +4', () => {
    const sample = inOneHex(customVehicle({ cruise: 4 }), customSquad(), [4, 5, 1, 1, 1, 2]);
    const { battle, red, blue } = sample;
    blue.swarming = red.index;
    battle.enter('movement');
    executeMove(battle, red, { steps: ['forward'], shakeOff: true });
    sample.done();
    expect(sample.of('piloting-roll')[0]?.roll.needed).toBe(9);
    expect(sample.of('swarm-ends')[0]).toMatchObject({ how: 'thrown-off' });
    expect(red.movement).toBe('run');
    // One hex, and what flank speed is more than cruising speed.
    expect(red.mpSpentLastTurn).toBe(1 + 2);
    expect(blue.armor[1]).toBe(7);
  });

  it("is nothing for 'Mechs, nor for a vehicle that nobody clings to or that has spent its points", () => {
    const tank = inOneHex(customVehicle({ cruise: 4 }), customSquad());
    const why = ({ battle, red }: SampleBattle, mp: number): string | undefined => {
      const mover = moverOf(battle, red);
      return swerveObstacle(battle, red, mover, { ...startOfPath(mover), mp });
    };
    expect(why(tank, 0)).toBe('nobody clings to it');
    tank.blue.swarming = tank.red.index;
    expect([why(tank, 4), why(tank, 5)]).toEqual([undefined, 'it has too few points left']);
    const mech = inOneHex(MECH, customSquad());
    mech.blue.swarming = mech.red.index;
    expect(why(mech, 0)).toBe('only vehicles can do that');
  });

  it('magnetic claws hold on: +1', () => {
    const sample = inOneHex(
      MECH,
      customSquad({ equipment: ['BABattleClawMagnets:LA', 'BABattleClawMagnets:RA'] }),
      [4, 5],
    );
    sample.blue.swarming = sample.red.index;
    throwOff(sample.battle, sample.red);
    expect(sample.of('piloting-roll')[0]?.roll.needed).toBe(10);
  });

  it("a 'Mech that drops to the ground falls on them if its piloting roll succeeds; else it only lies", () => {
    const falls = inOneHex(MECH, customSquad(), [3, 2, ...Array<number>(20).fill(3)]);
    falls.blue.swarming = falls.red.index;
    dropOnto(falls.battle, falls.red);
    expect(falls.of('fall')).toHaveLength(1);
    expect(falls.of('swarm-ends')[0]).toMatchObject({ how: 'fell' });
    const lies = inOneHex(MECH, customSquad(), [2, 2]);
    lies.blue.swarming = lies.red.index;
    dropOnto(lies.battle, lies.red);
    lies.done();
    expect(lies.blue.swarming).toBe(lies.red.index);
  });
});

describe('Charges and death from above', () => {
  it.each([
    [
      'a squad with vibro-claws',
      customSquad({ equipment: ['BABattleClawVibro:LA', 'BABattleClawVibro:RA'] }),
    ],
    ['a ProtoMech', customProtoMech()],
  ] as const)('are no attacks of %s: it has only the attack on units in its hex', (_, unit) => {
    const { battle, red, blue } = sampleBattle({
      red: [{ unit, at: [5, 6] }],
      blue: [{ unit: MECH, at: [5, 5] }],
      bots: [idleBot, idleBot],
      ruleset: 'total-warfare',
    });
    blue.hasMoved = true;
    for (const kind of ['charge', 'dfa'] as const)
      expect(chargeObstacle(battle, red, kind, blue, red)).toBe('it cannot attack like that');
  });
});
