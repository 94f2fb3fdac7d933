import { describe, expect, it } from 'vitest';
import type { VehicleCondition } from '../../../../src/battle/combatant/condition.js';
import { type BoosterUse, moverOf } from '../../../../src/battle/combatant/mover-of.js';
import { checkForCriticals } from '../../../../src/battle/damage/criticals.js';
import { NOBODY } from '../../../../src/battle/damage/source.js';
import type { LocationName } from '../../../../src/rules/body/plan.js';
import { type CustomVehicle, customVehicle } from '../../custom-vehicle.js';
import { type SampleMech, sampleBattle } from '../../sample-battle.js';

const vehicle = (build: CustomVehicle = {}, more: Partial<SampleMech> = {}) =>
  sampleBattle({
    ruleset: 'total-warfare',
    red: [{ unit: customVehicle(build), at: [5, 8], ...more }],
    blue: [{ unit: 'shadow-hawk-shd-2h', at: [5, 2], facing: 3 }],
  });

describe('A vehicle that cruises 5 and reaches a flank speed of 8', () => {
  const CHARGED: CustomVehicle = { equipment: { Body: ['Supercharger'] } };
  const points = (condition: VehicleCondition, build: CustomVehicle = {}, boost: BoosterUse = {}) => {
    const { battle, red } = vehicle(build, { condition: { vehicle: condition } });
    const { walk, run } = moverOf(battle, red, boost);
    return [walk, run];
  };

  it.each([
    ['whole', {}, [5, 8]],
    ['with 1 point lost', { mpLost: 1 }, [4, 6]],
    ['with 2 points lost', { mpLost: 2 }, [3, 5]],
    ['with all points lost', { mpLost: 5 }, [0, 0]],
    ['immobilized', { immobilized: true }, [0, 0]],
    ['with its engine hit', { engineHit: true }, [0, 0]],
    ['with a stunned crew', { stunnedTurns: 1 }, [5, 5]],
    ['without driver and commander', { driverHit: true, commanderHit: true }, [5, 8]],
  ] satisfies [string, VehicleCondition, number[]][])(
    '%s moves as far as that leaves',
    (_, condition, expected) => {
      expect(points(condition)).toEqual(expected);
    },
  );

  it('doubles its cruising points with a supercharger, while that works and is on', () => {
    expect(points({}, CHARGED, { supercharger: true })).toEqual([5, 10]);
    expect(points({}, CHARGED)).toEqual([5, 8]);
    expect(points({ destroyed: [0] }, CHARGED, { supercharger: true })).toEqual([5, 8]);
    expect(points({ mpLost: 1 }, CHARGED, { supercharger: true })).toEqual([4, 8]);
    expect(points({}, {}, { supercharger: true })).toEqual([5, 8]);
  });

  it('cruises 1 point less with modular armor, until all of it is destroyed', () => {
    const HUNG: CustomVehicle = { equipment: { Front: ['ISModularArmor'], Rear: ['ISModularArmor'] } };
    expect(points({}, HUNG)).toEqual([4, 6]);
    expect(points({ destroyed: [0] }, HUNG)).toEqual([4, 6]);
    expect(points({ destroyed: [0, 1] }, HUNG)).toEqual([5, 8]);
    expect(points({ destroyed: [0, 1], mpLost: 2 }, HUNG)).toEqual([3, 5]);
  });

  it('jumps with jets until its engine is hit, and only before it has moved', () => {
    const JUMPER: CustomVehicle = {
      motion: 'hover',
      equipment: { Body: ['Vehicular Jump Jet', 'Vehicular Jump Jet', 'Vehicular Jump Jet'] },
    };
    const jump = (condition: VehicleCondition, mp?: number) => {
      const { battle, red } = vehicle(JUMPER, { condition: { vehicle: condition } });
      if (mp !== undefined) red.moveSoFar = { mp } as NonNullable<typeof red.moveSoFar>;
      return moverOf(battle, red).jump;
    };
    const whole = jump({});
    expect(jump({}, 0)).toBe(whole);
    expect(jump({}, 1)).toBe(0);
    expect(jump({ engineHit: true })).toBe(0);
  });
});

/** Critical rolls of these dice in these locations, one after the other. */
function struck(build: CustomVehicle, ...hits: readonly (readonly [LocationName, ...number[]])[]) {
  const sample = vehicle(build);
  for (const [location, ...dice] of hits) {
    sample.add(...dice);
    checkForCriticals(sample.battle, sample.red, sample.red.plan.locations.indexOf(location), NOBODY);
  }
  sample.done();
  return sample;
}

const results = (build: CustomVehicle, ...hits: Parameters<typeof struck>[1][]) =>
  struck(build, ...hits)
    .of('vehicle-critical')
    .map(({ critical }) => critical);

const GUN = 'Autocannon/5';
const AMMO = 'IS Ammo AC/5';
/** A gun on every side, and one in the turret. */
const ARMED: CustomVehicle = {
  equipment: { Front: [GUN], Left: [GUN], Rear: [GUN], Turret: [GUN], Body: [AMMO] },
};

describe('The critical table of a vehicle', () => {
  it.each([
    // A roll of 9 or 10 for a weapon, and 11, take a die for which one.
    [
      'front',
      [
        'driver',
        'weapon-malfunction',
        'stabilizer',
        'sensors',
        'commander',
        'weapon-destroyed',
        'crew-killed',
      ],
    ],
    [
      'left_side',
      [
        'weapon-malfunction',
        'weapon-malfunction',
        'crew-stunned',
        'stabilizer',
        'weapon-destroyed',
        'engine',
        'fuel-tank',
      ],
    ],
    [
      'rear',
      [
        'weapon-malfunction',
        'stabilizer',
        'stabilizer',
        'weapon-destroyed',
        'engine',
        'ammunition',
        'fuel-tank',
      ],
    ],
    [
      'turret',
      [
        'stabilizer',
        'turret-jam',
        'weapon-malfunction',
        'turret-lock',
        'weapon-destroyed',
        'ammunition',
        'turret-blown-off',
      ],
    ],
  ] as const)('of its %s, from 6 to 12; nobody rides along', (location, row) => {
    row.forEach((critical, at) => {
      const total = 6 + at;
      const [one, two] = [Math.min(6, total - 1), total - Math.min(6, total - 1)];
      const further = critical === 'weapon-destroyed' ? [1] : [];
      expect(results(ARMED, [location, one, two, ...further])).toEqual([critical]);
    });
  });

  it('goes on upward from what cannot happen, and once around from 12 to 6', () => {
    const bare: CustomVehicle = { turrets: 0, fusion: true };
    // Without weapons, a malfunction and a stabilizer become sensors; 4 hits on those make it the commander.
    expect(results(bare, ['front', 3, 4])).toEqual(['sensors']);
    expect(results(bare, ['front', 4, 4])).toEqual(['sensors']);
    const sensors = ['front', 4, 5] as const;
    expect(results(bare, sensors, sensors, sensors, sensors, sensors).at(-1)).toBe('commander');
    // Without ammunition 11 becomes 12. Without weapons, too, nothing is left to hit behind once the engine is.
    expect(results(bare, ['rear', 5, 6])).toEqual(['fuel-tank']);
    expect(results(bare, ['rear', 5, 5], ['rear', 5, 5], ['rear', 3, 3])).toEqual(['engine']);
  });

  it('stabilizes each location once', () => {
    expect(results(ARMED, ['rear', 4, 4], ['rear', 4, 4, 1])).toEqual(['stabilizer', 'weapon-destroyed']);
    expect(results(ARMED, ['rear', 4, 4], ['front', 4, 4])).toEqual(['stabilizer', 'stabilizer']);
  });

  it('finds no ammunition where all bins are empty', () => {
    const sample = vehicle(ARMED, { condition: { rounds: [0] } });
    sample.add(5, 6);
    checkForCriticals(sample.battle, sample.red, sample.red.plan.locations.indexOf('rear'), NOBODY);
    expect(sample.of('vehicle-critical')).toMatchObject([{ critical: 'fuel-tank' }]);
  });
});

describe('A weapon of a vehicle', () => {
  const TWINS: CustomVehicle = { equipment: { Front: ['Machine Gun', 'PPC', 'Machine Gun'] }, turrets: 0 };
  const weapons = (build: CustomVehicle, ...hits: Parameters<typeof struck>[1][]) =>
    struck(build, ...hits)
      .of('vehicle-critical')
      .map(({ weapon }) => weapon);

  it.each([1, 2, 3, 4, 5, 6])('jams by chance, each as likely as the others: %i', (die) => {
    expect(weapons(TWINS, ['front', 3, 4, die])).toEqual([(die - 1) % 3]);
  });

  it('that is destroyed is not destroyed again', () => {
    // The least valuable first: both machine guns, then what is left.
    expect(weapons(TWINS, ['front', 5, 6, 1], ['front', 5, 6, 1], ['front', 5, 6, 1])).toEqual([0, 2, 1]);
    expect(weapons(TWINS, ['front', 5, 6, 6], ['front', 5, 6, 6])).toEqual([1, 2]);
  });

  it('explodes if it is a Gauss rifle: 20 points to the structure of its place', () => {
    const gauss: CustomVehicle = { equipment: { Front: ['ISGaussRifle'] }, turrets: 0 };
    const sample = struck(gauss, ['front', 5, 6, 1]);
    expect(sample.of('explosion')).toMatchObject([{ location: 'front', damage: 20 }]);
    // 50 tons have 5 points of structure.
    expect(sample.red.lost).toBeDefined();
    expect(struck({ equipment: { Front: ['PPC'] }, turrets: 0 }, ['front', 5, 6, 1]).of('explosion')).toEqual(
      [],
    );
  });
});

describe('Ammunition of a vehicle', () => {
  /** Two bins of 20 rounds of 5 points, of which so many are left. */
  const blast = (rounds: readonly number[], build: CustomVehicle = {}) => {
    const equipment = { Turret: [GUN], Body: [AMMO, AMMO] };
    const sample = vehicle({ ...build, equipment }, { condition: { rounds } });
    sample.add(5, 6);
    checkForCriticals(sample.battle, sample.red, sample.red.plan.locations.indexOf('rear'), NOBODY);
    sample.done();
    return sample;
  };

  it('explodes all together, with what is left of it', () => {
    expect(blast([20, 20]).of('explosion')).toMatchObject([{ location: 'rear', damage: 200 }]);
    expect(blast([20, 0]).of('explosion')).toMatchObject([{ damage: 100 }]);
    const small = blast([0, 3]);
    expect(small.of('explosion')).toMatchObject([{ damage: 15 }]);
    expect([...small.red.rounds]).toEqual([0, 0]);
    expect(small.red.lost).toBe('ammunition-explosion');
  });

  it('behind CASE takes as much off the rear armor, and stuns the crew', () => {
    // 3 rounds of 5 points, on 20 of armor.
    const cased = blast([0, 3], { clan: true });
    const rear = cased.red.plan.locations.indexOf('rear');
    expect([cased.red.armor[rear], cased.red.structure[rear]]).toEqual([20 - 15, 5]);
    expect([cased.red.lost, cased.red.stunned, cased.red.damageTaken]).toEqual([undefined, true, 15]);
  });
});
