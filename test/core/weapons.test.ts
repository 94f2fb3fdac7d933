import { describe, expect, it } from 'vitest';
import type { Weapon } from '../../src/catalog/index.js';
import { explosionDamage, rollBreach } from '../../src/rules/critical/index.js';
import { rangesUnderWater } from '../../src/rules/firing/under-water.js';
import { type RulesetName, rulesetOf } from '../../src/rules/ruleset.js';
import { nextTurn, redFires, shootingRange } from '../battle/shooting-range.js';
import { effectOf } from '../rules/effect/fired.js';
import { itemNamed } from '../rules/items.js';
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

  it('WE-4 autocannons bear a hit: CR-1', () => {
    expect(inEach((ruleset) => rulesetOf(ruleset).critical.hitsToDestroy.autocannon ?? 1)).toEqual([1, 1, 2]);
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

  it('WE-10 WE-11 WE-12 WE-13 WE-14 ATM, extended LRM, Thunderbolt, arrays and flamers: CL-11, CL-12, CL-13, CL-3, HT-5', () => {
    const { families, traits } = rulesetOf('core').weapons;
    expect(families.atm?.groupPoints).toBe(6);
    expect(families['extended-lrm']?.missilesTooClose).toBe(1);
    expect(families['thunderbolt-20']?.damageTooClose).toBe(1);
    expect(traits['machine-gun-array']?.clusterModifier).toBe(2);
    expect(traits.flamer?.damageAsHeat).toBe('besides');
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

  it('WE-20 pods never explode: EX-9', () => {
    expect(rulesetOf('core').explosions.harmless).toEqual(['pod']);
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
