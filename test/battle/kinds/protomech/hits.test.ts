import { describe, expect, it } from 'vitest';
import { moverOf } from '../../../../src/battle/combatant/mover-of.js';
import { STRUCTURE_HURT } from '../../../../src/battle/damage/critical-occasion.js';
import { NOBODY } from '../../../../src/battle/damage/source.js';
import { checkForCriticals } from '../../../../src/battle/kinds/protomech/criticals.js';
import { declareFire } from '../../../../src/battle/phases/weapons.js';
import type { LocationName } from '../../../../src/rules/body/plan.js';
import { customMech } from '../../custom-mech.js';
import { customProtoMech } from '../../custom-protomech.js';
import { mapOf } from '../../map-of.js';
import { type SampleSetup, sampleBattle } from '../../sample-battle.js';

const protoMech = (setup: Partial<SampleSetup> = {}, build: Parameters<typeof customProtoMech>[0] = {}) =>
  sampleBattle({
    ruleset: 'total-warfare',
    red: [{ unit: customProtoMech(build), at: [5, 5] }],
    blue: [{ unit: customMech(), at: [5, 8] }],
    ...setup,
  });

type Sample = ReturnType<typeof protoMech>;

const checks = ({ battle, red }: Sample, name: LocationName): void =>
  checkForCriticals(battle, red, red.plan.locations.indexOf(name), NOBODY, STRUCTURE_HURT);

const AWAKE = [6, 6];
const ONE = [4, 4];

describe('A critical check of a ProtoMech', () => {
  it.each([
    [[3, 4], 0],
    [[4, 4], 1],
    [[4, 5], 1],
    [[5, 5], 2],
    [[5, 6], 2],
    [[6, 6], 3],
  ])('of %j is worth %i hits, and blows nothing off', (dice, hits) => {
    // On the legs the third one wounds the pilot.
    const sample = protoMech({ dice: [...dice, ...(hits === 3 ? AWAKE : [])] });
    checks(sample, 'legs');
    sample.done();
    expect(sample.of('critical-check')).toMatchObject([
      { hits, blownOff: false, total: (dice[0] ?? 0) + (dice[1] ?? 0) },
    ]);
    expect(sample.of('protomech-critical').map((event) => event.hits)).toEqual([1, 2, 3].slice(0, hits));
  });

  it('ends with the hit that destroys the location', () => {
    const sample = protoMech({ dice: [6, 6, ...AWAKE] });
    checks(sample, 'head');
    sample.done();
    expect(sample.of('protomech-critical')).toHaveLength(2);
    const gone = protoMech();
    gone.red.structure[gone.red.plan.locations.indexOf('legs')] = 0;
    checks(gone, 'legs');
    gone.done();
  });

  it.each([
    ['head', 2, [0, 1]],
    ['left_arm', 2, [0, 1]],
    ['legs', 3, [0, 0, 1]],
    ['torso', 3, [1, 2, 3]],
  ] as const)('wounds its pilot by the hits on the %s, of which %i destroy it', (name, _, wounds) => {
    const sample = protoMech();
    const after = wounds.map((suffered, hit) => {
      // A torso hit rolls for a weapon: a 5 finds none. Each wound asks for a roll to stay awake.
      const wounded = suffered > (wounds[hit - 1] ?? 0);
      sample.add(...ONE, ...(name === 'torso' ? [5] : []), ...(wounded ? AWAKE : []));
      checks(sample, name);
      sample.done();
      return sample.red.wounds;
    });
    expect(after).toEqual(wounds);
    expect(sample.red.hasLost(sample.red.plan.locations.indexOf(name))).toBe(true);
    expect(sample.red.lost).toBe(name === 'torso' ? 'torso-destroyed' : undefined);
  });

  it.each([
    [1, [0]],
    [2, [0]],
    [3, [1]],
    [4, [1]],
    [5, []],
    [6, []],
  ])('on the torso, with a %i, destroys the weapon that it finds', (die, destroyed) => {
    const sample = protoMech({ dice: [...ONE, die, ...AWAKE] });
    const inTorso = sample.red.design.weapons.filter(
      ({ location }) => sample.red.plan.locations[location] === 'torso',
    );
    checks(sample, 'torso');
    sample.done();
    const broken = inTorso.flatMap(({ fixture }, at) => (sample.red.isWorking(fixture) ? [] : [at]));
    expect(broken).toEqual(destroyed);
    // What is destroyed is not destroyed again.
    sample.add(...ONE, die, ...AWAKE);
    checks(sample, 'torso');
    expect(sample.of('protomech-critical').map(({ weapon }) => weapon !== undefined)).toEqual([
      destroyed.length > 0,
      false,
    ]);
  });
});

describe('A ProtoMech moves', () => {
  const points = (hits: Partial<Record<LocationName, number>>, elevation = 0) => {
    const sample = protoMech({
      red: [{ unit: customProtoMech(), at: [5, 5], condition: { protoMech: { hits } } }],
    });
    sample.red.elevation = elevation;
    const { walk, run, jump } = moverOf(sample.battle, sample.red);
    return [walk, run, jump];
  };

  it.each([
    ['whole', {}, [5, 8, 4]],
    ['with a hit on its legs', { legs: 1 }, [4, 6, 4]],
    ['with two', { legs: 2 }, [2, 3, 4]],
    ['with three', { legs: 3 }, [0, 0, 0]],
    ['with a hit on its torso', { torso: 1 }, [5, 8, 3]],
    ['with two of those', { torso: 2 }, [5, 8, 2]],
    ['with its head gone', { head: 2 }, [5, 8, 4]],
  ])('%s as far as that leaves', (_, hits, expected) => {
    expect(points(hits)).toEqual(expected);
  });

  it('without jumping under water', () => {
    expect(points({}, -1)).toEqual([5, 8, 0]);
  });

  it('by a jump only before anything else', () => {
    const { battle, red } = protoMech();
    red.moveSoFar = { mp: 1 } as NonNullable<typeof red.moveSoFar>;
    expect(moverOf(battle, red).jump).toBe(0);
    red.moveSoFar = { mp: 0 } as NonNullable<typeof red.moveSoFar>;
    expect(moverOf(battle, red).jump).toBe(4);
  });
});

describe('A main gun', () => {
  const mounts = ({ red }: Sample) => red.design.weapons.map(({ location }) => red.plan.locations[location]);
  const fires = (sample: Sample, ...names: readonly LocationName[]) => {
    const { battle, red, blue } = sample;
    battle.enter('weapons');
    const shots = names.map((name) => ({ weapon: mounts(sample).indexOf(name), target: blue.index }));
    return () => declareFire(battle, red, { torsoFacing: red.torsoFacing, shots });
  };
  const facing = (condition = {}) =>
    protoMech({ red: [{ unit: customProtoMech(), at: [5, 10], facing: 0, condition }] });

  it('takes both arms, and leaves the torso its weapons', () => {
    expect(fires(facing(), 'main_gun', 'right_arm')).toThrow('the main gun takes both arms');
    expect(fires(facing(), 'main_gun', 'torso')).not.toThrow();
    expect(fires(facing(), 'right_arm', 'torso')).not.toThrow();
  });

  it('is not held without arms', () => {
    const arms = (right_arm: number, left_arm: number) =>
      facing({ protoMech: { hits: { right_arm, left_arm } } });
    expect(fires(arms(2, 2), 'main_gun')).toThrow('no arm is left to hold it');
    expect(fires(arms(2, 2), 'torso')).not.toThrow();
    expect(fires(arms(2, 1), 'main_gun')).not.toThrow();
  });
});

describe('The weapons of a ProtoMech', () => {
  const placed = (quad: boolean) => {
    const { red } = protoMech({}, { quad });
    return Object.fromEntries(
      red.design.weapons.map(({ location, arc, fixed }) => [red.plan.locations[location], [arc, fixed]]),
    );
  };

  it('turn with its torso on two legs, and those in the torso point ahead on four', () => {
    expect(placed(false)).toEqual({
      torso: ['forward', false],
      right_arm: ['right-arm', false],
      main_gun: ['main-gun', false],
    });
    expect(placed(true)).toEqual({ torso: ['forward', true], main_gun: ['main-gun', false] });
  });
});

describe('A ProtoMech in a burning hex', () => {
  const burns = (dice: readonly number[], elevation = 0, terrain: 'fire' | 'rough' = 'fire') => {
    const sample = protoMech({ map: mapOf({ '5,5': { terrain: [terrain] } }), dice });
    sample.red.elevation = elevation;
    sample.red.design.kind.endOfTurn(sample.battle, sample.red);
    sample.done();
    return sample.red.plan.locations.filter((_, at) => sample.red.hasLost(at));
  };

  it('loses the location of a roll on 7 or less, or nothing by a near miss', () => {
    expect(burns([4, 4])).toEqual([]);
    // 9 is the legs, whose loss wounds the pilot; 11 is a near miss.
    expect(burns([3, 4, 4, 5, ...AWAKE])).toEqual(['legs']);
    expect(burns([3, 4, 5, 6])).toEqual([]);
  });

  it('is safe high above it, and elsewhere', () => {
    expect(burns([], 2)).toEqual([]);
    expect(burns([3, 4, 4, 5, ...AWAKE], 1)).toEqual(['legs']);
    expect(burns([], 0, 'rough')).toEqual([]);
  });
});

describe('The damage of a ProtoMech', () => {
  it('is known afterwards: hits by location and destroyed equipment', () => {
    const suffered = (condition: object) => {
      const { red } = protoMech({ red: [{ unit: customProtoMech(), at: [5, 5], condition }] });
      return red.design.kind.sufferedUntilNow(red);
    };
    expect(suffered({})).toEqual({});
    for (const damage of [
      { hits: { head: 1, legs: 2 } },
      { destroyed: [1] },
      { hits: { torso: 1 }, destroyed: [0] },
    ]) {
      expect(suffered({ protoMech: damage })).toEqual({ protoMech: damage });
    }
  });

  it('silences what is destroyed, or in a location that is gone', () => {
    const { red } = protoMech({
      red: [{ unit: customProtoMech(), at: [5, 5], condition: { protoMech: { destroyed: [0] } } }],
    });
    expect(red.design.fixtures.map(({ index }) => red.isWorking(index))).toEqual(
      red.design.fixtures.map((_, at) => at !== 0),
    );
    const arm = red.plan.locations.indexOf('right_arm');
    red.structure[arm] = 0;
    red.refresh();
    for (const { index, location } of red.design.fixtures)
      expect(red.isWorking(index)).toBe(index !== 0 && location !== arm);
  });
});
