import { describe, expect, it } from 'vitest';
import { LEFT_TORSO, RIGHT_TORSO } from '../../../src/rules/body/mech-plans.js';
import { ARMOR, REAR_ARMOR } from '../custom-mech.js';
import { CENTER_TORSO, LEFT_ARM, RIGHT_ARM } from '../physical/duel.js';
import { heatComes, type Range, redFires, shootingRange } from '../shooting-range.js';

const RED = { slots: { RA: ['Medium Laser'] } };
const RT = [3, 3];
const RA = [2, 2];
const AWAKE = [6, 6];
const UPRIGHT = [6, 6];
const NO_CRITICAL = [1, 1];
/** An 8 or 9: one slot, of the upper half. */
const ONE = [4, 4, 1];

/** Red's laser strikes 5 points of structure behind no armor, in the right torso unless said otherwise. */
function struck(blue: NonNullable<Range['blue']>, dice: readonly number[], location: readonly number[] = RT) {
  const range = shootingRange({
    ruleset: 'total-warfare',
    red: RED,
    blue: { ...blue, condition: { armor: { right_torso: 0, right_arm: 0 }, ...blue.condition } },
    dice: [6, 6, ...location, ...dice],
  });
  redFires(range, [{ weapon: 'Medium Laser' }]);
  return range;
}

describe('ammunition that is hit', () => {
  const bin = { slots: { RT: ['IS Ammo SRM-4', 'SRM 4'] } };

  it('does the damage of all that is left, to structure and inward, and two wounds to the pilot', () => {
    // 2 rounds of 4 missiles of 2 points: 16. 7 are left in the torso, 9 go on into the 16 of the center torso.
    const range = struck({ ...bin, condition: { armor: { right_torso: 0 }, rounds: [2] } }, [
      ...ONE,
      1,
      ...NO_CRITICAL,
      ...AWAKE,
      ...AWAKE,
      ...UPRIGHT,
    ]);
    expect(range.of('explosion')).toMatchObject([{ location: 'right_torso', damage: 16 }]);
    expect(range.blue.hasLost(RIGHT_TORSO)).toBe(true);
    expect(range.blue.hasLost(RIGHT_ARM)).toBe(true);
    expect(range.blue.structure[CENTER_TORSO]).toBe(16 - 9);
    expect(range.blue.armor[CENTER_TORSO]).toBe(ARMOR.CT);
    expect(range.blue.wounds).toBe(2);
    expect([...range.blue.rounds]).toEqual([0]);
    range.done();
  });

  it('kills by its transfer into the center torso', () => {
    // 25 rounds do 200 points.
    const range = struck(bin, [...ONE, 1, ...AWAKE, ...AWAKE]);
    expect(range.of('explosion')).toMatchObject([{ damage: 200 }]);
    expect(range.blue.lost).toBe('ammunition-explosion');
    expect(range.red.kills).toBe(1);
    range.done();
  });

  it('does nothing when it is spent', () => {
    const range = struck({ ...bin, condition: { armor: { right_torso: 0 }, rounds: [0] } }, [...ONE, 1]);
    expect(range.of('critical-hit')).toMatchObject([{ slot: 0 }]);
    expect(range.of('explosion')).toEqual([]);
    range.done();
  });

  it('stays in the torso with CASE', () => {
    const cased = { slots: { RT: ['IS Ammo SRM-4', 'SRM 4', 'ISCASE'] } };
    const range = struck(cased, [...ONE, 1, ...AWAKE, ...AWAKE]);
    expect(range.blue.hasLost(RIGHT_TORSO)).toBe(true);
    expect(range.blue.structure[CENTER_TORSO]).toBe(16);
    expect(range.blue.lost).toBeUndefined();
    expect(range.blue.wounds).toBe(2);
    range.done();
  });

  it('of the Clans is always behind CASE, in an arm as well', () => {
    const clan = { clan: true, slots: { RA: ['Clan Ammo SRM-4'], RT: ['CLSRM4'] } };
    // 5 of 8 points go; slot 5 of the arm is in its upper half.
    const range = struck(clan, [...ONE, 5, ...AWAKE, ...AWAKE], RA);
    expect(range.of('explosion')).toMatchObject([{ location: 'right_arm', damage: 200 }]);
    expect(range.blue.hasLost(RIGHT_ARM)).toBe(true);
    expect(range.blue.structure[RIGHT_TORSO]).toBe(12);
    range.done();
  });

  it('behind CASE II does one point to the structure, and blows the rear armor off', () => {
    const cased = { slots: { RT: ['IS Ammo SRM-4', 'SRM 4', 'ISCASEII'] } };
    // An 8 spares it the check.
    const range = struck(cased, [...ONE, 1, 4, 4, ...AWAKE, ...AWAKE]);
    expect(range.blue.structure[RIGHT_TORSO]).toBe(12 - 5 - 1);
    expect(range.blue.rearArmor[RIGHT_TORSO]).toBe(0);
    expect(range.blue.rearArmor[LEFT_TORSO]).toBe(REAR_ARMOR.LT);
    expect(range.blue.structure[CENTER_TORSO]).toBe(16);
    range.done();
  });

  it('behind CASE II asks for a check on less than 8', () => {
    const cased = { slots: { RT: ['IS Ammo SRM-4', 'SRM 4', 'ISCASEII'] } };
    const range = struck(cased, [...ONE, 1, 3, 4, ...NO_CRITICAL, ...AWAKE, ...AWAKE]);
    expect(range.of('critical-check')).toHaveLength(2);
    range.done();
  });
});

describe('a gauss rifle that is hit', () => {
  it.each([
    ['ISGaussRifle*7', 20],
    ['ISLightGaussRifle*5', 16],
    ['ISImprovedHeavyGaussRifle*11', 30],
  ])('%s explodes for %i, with or without ammunition, and once', (gun, damage) => {
    const range = struck({ slots: { RT: [gun, 'ISCASE'].slice(0, gun.endsWith('11') ? 1 : 2) } }, [
      ...ONE,
      1,
      ...(gun.endsWith('11') ? [] : []),
      ...Array<number>(20).fill(6),
    ]);
    expect(range.of('explosion')).toMatchObject([{ location: 'right_torso', damage }]);
    expect(range.of('explosion')).toHaveLength(1);
  });

  it('is wrecked by the first hit: the second into it does nothing more', () => {
    const range = struck(
      {
        slots: { RT: ['ISGaussRifle*7', 'ISCASE'] },
        condition: { armor: { right_torso: 0 }, criticals: { right_torso: [0] } },
      },
      [...ONE, 2],
    );
    expect(range.of('critical-hit')).toMatchObject([{ slot: 1 }]);
    expect(range.of('explosion')).toEqual([]);
    range.done();
  });
});

describe('heat', () => {
  const hot = (
    heat: number,
    slots: readonly string[],
    dice: readonly number[],
    rounds?: readonly number[],
  ) => {
    const range = shootingRange({
      ruleset: 'total-warfare',
      red: { slots: { RT: slots }, condition: { heat, ...(rounds && { rounds }) } },
      dice,
    });
    heatComes(range);
    return range;
  };

  it('sets off the bin whose rounds do the most damage, unless a 4 is rolled at 19', () => {
    // 29 less 10 is 19: shutdown on less than 6, ammunition on less than 4.
    const range = hot(
      29,
      ['ISCASE', 'IS Ammo AC/10', 'IS Ammo LRM-20', 'Autocannon/10*7'],
      [6, 6, 1, 2, ...AWAKE, ...AWAKE],
    );
    expect(range.of('ammunition-roll')).toMatchObject([{ explodes: true, roll: { needed: 4, total: 3 } }]);
    // 6 rounds of 20 missiles.
    expect(range.of('explosion')).toMatchObject([{ location: 'right_torso', damage: 120 }]);
    expect(range.red.wounds).toBe(2);
    range.done();
  });

  it('sets off the fuller one of two such bins', () => {
    // 14 and 13 rounds of 4 missiles, which do 2 points each.
    for (const rounds of [
      [14, 13],
      [13, 14],
    ]) {
      const slots = ['ISCASE', 'IS Ammo SRM-4', 'IS Ammo SRM-4', 'SRM 4'];
      const range = hot(29, slots, [6, 6, 1, 2, ...AWAKE, ...AWAKE], rounds);
      expect(range.of('explosion')).toMatchObject([{ damage: 14 * 8 }]);
      expect(range.red.rounds[rounds.indexOf(13)]).toBe(13);
    }
  });

  it('weighs a round of missiles by all of them: four of 2 points against a shell of 5', () => {
    const slots = ['ISCASE', 'IS Ammo AC/5', 'IS Ammo SRM-4', 'SRM 4', 'Autocannon/5*4'];
    const range = hot(29, slots, [6, 6, 1, 2, ...NO_CRITICAL, ...AWAKE, ...AWAKE], [20, 1]);
    expect(range.of('explosion')).toMatchObject([{ damage: 8 }]);
  });

  it('leaves ammunition alone that does not explode', () => {
    const range = hot(29, ['ISGaussRifle*7', 'ISGauss Ammo'], [6, 6]);
    expect(range.of('ammunition-roll')).toEqual([]);
    range.done();
  });

  it('sets infernos off earlier, and they heat their own carrier', () => {
    // 20 less 10 is 10: infernos on less than 4. 1 round of 4 missiles, 2 points and 2 heat each.
    const range = hot(
      20,
      ['ISCASE', 'SRM 4', 'IS Ammo SRM-4 Inferno'],
      [1, 2, 1, 1, ...AWAKE, ...AWAKE],
      [1],
    );
    expect(range.of('explosion')).toMatchObject([{ damage: 8 }]);
    expect(range.red.heat).toBe(10 + 8);
    range.done();
  });
});

describe('what is lost with a side torso', () => {
  const thin = { armor: { left_torso: 0 }, structure: { left_torso: 5 } } as const;
  const LT = [4, 4];

  it('the arm beside it, which lies on the ground afterwards', () => {
    const range = struck({ condition: thin }, [], LT);
    expect(range.blue.hasLost(LEFT_TORSO)).toBe(true);
    expect(range.blue.hasLost(LEFT_ARM)).toBe(true);
    expect(range.battle.objects).toHaveLength(1);
    range.done();
  });

  it('an Inner Sphere XL engine, and with it the BattleMech', () => {
    const range = struck({ engine: 'xl', condition: thin }, [], LT);
    expect(range.blue.engineHits).toBe(3);
    expect(range.blue.lost).toBe('engine-destroyed');
  });

  it.each(['light', 'clan-xl'] as const)('two slots of a %s engine, for 10 heat a turn', (engine) => {
    const range = struck({ engine, condition: thin }, [], LT);
    expect(range.blue.lost).toBeUndefined();
    expect(range.blue.engineHits).toBe(2);
    heatComes(range);
    expect(range.of('heat').find(({ unit }) => unit === 1)).toMatchObject({ generated: 10 });
  });
});
