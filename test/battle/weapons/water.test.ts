import { describe, expect, it } from 'vitest';
import type { HexMap } from '../../../src/battle/map/hex-map.js';
import { declareFire } from '../../../src/battle/phases/weapons.js';
import { customVehicle } from '../custom-vehicle.js';
import { mapOf } from '../map-of.js';
import { RIGHT_ARM, RIGHT_LEG } from '../physical/duel.js';
import { sampleBattle } from '../sample-battle.js';
import { redFires, shootingRange } from '../shooting-range.js';

/** Water of this depth from one end of the range to the other. */
const pool = (depth: number) =>
  mapOf(
    Object.fromEntries(
      Array.from({ length: 16 }, (_, row) => [
        `5,${row}`,
        { terrain: ['water'] as const, waterDepth: depth },
      ]),
    ),
  );

const RED = {
  slots: {
    RA: ['Medium Laser'],
    LT: ['LRT 5', 'IS Ammo LRTorpedo-5'],
    RT: ['SRM 4', 'IS Ammo SRM-4'],
    LL: ['Medium Laser'],
  },
};
const WET = { terrain: ['water'] as const, waterDepth: 1 };
const book = { ruleset: 'total-warfare' } as const;

describe('under water', () => {
  it.each([
    [2, 'short', 4],
    [4, 'medium', 6],
    [6, 'long', 8],
  ] as const)('a medium laser at %i hexes is at %s range', (distance, bracket, needed) => {
    const range = shootingRange({ ...book, map: pool(2), red: RED, distance, dice: [1, 1] });
    redFires(range, [{ weapon: 'Medium Laser' }]);
    expect(range.of('weapon-attack')).toMatchObject([{ bracket, roll: { needed } }]);
  });

  it('it does not reach 7 hexes, and short-range missiles cannot be fired at all', () => {
    const far = shootingRange({ ...book, map: pool(2), red: RED, distance: 7 });
    expect(() => redFires(far, [{ weapon: 'Medium Laser' }])).toThrow('out of range');
    expect(() => redFires(far, [{ weapon: 'SRM 4' }])).toThrow('it cannot be fired under water');
  });

  it('torpedoes run as far as missiles fly', () => {
    const range = shootingRange({
      ...book,
      map: pool(2),
      red: RED,
      distance: 7,
      dice: [6, 6, 3, 4, 3, 4, 3, 4],
    });
    redFires(range, [{ weapon: 'LRT 5' }]);
    expect(range.of('weapon-attack')).toMatchObject([{ bracket: 'short', hit: true }]);
    expect([...range.red.rounds].includes(23)).toBe(true);
    expect(range.of('hit').map(({ damage }) => damage)).toEqual([3]);
  });
});

describe('on land', () => {
  it('torpedoes are of no use', () => {
    const range = shootingRange({ ...book, red: RED, distance: 7 });
    expect(() => redFires(range, [{ weapon: 'LRT 5' }])).toThrow('it can only be fired under water');
  });
});

describe('the surface', () => {
  const WADER = {
    slots: { RA: ['Medium Laser'], RL: ['Medium Laser'] },
  };

  it('lets no weapon under water reach what stands on land', () => {
    const shore = shootingRange({ ...book, map: mapOf({ '5,14': WET }), red: WADER });
    const [arm, leg] = [RIGHT_ARM, RIGHT_LEG].map((place) =>
      shore.red.design.weapons.findIndex(({ location }) => location === place),
    );
    const fire = (weapon = -1) =>
      expect(() =>
        declareFire(shore.battle, shore.red, {
          torsoFacing: 0,
          shots: [{ weapon, target: shore.blue.index }],
        }),
      );
    shore.battle.enter('weapons');
    fire(leg).toThrow('nothing of the target is under water');
    fire(arm).not.toThrow();
  });

  it('lets no weapon above it reach what is all under water', () => {
    const shore = shootingRange({ ...book, map: mapOf({ '5,11': { ...WET, waterDepth: 2 } }), red: WADER });
    expect(() => redFires(shore, [{ weapon: 'Medium Laser' }])).toThrow(/under water|can be seen/);
  });

  it('has water under it all the way of a torpedo between two ships', () => {
    const ship = customVehicle({
      motion: 'naval',
      turrets: 0,
      equipment: { Front: ['LRT 5'], Body: ['IS Ammo LRTorpedo-5'] },
    });
    const wet = Object.fromEntries(Array.from({ length: 16 }, (_, row) => [`5,${row}`, WET]));
    const fires = (map: HexMap) => {
      const { battle, red, blue } = sampleBattle({
        ...book,
        map,
        red: [{ unit: ship, at: [5, 14], facing: 0 }],
        blue: [{ unit: ship, at: [5, 7] }],
      });
      battle.enter('weapons');
      return () => declareFire(battle, red, { torsoFacing: 0, shots: [{ weapon: 0, target: blue.index }] });
    };
    expect(fires(mapOf(wet))).not.toThrow();
    expect(fires(mapOf({ ...wet, '5,10': {} }))).toThrow('torpedoes need water all the way');
  });
});
