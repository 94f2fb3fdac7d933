import { describe, expect, it } from 'vitest';
import { antiMechNumber } from '../../../../src/battle/anti-mech/legality.js';
import { moverOf } from '../../../../src/battle/combatant/mover-of.js';
import { crossingCost } from '../../../../src/battle/movement/ground.js';
import { Reach } from '../../../../src/battle/movement/reach.js';
import { endOfPhase } from '../../../../src/battle/phases/end-of-phase.js';
import { executeMove } from '../../../../src/battle/phases/movement.js';
import { declareFire, resolveFire } from '../../../../src/battle/phases/weapons.js';
import { antiMechToHit } from '../../../../src/rules/anti-mech/to-hit.js';
import { WINDS } from '../../../../src/rules/environment/index.js';
import { rulesetOf } from '../../../../src/rules/ruleset.js';
import type { Infantry, Unit } from '../../../../src/units/index.js';
import { customInfantry } from '../../custom-infantry.js';
import { customSquad } from '../../custom-squad.js';
import { customVehicle } from '../../custom-vehicle.js';
import { mapOf } from '../../map-of.js';
import { idleBot, type SampleBattle, type SampleSetup, sampleBattle } from '../../sample-battle.js';

function against(
  red: Unit,
  blue: Unit | string,
  dice: readonly number[],
  setup: Partial<SampleSetup> = {},
): SampleBattle {
  return sampleBattle({
    red: [{ unit: red, at: [5, 7] }],
    blue: [{ unit: blue, at: [5, 5], facing: 3 }],
    bots: [idleBot, idleBot],
    ruleset: 'total-warfare',
    dice,
    ...setup,
  });
}

const mountaineers = (): Unit => ({
  ...(customInfantry() as Infantry),
  specializations: ['mountain-troops'],
});

it('Jump infantry stays on the ground in a strong gale or worse; battle armor jumps', () => {
  const jump = (unit: Unit, wind: (typeof WINDS)[number]): number => {
    const { battle, red } = against(unit, 'locust-lct-1v', [], { environment: { wind } });
    return moverOf(battle, red).jump;
  };
  const platoon = customInfantry({ motion: 'Jump' });
  expect(WINDS.map((wind) => jump(platoon, wind))).toEqual([3, 3, 0, 0]);
  expect(jump(customSquad({ otherMp: 3 }), 'storm')).toBe(3);
});

describe('Mountain troops', () => {
  it('pay one point for two levels, and take three at a step', () => {
    const map = mapOf({ '5,6': { level: 3 }, '6,6': { level: 2 }, '4,6': { level: 1 } });
    const { battle, red } = against(mountaineers(), 'locust-lct-1v', [], { map });
    const { footwork, climbs } = moverOf(battle, red);
    const cost = (levels: number): number =>
      crossingCost(
        mapOf({ '5,6': { level: levels } }),
        footwork,
        map.indexOf(5, 7),
        0,
        0,
        map.indexOf(5, 6),
        0,
      );
    expect([cost(1), cost(2), cost(3)]).toEqual([2, 2, 3]);
    expect(climbs).toBe(3);
  });

  it("climb 'Mechs better by two", () => {
    const plain = against(customInfantry(), 'locust-lct-1v', []);
    const trained = against(mountaineers(), 'locust-lct-1v', []);
    const needed = ({ red, blue }: SampleBattle): number => antiMechNumber(red, 'leg', blue).targetNumber;
    expect(needed(trained)).toBe(needed(plain) - 2);
  });
});

describe('Troops who tow artillery', () => {
  it('walk into one hex as their whole move, after a turn as well', () => {
    const towing = customInfantry({ motion: 'Motorized', fieldGuns: ['ISThumper'] });
    const { battle, red } = against(towing, 'locust-lct-1v', []);
    const mover = moverOf(battle, red);
    const reach = new Reach();
    reach.walk(battle.map, mover);
    const mpTo = (hex: number): number | undefined =>
      Array.from({ length: reach.count }, (_, place) => place)
        .filter((place) => reach.hexAt(place) === hex)
        .map((place) => reach.mpAt(place))[0];
    expect([mover.walk, mover.footwork.turnMp]).toEqual([1, 1]);
    const beside = battle.map.neighbors[red.hex * 6 + ((red.facing + 1) % 6)] as number;
    expect(mpTo(beside)).toBe(2);
  });
});

describe('Quirks against soldiers', () => {
  const attack = {
    attack: 'leg',
    skill: 5,
    soldiers: 'battle-armor',
    troopers: 4,
    magneticClaws: false,
  } as const;
  const still = {
    movementType: 'stationary',
    hexesMoved: 0,
    prone: false,
    immobile: false,
    clumsy: 0,
    hull: false,
  } as const;

  it.each([
    ['protected_actuators', 6],
    ['exposed_actuators', 4],
  ])('of %s make a leg attack that needs 5 need %i', (quirk, needed) => {
    const target = { ...still, quirks: [quirk] };
    expect(antiMechToHit({ ...attack, target, rules: rulesetOf('total-warfare') }).targetNumber).toBe(needed);
    expect(antiMechToHit({ ...attack, target, rules: rulesetOf('standard') }).targetNumber).toBe(5);
  });
});

describe('Those who cling to a unit', () => {
  it('drown in water of depth 2 if they are people, and suits do not', () => {
    const map = mapOf({ '5,5': { waterDepth: 2, terrain: ['water'] } });
    for (const [unit, drowns] of [
      [customInfantry(), true],
      [customSquad(), false],
    ] as const) {
      const { battle, red, blue } = against(unit, 'shadow-hawk-shd-2h', [], { map });
      blue.elevation = -2;
      battle.place(red, blue.hex);
      red.swarming = blue.index;
      endOfPhase(battle);
      expect(red.isOut).toBe(drowns);
    }
  });

  it('look for a gap in the armor if they have nothing in hand that tears it', () => {
    const sample = against(customSquad(), 'shadow-hawk-shd-2h', [3, 4, 2, 2]);
    const { battle, red, blue } = sample;
    battle.place(red, blue.hex);
    red.swarming = blue.index;
    battle.enter('weapons');
    declareFire(battle, red, { torsoFacing: red.torsoFacing, shots: [] });
    resolveFire(battle);
    sample.done();
    expect(sample.of('hit')).toEqual([]);
    expect(sample.of('critical-check')[0]).toMatchObject({ location: 'center_torso' });
  });
});

describe('A burning hex', () => {
  const map = mapOf({ '5,6': { terrain: ['fire'] } });

  it.each([
    ['a platoon', customInfantry(), true],
    ['a squad', customSquad(), true],
    ['a squad in fire-resistant suits', customSquad({ armorType: 35 }), false],
  ] as const)('is the end of %s that walks into it on less than 8', (_, unit, lost) => {
    const { battle, red } = against(unit, 'locust-lct-1v', lost ? [3, 4] : [], { map });
    battle.enter('movement');
    executeMove(battle, red, { steps: ['forward'] });
    expect(red.isOut).toBe(lost);
  });

  it('looks for a way into a vehicle that drives through it', () => {
    const sample = against(customVehicle({ cruise: 4 }), 'locust-lct-1v', [3, 4, 1, 2], { map });
    sample.battle.enter('movement');
    executeMove(sample.battle, sample.red, { steps: ['forward'] });
    sample.done();
    expect(sample.of('critical-check')[0]).toMatchObject({ location: 'front' });
  });
});

describe('A squad that fires at people', () => {
  it('rolls the dice of a burst for each trooper who hits, and rounds each hit by itself', () => {
    // Five machine guns: on 7, three of five hit; each rolls a die, doubled in the open, and divided by 2.
    const gunners = customSquad({ equipment: ['BABattleClaw:LA', 'CLBAMG:RA'] });
    const sample = against(gunners, customInfantry({ divisor: 2 }), [6, 6, 3, 4, 1, 3, 6]);
    const { battle, red, blue } = sample;
    battle.enter('weapons');
    declareFire(battle, red, { torsoFacing: red.torsoFacing, shots: [{ weapon: 0, target: blue.index }] });
    resolveFire(battle);
    sample.done();
    expect(blue.structure[0]).toBe(28 - 10);
  });

  it('fires what its anti-personnel mounts hold as one attack, each suit that hits counting for its weapon', () => {
    const squad = customSquad({
      equipment: ['BABattleClaw:LA', 'BAAPMount:RA', 'InfantryAssaultRifle:RA:APM'],
    });
    // Range 1 at two hexes: +2. On 7, three of five hit with 0.52 points each: 2 points.
    const sample = against(squad, customVehicle({ armor: 20 }), [4, 4, 3, 4, 3, 4]);
    const { battle, red, blue } = sample;
    battle.enter('weapons');
    declareFire(battle, red, { torsoFacing: red.torsoFacing, shots: [{ weapon: 0, target: blue.index }] });
    resolveFire(battle);
    sample.done();
    expect(sample.of('weapon-attack')[0]).toMatchObject({ hit: true, roll: { needed: 6 } });
    expect(sample.of('hit').map(({ damage }) => damage)).toEqual([2]);
  });

  it('has two points in each missile of a one-shot launcher', () => {
    const squad = customSquad({ clan: false, troopers: 1, equipment: ['BABattleClaw:LA', 'ISBASRM2OS:RA'] });
    const { red } = against(squad, 'locust-lct-1v', []);
    expect(red.design.weapons[0]?.builtInLoad?.damagePerShot).toBe(2);
  });
});
