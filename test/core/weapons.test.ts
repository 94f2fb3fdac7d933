import { describe, expect, it } from 'vitest';
import { NOBODY } from '../../src/battle/damage/source.js';
import { hitSlot } from '../../src/battle/kinds/mech/criticals.js';
import { legalShots } from '../../src/battle/weapons/legal-shots.js';
import type { Weapon } from '../../src/catalog/index.js';
import { RIGHT_TORSO } from '../../src/rules/body/mech-plans.js';
import { explosionDamage, rollBreach } from '../../src/rules/critical/index.js';
import { rangesUnderWater } from '../../src/rules/firing/under-water.js';
import { type RulesetName, rulesetOf } from '../../src/rules/ruleset.js';
import { nextTurn, redFires, shootingRange } from '../battle/shooting-range.js';
import { effectOf } from '../rules/effect/fired.js';
import { ammunitionNamed, itemNamed } from '../rules/items.js';
import { scriptedDice } from '../rules/scripted-dice.js';
import { numberOf } from '../rules/shot.js';
import { inEach } from './in-each.js';

const under = (name: string) =>
  inEach((ruleset) => {
    const {
      short = 0,
      medium = 0,
      long = 0,
    } = rangesUnderWater(itemNamed(name) as Weapon, rulesetOf(ruleset)) ?? {};
    return [short, medium, long].join('/');
  });

describe('weapons and ammunition', () => {
  it('WE-1 an Ultra autocannon never jams', () => {
    expect(inEach((ruleset) => effectOf('Ultra AC/5', { shots: 2, ruleset }).jamsUpTo)).toEqual([2, 2, 0]);
  });

  it('WE-2 a rotary one jams as ever', () => {
    const jams = inEach((ruleset) =>
      [2, 4, 6].map((shots) => effectOf('Rotary AC/5', { shots, ruleset }).jamsUpTo),
    );
    expect(jams).toEqual([
      [2, 3, 4],
      [2, 3, 4],
      [2, 3, 4],
    ]);
  });

  it.each([
    ['AC/20', 'Autocannon/20*10', 'IS Ammo AC/20'],
    ['LB 10-X AC', 'ISLBXAC10*6', 'IS LB 10-X AC Ammo'],
    ['Ultra AC/5', 'ISUltraAC5*5', 'IS Ultra AC/5 Ammo'],
    ['Rotary AC/5', 'ISRotaryAC5*6', 'ISRotaryAC5 Ammo'],
    ['Light AC/5', 'Light Auto Cannon/5*2', 'IS Ammo LAC/5'],
  ])('WE-4 a %s that was hit once still fires', (_, gun, load) => {
    const fires = inEach((ruleset) => {
      const { battle, red } = shootingRange({ ruleset, red: { slots: { RT: [gun], LT: [load] } } });
      hitSlot(battle, red, RIGHT_TORSO, 0, NOBODY);
      return legalShots(battle, red, { torsoFacing: red.facing, armsFlipped: false }).length > 0;
    });
    expect(fires).toEqual([false, false, true]);
  });

  it.each([
    ['WE-5 armor-piercing', 'IS Armor-Piercing Ammo AC/2', 22, 22, 36],
    ['WE-5 armor-piercing', 'IS Armor-Piercing Ammo AC/5', 10, 10, 16],
    ['WE-5 armor-piercing', 'IS Armor-Piercing Ammo AC/20', 2, 2, 4],
    ['WE-6 precision', 'IS Precision Ammo AC/2', 22, 22, 27],
    ['WE-7 acid', 'IS Ammo SRM-6 Acid', 7, 7, 15],
    ['WE-7 acid', 'IS Ammo SRM-2 Acid', 25, 25, 50],
    ['WE-6 precision', 'IS Precision Ammo AC/10', 5, 5, 6],
    ['WE-6 precision', 'IS Precision Ammo AC/20', 2, 2, 3],
  ])('%s rounds of a ton: %s', (_, load, ...expected) => {
    const rounds = inEach((ruleset) => {
      const { blue } = shootingRange({ ruleset, blue: { slots: { RT: [load] } } });
      return blue.rounds[0];
    });
    expect(rounds).toEqual(expected);
  });

  /** Damage of each hit, and heat that it brings, of one shot whose first dice are these. */
  const shot = (weapon: string, slots: readonly string[], distance: number, dice: readonly number[]) =>
    inEach((ruleset) => {
      const range = shootingRange({
        ruleset,
        distance,
        red: { slots: { RT: slots } },
        dice: [6, 6, ...dice, ...Array<number>(40).fill(4)],
      });
      redFires(range, [{ weapon }]);
      return {
        hits: range.of('hit').map(({ damage }) => damage),
        heat: range.of('heated').reduce((sum, { heat }) => sum + heat, 0),
      };
    });

  it('WE-10 seven missiles of an ATM strike in groups of 6, 6 and 2', () => {
    const fired = shot('ATM 9', ['CLATM9*4', 'Clan Ammo ATM-9'], 6, [3, 4]);
    expect(fired.map(({ hits }) => hits)).toEqual([
      [2, 2, 2, 2, 2, 2, 2],
      [5, 5, 4],
      [6, 6, 2],
    ]);
  });

  it('WE-11 extended LRMs fire the whole rack nearer than their minimum range', () => {
    const fired = shot('Extended LRM 10', ['ISExtendedLRM10*4', 'IS Ammo Extended LRM-10'], 6, [3, 4]);
    const missiles = fired.map(({ hits }) => hits.reduce((sum, points) => sum + points, 0));
    // A 7 for half a rack of 10, and for all of it.
    expect(missiles).toEqual([3, 3, 6]);
  });

  it('WE-12 a Thunderbolt does all of its damage nearer than its minimum range', () => {
    const fired = shot('Thunderbolt 15', ['ISThunderbolt15*3', 'IS Ammo Thunderbolt-15'], 3, []);
    expect(fired.map(({ hits }) => hits)).toEqual([[7], [7], [15]]);
  });

  it('WE-13 three guns of an array hit with 2 more on the roll', () => {
    const guns = ['ISMGA', 'Machine Gun', 'Machine Gun', 'Machine Gun', 'IS Ammo MG - Full'];
    const fired = shot('Machine Gun Array', guns, 1, [4, 5]);
    // A 9, or an 11 by core: two hits of three, or all.
    expect(fired.map(({ hits }) => hits.reduce((sum, points) => sum + points, 0))).toEqual([4, 4, 6]);
  });

  it('WE-14 a flamer burns and heats with the same shot', () => {
    expect(shot('Flamer', ['Flamer'], 1, [])).toEqual([
      { hits: [2], heat: 0 },
      { hits: [2], heat: 0 },
      { hits: [2], heat: 2 },
    ]);
  });

  it('WE-18 a light plasma rifle does 4 points and half a die of heat', () => {
    const slots = ['ISLightPlasmaRifle*2', 'ISLightPlasmaRifleAmmo'];
    const weapon = 'Light Plasma Rifle';
    const heated = [1, 2, 3, 4, 5, 6].map((die) => shot(weapon, slots, 5, [die])[2]);
    expect(heated.map((one) => one?.hits)).toEqual(Array(6).fill([4]));
    expect(heated.map((one) => one?.heat)).toEqual([1, 1, 2, 2, 3, 3]);
    const { heat, tonnage, battleValue, ranges } = itemNamed(weapon) as Weapon;
    expect({ heat, tonnage, battleValue, ranges: [ranges.short, ranges.medium, ranges.long] }).toEqual({
      heat: 4,
      tonnage: 3,
      battleValue: 96,
      ranges: [6, 12, 18],
    });
  });

  it('WE-19 a heavy plasma rifle does 12 points and two dice of heat', () => {
    const slots = ['ISHeavyPlasmaRifle*3', 'ISHeavyPlasmaRifleAmmo'];
    const fired = shot('Heavy Plasma Rifle', slots, 4, [2, 6]);
    expect(fired).toEqual(Array(3).fill({ hits: [12], heat: 8 }));
    const { heat, tonnage, battleValue, ranges } = itemNamed('Heavy Plasma Rifle') as Weapon;
    expect({ heat, tonnage, battleValue, ranges: [ranges.short, ranges.medium, ranges.long] }).toEqual({
      heat: 12,
      tonnage: 9,
      battleValue: 278,
      ranges: [4, 8, 12],
    });
  });

  it('WE-18 WE-19 Light, heavy plasma rifle: dice in place of heat for what has none, 20 and 8 shots a ton', () => {
    const dice = (weapon: string) =>
      inEach((ruleset) => {
        const { points, damageDice } = effectOf(weapon, { coolTarget: true, ruleset });
        return [points, damageDice];
      });
    expect(dice('Light Plasma Rifle')).toEqual(Array(3).fill([4, 1]));
    expect(dice('Heavy Plasma Rifle')).toEqual(Array(3).fill([12, 3]));
    expect(['Light', 'Heavy'].map((size) => ammunitionNamed(`${size} Plasma Rifle Ammo`))).toMatchObject([
      { shotsPerTon: 20, battleValue: 12 },
      { shotsPerTon: 8, battleValue: 35 },
    ]);
  });

  it.each([5, 10, 15, 20])('WE-8 a Thunderbolt %i takes semi-guided and Narc missiles', (size) => {
    const guided = ammunitionNamed(`Thunderbolt ${size} Semi-guided Ammo`);
    const homing = ammunitionNamed(`Thunderbolt ${size} Narc-capable Ammo`);
    const follows = inEach((ruleset) => {
      const weapon = itemNamed(`Thunderbolt ${size}`);
      const range = { bracket: 'short', range: 6 } as const;
      const pod = numberOf({
        ...range,
        at: { narcPod: true },
        options: { ruleset, weapon, ammunition: homing },
      });
      const moved = { tagged: true, movementType: 'walk', hexesMoved: 7 } as const;
      const mark = numberOf({ ...range, at: moved, options: { ruleset, weapon, ammunition: guided } });
      return [pod, mark];
    });
    expect(follows).toEqual([
      [4, 4],
      [4, 4],
      [3, 7],
    ]);
  });

  it('WE-17 a bombast laser is set to 8, 12 or 16 points, with heat and a modifier of each', () => {
    const at = (setting: number | undefined) =>
      inEach((ruleset) => {
        const { points, heat } = effectOf('Bombast Laser', { setting, ruleset });
        const range = { bracket: 'short', range: 3 } as const;
        const options = {
          ruleset,
          weapon: itemNamed('Bombast Laser'),
          ...(setting && { damageSetting: setting }),
        };
        return `${points} for ${heat}, ${numberOf({ ...range, options }) - 4}`;
      });
    expect(at(undefined)).toEqual(['12 for 12, 3', '12 for 12, 3', '12 for 8, 1']);
    expect(at(8)).toEqual(['8 for 8, 1', '8 for 8, 1', '8 for 6, 0']);
    expect(at(16).at(-1)).toBe('16 for 12, 2');
    expect(at(7).slice(0, 2)).toEqual(['7 for 7, 0', '7 for 7, 0']);
  });

  const HEAVY_GAUSS = { RT: ['ISHeavyGaussRifle*11'], LT: ['ISHeavyGauss Ammo'] };

  it.each([
    [35, 5 + 2],
    [50, 5 + 1],
    [75, 5],
    [100, 5 - 1],
  ])(
    "PS-24 WE-16 Heavy Gauss: its recoil asks no roll of a %i-ton 'Mech that has moved",
    (tonnage, needed) => {
      const rolled = (movement: 'stationary' | 'walk') =>
        inEach((ruleset) => {
          const range = shootingRange({
            ruleset,
            distance: 6,
            red: { tonnage, slots: HEAVY_GAUSS },
            dice: [1, 1, ...Array<number>(4).fill(6)],
          });
          range.red.movement = movement;
          redFires(range, [{ weapon: 'Heavy Gauss Rifle' }]);
          return range.of('piloting-roll').map(({ cause, roll }) => [cause, roll.needed]);
        });
      expect(rolled('walk')).toEqual([[['recoil', needed]], [['recoil', needed]], []]);
      expect(rolled('stationary')).toEqual([[], [], []]);
    },
  );

  it('WE-16 the recoil bears on no other roll of the phase', () => {
    const [, book] = inEach((ruleset) => {
      const range = shootingRange({
        ruleset,
        distance: 6,
        red: { tonnage: 50, slots: HEAVY_GAUSS },
        dice: [1, 1, ...Array<number>(8).fill(6)],
      });
      range.red.movement = 'walk';
      range.red.rolls.push({ kind: 'shutdown' });
      redFires(range, [{ weapon: 'Heavy Gauss Rifle' }]);
      return range.of('piloting-roll').map(({ cause, roll }) => [cause, roll.needed]);
    });
    expect(book).toEqual([
      ['shutdown', 5 + 3],
      ['recoil', 5 + 1 + 3],
    ]);
  });

  it('WE-15 PPC + capacitor: a roll of 2 breaks the PPC that fires its charge, and not by the new book', () => {
    const broken = (charged: boolean) =>
      inEach((ruleset) => {
        const range = shootingRange({
          ruleset,
          distance: 5,
          red: { slots: { RT: ['PPC*3', 'PPC Capacitor'] } },
          dice: [1, 1],
        });
        const [ppc] = range.red.design.weapons;
        if (charged) range.red.charged[ppc?.linkedFixture ?? -1] = 1;
        redFires(range, [{ weapon: 'PPC' }]);
        return [range.of('broken').length, range.red.isWorking(ppc?.fixture ?? -1)];
      });
    expect(broken(true)).toEqual([
      [1, false],
      [1, false],
      [0, true],
    ]);
    expect(broken(false)).toEqual(Array(3).fill([0, true]));
  });

  const bombast = (ruleset: RulesetName, dice: readonly number[] = []) =>
    shootingRange({ ruleset, red: { slots: { RT: ['Bombast Laser*3'] } }, dice });

  it('WE-17 Bombast laser: one turn of charging takes the modifier off, for one shot', () => {
    const range = bombast('core', [2, 2, 3, 4, 2, 2]);
    redFires(range, [], { charge: [0] });
    expect(range.of('charge-capacitor')).toHaveLength(1);
    nextTurn(range);
    redFires(range, [{ weapon: 'Bombast Laser', setting: 16 }]);
    nextTurn(range);
    redFires(range, [{ weapon: 'Bombast Laser', setting: 16 }]);
    expect(range.of('weapon-attack').map(({ roll, hit }) => [roll.needed, hit])).toEqual([
      [4, true],
      [6, false],
    ]);
    expect(range.red.weaponHeat).toBe(12);
    expect(range.of('hit')[0]?.damage).toBe(16);
    expect(() => redFires(bombast('total-warfare'), [], { charge: [0] })).toThrow('it has no capacitor');
  });

  it('WE-17 it cannot be set to anything else', () => {
    const fires = (ruleset: RulesetName, setting: number) => () =>
      redFires(bombast(ruleset, Array<number>(20).fill(1)), [{ weapon: 'Bombast Laser', setting }]);
    expect(fires('core', 10)).toThrow('it cannot be set to 10');
    expect(fires('total-warfare', 16)).toThrow('it cannot be set to 16');
    expect(fires('total-warfare', 10)).not.toThrow();
    expect(() =>
      redFires(shootingRange({ red: { slots: { RT: ['Medium Laser'] } } }), [
        { weapon: 'Medium Laser', setting: 5 },
      ]),
    ).toThrow('it cannot be set to 5');
  });

  it('WE-17 it blows up while it is charged, with two points for each slot', () => {
    const blast = (charged: boolean) =>
      inEach((ruleset) => explosionDamage(itemNamed('Bombast Laser'), { charged }, { ruleset }));
    expect(blast(true)).toEqual([0, 0, 6]);
    expect(blast(false)).toEqual([0, 0, 0]);
  });

  it.each(['ISBPod', 'ISMPod'])('WE-20 a %s that is hit does not explode', (pod) => {
    const exploded = inEach((ruleset) => {
      const range = shootingRange({
        ruleset,
        red: { slots: { RT: [pod] } },
        dice: Array<number>(40).fill(3),
      });
      hitSlot(range.battle, range.red, RIGHT_TORSO, 0, NOBODY);
      return range.of('explosion').length;
    });
    expect(exploded).toEqual([1, 1, 0]);
  });
});

describe('under water', () => {
  it('UW-1 a hull is breached on 4 or less', () => {
    const breached = (...dice: [number, number]) =>
      inEach((ruleset) => rollBreach('water', {}, scriptedDice(...dice), { ruleset }));
    expect(breached(5, 5)).toEqual([true, true, false]);
    expect(breached(2, 2)).toEqual([false, false, true]);
    expect(breached(2, 3)).toEqual([false, false, false]);
  });

  it('UW-1 thin air and fire from above onto a ship make it two pips rarer, HarJel II and III two pips likelier', () => {
    const last = (surroundings: 'water' | 'trace-atmosphere' | 'surface', mendsItself = false) =>
      inEach((ruleset) =>
        [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((total) => {
          const first = Math.min(6, total - 1);
          const dice = scriptedDice(first, total - first);
          return rollBreach(surroundings, { mendsItself }, dice, { ruleset });
        }),
      );
    expect(last('water').slice(1)).toEqual([
      [10, 11, 12],
      [2, 3, 4],
    ]);
    expect(last('trace-atmosphere').slice(1)).toEqual([[12], [2]]);
    expect(last('surface').slice(1)).toEqual([[12], [2]]);
    expect(last('water', true).slice(1)).toEqual([
      [8, 9, 10, 11, 12],
      [2, 3, 4, 5, 6],
    ]);
  });

  it.each([
    ['Medium Laser', '2/4/6', '2/4/6', '0/3/6'],
    ['PPC', '4/7/10', '4/7/10', '0/6/12'],
    ['Large Laser', '3/6/9', '3/6/9', '0/5/10'],
  ])('UW-3 TH-21 the ranges of a %s there', (name, ...expected) => {
    expect(under(name)).toEqual(expected);
  });

  it('UW-3 those of other weapons are the same', () => {
    expect(new Set(under('SRT 4')).size).toBe(1);
  });
});
