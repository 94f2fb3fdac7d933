import { describe, expect, it } from 'vitest';
import { antiMechNumber, antiMechObstacle } from '../../../src/battle/anti-mech/legality.js';
import { dropOnto, swerveObstacle, throwOff } from '../../../src/battle/anti-mech/shake-off.js';
import { endSwarm } from '../../../src/battle/anti-mech/swarm.js';
import type { Combatant } from '../../../src/battle/combatant/combatant.js';
import { moverOf } from '../../../src/battle/combatant/mover-of.js';
import { applyHit } from '../../../src/battle/damage/apply-hit.js';
import { startOfPath } from '../../../src/battle/movement/take-step.js';
import type { FireOrder } from '../../../src/battle/orders.js';
import { endOfPhase } from '../../../src/battle/phases/end-of-phase.js';
import { declareFire, resolveFire } from '../../../src/battle/phases/weapons.js';
import { struckForSure } from '../../../src/rules/hit-location/struck.js';
import type { Unit } from '../../../src/units/index.js';
import { customInfantry } from '../custom-infantry.js';
import { customMech } from '../custom-mech.js';
import { customSquad } from '../custom-squad.js';
import { customVehicle } from '../custom-vehicle.js';
import { mapOf } from '../map-of.js';
import { CENTER_TORSO, LEFT_LEG, RIGHT_LEG } from '../physical/duel.js';
import { idleBot, type SampleBattle, type SampleSetup, sampleBattle } from '../sample-battle.js';

const CLAWS = ['BABattleClaw:LA', 'CLBASmall Laser:RA'];
const SQUAD = customSquad({ troopers: 4, equipment: CLAWS });

/** Soldiers in the hex of their opponent, before the weapon attack phase. */
function atGrips(
  dice: readonly number[] = [],
  {
    soldiers = SQUAD,
    host = customMech(),
    ...setup
  }: Partial<SampleSetup> & {
    readonly soldiers?: Unit;
    readonly host?: Unit;
  } = {},
): SampleBattle {
  const sample = sampleBattle({
    red: [{ unit: soldiers, at: [5, 7] }],
    blue: [{ unit: host, at: [5, 5], facing: 3 }],
    bots: [idleBot, idleBot],
    ruleset: 'total-warfare',
    dice,
    ...setup,
  });
  sample.battle.place(sample.red, sample.blue.hex);
  sample.red.elevation = sample.blue.elevation;
  sample.battle.enter('weapons');
  return sample;
}

function clinging(...args: Parameters<typeof atGrips>): SampleBattle {
  const sample = atGrips(...args);
  sample.red.swarming = sample.blue.index;
  return sample;
}

function orders({ battle, red }: SampleBattle, order: Partial<FireOrder> = {}): void {
  declareFire(battle, red, { torsoFacing: red.torsoFacing, shots: [], ...order });
  resolveFire(battle);
}

/** A hit of 5 points on the host by somebody else. */
function hostIsHit({ battle, blue }: SampleBattle, location: number, critical = false): void {
  const place = { ...struckForSure(location), throughArmorCritical: critical };
  applyHit(battle, blue, place, 5, false, { attacker: blue, weapon: -1, kind: 'energy' });
}

describe('A hit on the host of swarmers', () => {
  it('passes them on 4 or less', () => {
    const sample = clinging([4]);
    hostIsHit(sample, CENTER_TORSO);
    expect(sample.of('in-the-way')).toEqual([]);
    expect(sample.of('hit')).toMatchObject([{ target: 1, damage: 5 }]);
    sample.done();
  });

  it('is all theirs if a trooper bears it', () => {
    const sample = clinging([5, 1]);
    hostIsHit(sample, CENTER_TORSO);
    expect(sample.of('hit')).toMatchObject([{ target: 0, damage: 5 }]);
    sample.done();
  });

  it('of 20 points kills two soldiers of a platoon, and four in the open', () => {
    const sample = clinging([5], { soldiers: customInfantry() });
    const source = { attacker: sample.blue, weapon: 0, kind: 'energy' } as const;
    applyHit(sample.battle, sample.blue, struckForSure(CENTER_TORSO), 20, false, source);
    expect(sample.of('in-the-way')).toMatchObject([{ damage: 20 }]);
    expect(sample.of('hit')).toMatchObject([{ target: 0, damage: 4 }]);
    expect(sample.red.structure[sample.red.plan.center]).toBe(28 - 4);
    sample.done();
  });

  it("never strikes them unless it is in a torso of a 'Mech", () => {
    const sample = clinging();
    hostIsHit(sample, LEFT_LEG);
    expect(sample.of('hit')).toMatchObject([{ target: 1, damage: 5 }]);
    sample.done();
  });

  it('may strike them anywhere on a vehicle', () => {
    const sample = clinging([5, 1], { host: customVehicle() });
    hostIsHit(sample, sample.blue.plan.locations.indexOf('left_side'));
    expect(sample.of('in-the-way')).toMatchObject([{ damage: 5 }]);
    sample.done();
  });

  it('never strikes them if it goes through the armor', () => {
    const sample = clinging([1, 1]);
    hostIsHit(sample, CENTER_TORSO, true);
    expect(sample.of('in-the-way')).toEqual([]);
    sample.done();
  });

  it('never strikes them if it is their own, or that of a fall', () => {
    const sample = clinging();
    const { battle, red, blue } = sample;
    const place = struckForSure(CENTER_TORSO);
    applyHit(battle, blue, place, 5, false, { attacker: red, weapon: -1, kind: 'physical' });
    applyHit(battle, blue, place, 5, false, { attacker: undefined, weapon: -1, kind: 'fall' });
    expect(sample.of('in-the-way')).toEqual([]);
    sample.done();
  });
});

describe('Soldiers', () => {
  const why = ({ battle, red, blue }: SampleBattle, attack: 'swarm' | 'leg' = 'swarm') =>
    antiMechObstacle(battle, red, attack, blue);

  it("swarm 'Mechs and vehicles in their hex, and attack the legs of 'Mechs", () => {
    expect([why(atGrips()), why(atGrips(), 'leg')]).toEqual([undefined, undefined]);
    expect(why(atGrips([], { host: customVehicle() }))).toBeUndefined();
  });

  it("alone can do that: a 'Mech cannot", () => {
    const sample = atGrips([], { soldiers: customMech() });
    expect(why(sample)).toBe('only infantry can do that');
  });

  it('who cling to a unit attack no other', () => {
    expect(why(clinging())).toBe('it clings to another unit');
  });

  it('swarm no friends, and nobody who is lost', () => {
    const sample = atGrips();
    const { battle, red, blue } = sample;
    expect(antiMechObstacle(battle, red, 'swarm', undefined)).toBe('that is not a target');
    expect(antiMechObstacle(battle, red, 'swarm', red)).toBe('that is not a target');
    blue.lost = 'head-destroyed';
    expect(why(sample)).toBe('that is not a target');
  });

  it('swarm no other soldiers', () => {
    expect(why(atGrips([], { host: customInfantry() }))).toBe('there is nothing to climb');
  });

  it('find no legs on a vehicle', () => {
    expect(why(atGrips([], { host: customVehicle() }), 'leg')).toBe('it has no legs to attack');
  });

  it('reach nothing that flies or jumps onto others; a VTOL that has landed can be swarmed', () => {
    const sample = atGrips([], { host: customVehicle({ motion: 'vtol' }) });
    sample.blue.elevation = 1;
    expect(why(sample)).toBe('the target is in the air');
    sample.blue.elevation = 0;
    expect(why(sample)).toBeUndefined();
    const jumper = atGrips();
    jumper.blue.chargeKind = 'dfa';
    expect(why(jumper)).toBe('the target is in the air');
  });

  it('reach no legs from above, but swarm from there', () => {
    const sample = atGrips();
    sample.red.elevation = 1;
    expect(why(sample, 'leg')).toBe('it is above the legs of the target');
    expect(why(sample)).toBeUndefined();
  });

  it('do not swarm a unit that others swarm, but attack its legs', () => {
    const sample = atGrips([], {
      red: [
        { unit: SQUAD, at: [5, 7] },
        { unit: SQUAD, at: [5, 8] },
      ],
    });
    (sample.units[1] as (typeof sample.units)[number]).swarming = sample.blue.index;
    expect(why(sample)).toBe('others cling to the target');
    expect(why(sample, 'leg')).toBeUndefined();
  });

  it("swarm a 'Mech on higher ground that they share with it", () => {
    const sample = atGrips();
    sample.blue.elevation = 1;
    sample.red.elevation = 1;
    expect([why(sample), why(sample, 'leg')]).toEqual([undefined, undefined]);
  });

  it('who are lost or stunned do not', () => {
    const sample = atGrips();
    sample.red.stunned = true;
    expect(why(sample)).toBe('it cannot act');
  });

  it.each([
    ["a superheavy 'Mech", customMech({ tonnage: 135, gyro: 'superheavy', cockpit: 'superheavy', walk: 2 })],
    ["an industrial 'Mech", customMech({ structure: 'Industrial' })],
  ])('have it easier by one against %s', (_, host) => {
    const number = (unit: Unit): number => {
      const { red, blue } = atGrips([], { host: unit });
      return antiMechNumber(red, 'swarm', blue).targetNumber;
    };
    expect(number(host)).toBe(number(customMech()) - 1);
  });

  it('do not attack a unit that others attack in the same way in this turn', () => {
    const sample = atGrips([], {
      red: [
        { unit: SQUAD, at: [5, 7] },
        { unit: SQUAD, at: [5, 8] },
      ],
    });
    const { battle, blue } = sample;
    const friend = sample.units[1] as (typeof sample.units)[number];
    battle.place(friend, blue.hex);
    const order = { torsoFacing: friend.torsoFacing, shots: [] };
    declareFire(battle, friend, { ...order, antiMech: { attack: 'leg', target: blue.index } });
    expect(why(sample, 'leg')).toBe('others attack it in that way');
    expect(why(sample)).toBeUndefined();
    const other = { unit: customMech(), at: [5, 3], facing: 3 } as const;
    const two = atGrips([], {
      red: [
        { unit: SQUAD, at: [5, 7] },
        { unit: SQUAD, at: [5, 8] },
      ],
      blue: [{ unit: customMech(), at: [5, 5], facing: 3 }, other],
    });
    const [, second, , far] = two.units as [Combatant, Combatant, Combatant, Combatant];
    two.battle.place(second, far.hex);
    declareFire(two.battle, second, { ...order, antiMech: { attack: 'leg', target: far.index } });
    expect(why(two, 'leg')).toBeUndefined();
  });
});

describe('An attack on legs', () => {
  it('strikes the other leg if its own is gone', () => {
    const host = { unit: customMech(), at: [5, 5], condition: { structure: { left_leg: 0 } } } as const;
    // 4 to 6 is the left leg. Skill 5, and 4 men: 5, and one that lies is at -2.
    const sample = atGrips([6, 6, 4, 1, 1], { blue: [host] });
    expect(sample.blue.hasLost(LEFT_LEG)).toBe(true);
    orders(sample, { antiMech: { attack: 'leg', target: sample.blue.index } });
    expect(sample.of('hit')).toMatchObject([{ location: 'right_leg', damage: 4 }]);
    expect([sample.red.damageDealt, ...sample.red.damageByWeapon]).toEqual([4, 0]);
    expect(sample.blue.hasLost(RIGHT_LEG)).toBe(false);
    sample.done();
  });

  it('does nothing if it misses', () => {
    const sample = atGrips([2, 2]);
    orders(sample, { antiMech: { attack: 'leg', target: sample.blue.index } });
    expect(sample.of('anti-mech')).toMatchObject([{ hit: false, roll: { needed: 5, total: 4 } }]);
    expect(sample.of('hit')).toEqual([]);
    sample.done();
  });
});

describe('Swarmers', () => {
  it('without weapons for it find a gap in the armor', () => {
    const unarmed = customSquad({ troopers: 4, equipment: ['BABattleClaw:LA', 'BABattleClaw:RA'] });
    // A 7: the center torso. One check there.
    const sample = clinging([3, 4, 3, 4], { soldiers: unarmed });
    orders(sample);
    expect(sample.of('hit')).toEqual([]);
    expect(sample.of('critical-check')).toMatchObject([{ location: 'center_torso' }]);
    sample.done();
  });

  it.each([
    [[1, 1], 'head', false],
    [[1, 2], 'center_torso', true],
    [[2, 2], 'right_torso', true],
    [[4, 4], 'left_arm', false],
    [[5, 5], 'left_torso', true],
  ] as const)('that roll %j strike the %s', (dice, location, rear) => {
    // Checks for critical hits, and in the head the pilot's roll.
    const sample = clinging([...dice, 1, 1, 1, 1]);
    orders(sample);
    expect(sample.of('hit')).toMatchObject([{ target: 1, location, rear, damage: 12 }]);
  });

  it('without weapons for it do nothing to a vehicle', () => {
    const unarmed = customSquad({ troopers: 4, equipment: ['BABattleClaw:LA', 'BABattleClaw:RA'] });
    const sample = clinging([], { soldiers: unarmed, host: customVehicle() });
    orders(sample);
    expect([sample.of('hit'), sample.of('critical-check')]).toEqual([[], []]);
    sample.done();
  });

  it('without weapons for it find nothing where an arm was', () => {
    const unarmed = customSquad({ troopers: 4, equipment: ['BABattleClaw:LA', 'BABattleClaw:RA'] });
    const host = { unit: customMech(), at: [5, 5], condition: { structure: { left_arm: 0 } } } as const;
    const sample = clinging([4, 4], { soldiers: unarmed, blue: [host] });
    orders(sample);
    expect(sample.of('critical-check')).toEqual([]);
    sample.done();
  });

  it('strike the front of a quad where others have an arm', () => {
    // A 6: the right torso. The check behind the armor.
    const sample = clinging([3, 3, 1, 1], { host: customMech({ chassis: 'quad' }) });
    orders(sample);
    expect(sample.of('hit')).toMatchObject([{ location: 'right_torso', rear: false }]);
    sample.done();
  });

  it('choose among the four sides of a vehicle: a die of 5 or 6 is rolled again', () => {
    const sample = clinging([6, 5, 4, 3, 3, 1, 2], { host: customVehicle({ armor: 30 }) });
    orders(sample);
    expect(sample.of('hit')).toHaveLength(1);
    sample.done();
  });

  it('do nothing more to a host that is lost, and climb none', () => {
    const sample = clinging();
    declareFire(sample.battle, sample.red, { torsoFacing: sample.red.torsoFacing, shots: [] });
    sample.blue.lost = 'engine-destroyed';
    resolveFire(sample.battle);
    expect(sample.of('swarm-attack')).toEqual([]);
    const late = atGrips([6, 6]);
    const antiMech = { attack: 'swarm', target: late.blue.index } as const;
    declareFire(late.battle, late.red, { torsoFacing: late.red.torsoFacing, shots: [], antiMech });
    late.blue.lost = 'engine-destroyed';
    resolveFire(late.battle);
    expect(late.red.swarming).toBe(-1);
  });

  it('tear at the very first unit of a battle as at any other', () => {
    const sample = sampleBattle({
      red: [{ unit: customMech(), at: [5, 5] }],
      blue: [{ unit: SQUAD, at: [5, 7] }],
      ruleset: 'total-warfare',
      dice: [3, 4, 1, 1],
    });
    const { battle, red, blue } = sample;
    battle.place(blue, red.hex);
    blue.swarming = red.index;
    battle.enter('weapons');
    expect(antiMechObstacle(battle, blue, 'swarm', red)).toBe('it clings to another unit');
    declareFire(battle, blue, { torsoFacing: blue.torsoFacing, shots: [] });
    resolveFire(battle);
    expect(sample.of('swarm-attack')).toMatchObject([{ target: 0, damage: 12 }]);
    sample.done();
  });

  it('stay in the hex unhurt if their host is destroyed', () => {
    const sample = clinging();
    const { battle, red, blue } = sample;
    const { hex } = blue;
    blue.lost = 'engine-destroyed';
    endOfPhase(battle);
    expect(sample.of('swarm-ends')).toMatchObject([{ how: 'host-lost' }]);
    expect([red.swarming, red.hex, [...red.armor]]).toEqual([-1, hex, [10, 10, 10, 10]]);
    sample.done();
  });

  it('drown if they come off in water, unless they can swim', () => {
    const map = mapOf({ '5,5': { terrain: ['water'], waterDepth: 1 } });
    const drowned = clinging([], { map });
    endSwarm(drowned.battle, drowned.red, 'brushed-off');
    expect(drowned.red.lost).toBe('wiped-out');
    const divers = customSquad({ troopers: 4, equipment: CLAWS, motion: 'UMU' });
    const swims = clinging([], { map, soldiers: divers });
    endSwarm(swims.battle, swims.red, 'brushed-off');
    expect(swims.red.lost).toBeUndefined();
  });

  it('are thrown off a VTOL in flight at +2, and off one on the ground at +4', () => {
    const needed = (elevation: number): number | undefined => {
      const sample = clinging([1, 1], { host: customVehicle({ motion: 'vtol' }) });
      sample.blue.elevation = elevation;
      throwOff(sample.battle, sample.blue);
      return sample.of('piloting-roll')[0]?.roll.needed;
    };
    expect([needed(2), needed(0)]).toEqual([7, 9]);
  });

  it('ask for no roll where there are none', () => {
    const sample = atGrips();
    throwOff(sample.battle, sample.blue);
    dropOnto(sample.battle, sample.blue);
    sample.done();
  });

  it('stay on a vehicle that cannot go at flank speed, or has spent more than cruising speed; a road adds one', () => {
    const { battle, blue } = clinging([], { host: customVehicle({ cruise: 4 }) });
    const mover = moverOf(battle, blue);
    const start = startOfPath(mover);
    const why = (at: Partial<typeof start>, run = mover.run) =>
      swerveObstacle(battle, blue, { ...mover, run }, { ...start, ...at });
    expect(why({}, mover.walk)).toBe('it cannot go at flank speed');
    expect(why({ runBarred: true })).toBe('it cannot go at flank speed');
    expect(why({ mp: 5 })).toBe('it has too few points left');
    expect(why({ mp: 5, onRoad: true })).toBeUndefined();
  });

  it('hold on if the roll fails', () => {
    const sample = clinging([4, 4]);
    throwOff(sample.battle, sample.blue);
    expect(sample.red.swarming).toBe(sample.blue.index);
    sample.done();
  });
});
