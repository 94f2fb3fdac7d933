import { describe, expect, it } from 'vitest';
import { attachPod } from '../../../src/battle/weapons/pods.js';
import { CENTER_TORSO, LEFT_ARM, RIGHT_ARM } from '../../../src/rules/body/mech-plans.js';
import type { Unit } from '../../../src/units/index.js';
import { type CustomMech, customMech } from '../custom-mech.js';
import { customVehicle } from '../custom-vehicle.js';
import { idleBot, sampleBattle } from '../sample-battle.js';
import { type Range, redFires, shootingRange } from '../shooting-range.js';

const book = { ruleset: 'total-warfare' } as const;

describe('Several targets (docs/rules/weapon-attacks.md)', () => {
  const LASERS: CustomMech = { slots: { RA: ['Medium Laser'], LA: ['Medium Laser'], RT: ['Medium Laser'] } };
  const [AHEAD, BESIDE] = [1, 2];

  /** What three lasers need at targets three hexes away: one straight ahead and one beside it. */
  function needed(targets: readonly number[], setup: Range = {}, right: readonly [number, number] = [6, 12]) {
    const range = shootingRange({
      ...book,
      red: LASERS,
      blueFriends: [
        { unit: customMech(), at: right },
        { unit: customMech(), at: [4, 11] },
      ],
      dice: targets.flatMap(() => [1, 1]),
      ...setup,
    });
    redFires(
      range,
      targets.map((target) => ({ weapon: 'Medium Laser', target })),
    );
    range.done();
    return range.of('weapon-attack').map(({ target, roll }) => [target, roll.needed]);
  }
  const ON_THE_RIGHT = [8, 14] as const;

  it('are primary and 1 harder as long as both are in the forward arc, in the order in which they are declared', () => {
    expect(needed([AHEAD, BESIDE])).toEqual([
      [AHEAD, 4],
      [BESIDE, 5],
    ]);
    expect(needed([BESIDE, AHEAD])).toEqual([
      [BESIDE, 4],
      [AHEAD, 5],
    ]);
  });

  it('are 2 harder outside of the forward arc, whichever is declared first', () => {
    const red: CustomMech = { slots: { RA: ['Medium Laser', 'Medium Laser'] } };
    expect(needed([BESIDE, AHEAD], { red }, ON_THE_RIGHT)).toEqual([
      [BESIDE, 6],
      [AHEAD, 4],
    ]);
  });

  it('are no harder if all weapons fire at one of them, wherever it stands', () => {
    const red: CustomMech = { slots: { RA: ['Medium Laser', 'Medium Laser'] } };
    expect(needed([BESIDE, BESIDE], { red }, ON_THE_RIGHT)).toEqual([
      [BESIDE, 4],
      [BESIDE, 4],
    ]);
  });

  it('are secondary if only the last weapon fires at them', () => {
    expect(needed([AHEAD, AHEAD, BESIDE])).toEqual([
      [AHEAD, 4],
      [AHEAD, 4],
      [BESIDE, 5],
    ]);
  });
});

describe('Pods of an improved Narc launcher', () => {
  it.each([
    ['red', 0, 1],
    ['blue', 1, 0],
  ] as const)('disturb the opponents of %s, who fired them, and nobody else', (_, own, other) => {
    const needed = (side: number) => {
      const range = shootingRange({ ...book, red: { slots: { RA: ['Medium Laser'] } }, dice: [1, 1] });
      attachPod(range.red, 'haywire', side, CENTER_TORSO);
      redFires(range, [{ weapon: 'Medium Laser' }]);
      return range.of('weapon-attack')[0]?.roll.needed;
    };
    // Red fires: a pod of blue makes that 1 harder.
    expect([needed(own), needed(other)]).toEqual(own === 1 ? [5, 4] : [4, 5]);
  });

  it('stay where another location is lost', () => {
    const range = shootingRange({
      ...book,
      red: { slots: { RA: ['Medium Laser'] } },
      blue: { condition: { armor: { left_arm: 0 }, structure: { left_arm: 1 } } },
      dice: [6, 6, 5, 6],
    });
    range.blue.narcLocation = RIGHT_ARM;
    range.blue.narcedBy = 1;
    attachPod(range.blue, 'haywire', 0, RIGHT_ARM);
    redFires(range, [{ weapon: 'Medium Laser' }]);
    expect(range.blue.hasLost(LEFT_ARM)).toBe(true);
    expect([range.blue.narcedBy, range.blue.podsInAll === 0]).toEqual([1, false]);
  });
});

describe('Heat-dissipating armor', () => {
  it('halves heat from outside while the center torso has any', () => {
    const heat = (armor: string, left: number) => {
      const range = shootingRange({
        ...book,
        red: { slots: { RT: ['ISPlasmaRifle*2', 'ISPlasmaRifleAmmo'] } },
        blue: { armor },
        dice: [6, 6, 6, 2, 6],
      });
      range.blue.armor[CENTER_TORSO] = left;
      redFires(range, [{ weapon: 'Plasma Rifle' }]);
      return range.blue.externalHeat;
    };
    expect([
      heat('IS Standard', 20),
      heat('IS Heat-Dissipating', 20),
      heat('IS Heat-Dissipating', 0),
    ]).toEqual([6, 3, 6]);
  });

  it('takes no heat into a vehicle, which has no heat scale', () => {
    const sample = against(
      customVehicle(),
      ['ISPlasmaRifle*2', 'ISPlasmaRifleAmmo'],
      [6, 6, ...Array<number>(40).fill(3)],
    );
    expect(sample.of('heated')).toEqual([]);
  });
});

/** Red fires its first weapon at a unit three hexes ahead that looks at it. */
function against(blue: Unit, slots: readonly string[], dice: readonly number[]) {
  const sample = sampleBattle({
    ...book,
    red: [{ unit: customMech({ slots: { RT: slots } }), at: [5, 14], facing: 0 }],
    blue: [{ unit: blue, at: [5, 11], facing: 3 }],
    dice,
  });
  const bots = sample.battle.bots as (typeof idleBot)[];
  bots[0] = {
    ...idleBot,
    fire: (_, { facing }) => ({ torsoFacing: facing, shots: [{ weapon: 0, target: 1 }] }),
  };
  sample.battle.enter('weapons');
  while (sample.battle.phase === 'weapons') sample.battle.step();
  return sample;
}

describe('A tank', () => {
  it('is struck in the turret by a 10 or an 11, whoever fires', () => {
    for (const roll of [
      [5, 5],
      [5, 6],
    ]) {
      const sample = against(customVehicle(), ['Medium Laser'], [6, 6, ...roll]);
      expect(sample.of('hit')).toMatchObject([{ location: 'turret', damage: 5 }]);
      sample.done();
    }
  });
});

describe('The recoil of a heavy Gauss rifle', () => {
  const HEAVY_GAUSS = ['ISHeavyGaussRifle*11', 'ISHeavyGauss Ammo'];
  const fires = (movement: 'stationary' | 'walk', mech: CustomMech = {}) => {
    const range = shootingRange({
      ...book,
      red: {
        ...mech,
        slots: { RT: mech.tonnage ? ['ISHeavyGaussRifle*6', 'ISHeavyGauss Ammo'] : HEAVY_GAUSS },
      },
      distance: 6,
      dice: [1, 1, 6, 6],
    });
    range.red.movement = movement;
    redFires(range, [{ weapon: 'Heavy Gauss Rifle' }]);
    return range.of('piloting-roll').map(({ cause }) => cause);
  };

  it("makes a 'Mech that has moved roll", () => {
    expect(fires('walk')).toEqual(['recoil']);
    expect(fires('stationary')).toEqual([]);
  });

  it('leaves a vehicle alone, however it moved', () => {
    const sample = sampleBattle({
      ...book,
      red: [
        {
          unit: customVehicle({
            tonnage: 80,
            equipment: { Front: ['ISHeavyGaussRifle'], Body: ['ISHeavyGauss Ammo'] },
          }),
          at: [5, 14],
          facing: 0,
        },
      ],
      blue: [{ unit: customMech(), at: [5, 8], facing: 3 }],
      dice: [1, 1],
    });
    sample.red.movement = 'walk';
    const bots = sample.battle.bots as (typeof idleBot)[];
    bots[0] = { ...idleBot, fire: () => ({ torsoFacing: 0, shots: [{ weapon: 0, target: 1 }] }) };
    sample.battle.enter('weapons');
    while (sample.battle.phase === 'weapons') sample.battle.step();
    expect(sample.of('weapon-attack')).toHaveLength(1);
    sample.done();
  });
});
