import { describe, expect, it } from 'vitest';
import { effectOf, type Fired } from './fired.js';

const BRACKETS = ['short', 'medium', 'long', 'extreme'] as const;

/** Hits that may come, points of each, and points that strike together. */
const spread = (weapon: string, fired?: Fired) => {
  const { size, points, groupPoints } = effectOf(weapon, fired);
  return [size, points, groupPoints];
};

describe('Damage', () => {
  it('of a gun or a beam strikes one location', () => {
    expect(spread('AC/10')).toEqual([1, 10, 10]);
    expect(spread('PPC')).toEqual([1, 10, 10]);
  });

  it('may fall off with range: a heavy gauss rifle does 25, 20 and 10, a snub-nose PPC 10, 8 and 5', () => {
    const by = (weapon: string) => BRACKETS.map((bracket) => effectOf(weapon, { bracket }).points);
    expect(by('Heavy Gauss Rifle')).toEqual([25, 20, 10, 10]);
    expect(by('Snub-Nose PPC')).toEqual([10, 8, 5, 5]);
  });

  it('of flechettes is half to armor, rounded down', () => {
    expect(effectOf('AC/5', { load: 'flechette-ac-5-ammo' }).points).toBe(2);
    expect(effectOf('AC/10', { load: 'flechette-ac-10-ammo' }).points).toBe(5);
    expect(effectOf('LB 10-X AC', { load: 'lb-10-x-ac-ammo' }).points).toBe(10);
  });

  it('of a PPC grows by 5 when its capacitor is charged, and so does its heat', () => {
    const linkedTo = 'PPC Capacitor';
    expect(effectOf('PPC', { linkedTo, charged: true })).toMatchObject({
      points: 15,
      heat: 10,
      addedHeat: 5,
    });
    expect(effectOf('PPC', { linkedTo })).toMatchObject({ points: 10, addedHeat: 0 });
  });

  it('of an artillery cannon strikes all over, in groups of five', () => {
    for (const ruleset of ['standard', 'total-warfare'] as const) {
      expect(effectOf('Sniper Cannon', { ruleset })).toMatchObject({
        points: 10,
        groupPoints: 5,
        kind: 'area',
      });
    }
  });
});

describe('Clusters', () => {
  it.each([
    ['LRM 20', 'lrm-20-ammo', [20, 1, 5]],
    ['SRM 6', 'srm-6-ammo', [6, 2, 2]],
    ['MRM 40', 'mrm-40-ammo', [40, 1, 5]],
    ['MML 9', 'mml-9-lrm-ammo', [9, 1, 5]],
    ['MML 9', 'mml-9-srm-ammo', [9, 2, 2]],
    ['Rocket Launcher 10', undefined, [10, 1, 5]],
    ['HAG/20', undefined, [20, 1, 5]],
    ['LB 10-X AC', 'lb-10-x-cluster-ammo', [10, 1, 1]],
    ['LB 10-X AC', 'lb-10-x-ac-ammo', [1, 10, 10]],
    ['Silver Bullet Gauss Rifle', 'silver-bullet-gauss-rifle-ammo', [15, 1, 1]],
  ])('%s with %s', (weapon, load, expected) => {
    expect(spread(weapon, load === undefined ? {} : { load })).toEqual(expected);
  });

  it('ATMs do 3, 2 or 1 a missile, in groups of five points', () => {
    const loads = [
      'clan-high-explosive-atm-9-ammo',
      'clan-standard-atm-9-ammo',
      'clan-extended-range-atm-9-ammo',
    ];
    expect(loads.map((load) => spread('ATM 9', { load }))).toEqual([
      [9, 3, 5],
      [9, 2, 5],
      [9, 1, 5],
    ]);
  });

  it('in standard every missile has a location of its own', () => {
    expect(spread('LRM 20', { load: 'lrm-20-ammo', ruleset: 'standard' })).toEqual([20, 1, 1]);
  });

  it('an array counts its guns, an Ultra or rotary autocannon its shots', () => {
    expect(spread('Machine Gun Array', { guns: 4 })).toEqual([4, 2, 2]);
    expect(spread('Ultra AC/5', { shots: 2 })).toEqual([2, 5, 5]);
    expect(spread('Rotary AC/5', { shots: 6 })).toEqual([6, 5, 5]);
  });

  it('Streak launchers fire all or nothing', () => {
    expect(['Streak SRM 6', 'Streak LRM 20', 'SRM 6'].map((name) => effectOf(name).streak)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('missiles can be met, guns and beams cannot', () => {
    expect(['LRM 20', 'Narc', 'HAG/20', 'PPC'].map((name) => effectOf(name).missiles)).toEqual([20, 1, 0, 0]);
  });
});

describe('Jams', () => {
  const upTo = (weapon: string, ...bursts: number[]) =>
    bursts.map((shots) => effectOf(weapon, { shots }).jamsUpTo);

  it('an Ultra autocannon jams on 2 when it fires twice, and misses', () => {
    expect(upTo('Ultra AC/5', 1, 2)).toEqual([0, 2]);
    expect(effectOf('Ultra AC/5').jamMisses).toBe(true);
  });

  it('a rotary autocannon jams on 2, on up to 3 and on up to 4, the faster it fires, and may hit all the same', () => {
    expect(upTo('Rotary AC/5', 1, 2, 3, 4, 5, 6)).toEqual([0, 2, 2, 3, 3, 4]);
    expect(effectOf('Rotary AC/5').jamMisses).toBe(false);
  });

  it('no other weapon does', () => {
    expect(upTo('AC/5', 1, 2)).toEqual([0, 0]);
    expect(upTo('Medium Laser', 1)).toEqual([0]);
  });

  it('a pulse module that is switched on blows up on 2', () => {
    const linkedTo = 'risc-laser-pulse-module';
    expect(effectOf('Medium Laser', { linkedTo, pulse: true })).toMatchObject({
      burstsUpTo: 2,
      addedHeat: 2,
    });
    expect(effectOf('Medium Laser', { linkedTo })).toMatchObject({ burstsUpTo: 0, addedHeat: 0 });
  });
});

describe('Heat for the target', () => {
  it('of infernos is 2 for each missile that hits, and they do no damage', () => {
    expect(effectOf('SRM 6', { load: 'srm-6-inferno-ammo' })).toMatchObject({
      heatEach: 2,
      points: 0,
      size: 6,
    });
  });

  it('of a flamer comes in place of its damage, if the gunner wants it so', () => {
    expect(effectOf('Flamer')).toMatchObject({ heatEach: 0, points: 2 });
    expect(effectOf('Flamer', { heats: true })).toMatchObject({ heatEach: 2, points: 0 });
    expect(effectOf('Medium Laser', { heats: true })).toMatchObject({ heatEach: 0, points: 5 });
  });

  it('of plasma is rolled: a die for the rifle, two for the cannon, which does no damage', () => {
    expect(effectOf('Plasma Rifle')).toMatchObject({ heatDice: 1, points: 10 });
    expect(effectOf('Plasma Cannon')).toMatchObject({ heatDice: 2, points: 0 });
  });
});

describe('What is attached to the target', () => {
  it.each([
    ['Narc', 'narc-pods', 'beacon', 0],
    ['Narc', 'narc-explosive-pods', 'none', 4],
    ['iNarc', 'inarc-pods', 'homing', 0],
    ['iNarc', 'inarc-explosive-pods', 'none', 6],
    ['iNarc', 'inarc-haywire-pods', 'haywire', 0],
    ['iNarc', 'inarc-ecm-pods', 'ecm', 0],
    ['iNarc', 'inarc-nemesis-pods', 'nemesis', 0],
  ])('by %s with %s is %s, for %i points', (weapon, load, pod, points) => {
    expect(effectOf(weapon, { load })).toMatchObject({ pod, points });
  });

  it('by a TAG is nothing but a mark', () => {
    expect(effectOf('TAG')).toMatchObject({ designates: true, pod: undefined, points: 0 });
  });
});
