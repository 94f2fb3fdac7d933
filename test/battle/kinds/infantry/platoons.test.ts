import { describe, expect, it } from 'vitest';
import { moverOf } from '../../../../src/battle/combatant/mover-of.js';
import { declareFire } from '../../../../src/battle/phases/weapons.js';
import type { RangeBracket } from '../../../../src/rules/to-hit/vocabulary.js';
import { type CustomInfantry, customInfantry } from '../../custom-infantry.js';
import { customMech } from '../../custom-mech.js';
import { mapOf } from '../../map-of.js';
import { type SampleSetup, sampleBattle } from '../../sample-battle.js';

const platoon = (soldiers: CustomInfantry = {}, setup: Partial<SampleSetup> = {}) =>
  sampleBattle({
    ruleset: 'total-warfare',
    red: [{ unit: customInfantry(soldiers), at: [5, 5], facing: 3 }],
    blue: [{ unit: customMech({ slots: { RA: ['Medium Laser'] } }), at: [5, 8], facing: 0 }],
    ...setup,
  });

const BRACKETS: readonly RangeBracket[] = ['short', 'medium', 'long'];

/** What is added to a shot at it, at short, medium and long range. */
const hidden = (soldiers: CustomInfantry, hexesMoved = 0, bySoldiers = false): readonly number[] => {
  const { red } = platoon(soldiers);
  const { kind } = red.design;
  return BRACKETS.map((bracket) =>
    (kind.toHitAgainst(red.design, hexesMoved, { bracket, bySoldiers }) ?? []).reduce(
      (sum, { value }) => sum + value,
      0,
    ),
  );
};

describe('A shot at infantry', () => {
  it('is no harder at a platoon, and 1 harder at a single squad', () => {
    expect(hidden({})).toEqual([0, 0, 0]);
    expect(hidden({ squads: 1 })).toEqual([1, 1, 1]);
  });

  it('is harder by range at sneak suits against infrared, though not for other soldiers', () => {
    expect(hidden({ suits: ['sneakir'] })).toEqual([1, 1, 2]);
    expect(hidden({ suits: ['sneakir'] }, 5)).toEqual([1, 1, 2]);
    expect(hidden({ suits: ['sneakir'] }, 0, true)).toEqual([0, 0, 0]);
  });

  it('is one harder still at DEST suits that do not move', () => {
    expect(hidden({ suits: ['dest'] })).toEqual([2, 2, 3]);
    expect(hidden({ suits: ['dest'] }, 1)).toEqual([1, 1, 2]);
    expect(hidden({ suits: ['dest'] }, 0, true)).toEqual([0, 0, 0]);
  });

  it('is 3 harder at camouflage, less the hexes that it moved, for everybody', () => {
    const camouflage: CustomInfantry = { suits: ['sneakcamo'] };
    expect([0, 1, 2, 3, 4].map((hexes) => hidden(camouflage, hexes)[0])).toEqual([3, 2, 1, 0, 0]);
    expect(hidden(camouflage, 1, true)).toEqual([2, 2, 2]);
  });

  it('meets all of that together', () => {
    expect(hidden({ squads: 1, suits: ['sneakir', 'sneakcamo'] }, 1)).toEqual([4, 4, 5]);
  });
});

describe('Infantry moves', () => {
  const pointsOf = (soldiers: CustomInfantry, abilities: readonly string[] = []) => {
    const sample = platoon(soldiers, {
      red: [{ unit: customInfantry(soldiers), at: [5, 5], pilot: { abilities } }],
    });
    const { walk, run, jump } = moverOf(sample.battle, sample.red);
    return [walk, run, jump];
  };

  it.each([
    ['Leg', [1, 1, 0]],
    ['Jump', [1, 1, 3]],
    ['Motorized', [3, 3, 0]],
    ['Tracked', [3, 3, 0]],
    ['Wheeled', [4, 4, 0]],
    ['Hover', [5, 5, 0]],
    ['Microcopter', [5, 5, 0]],
    ['Microlite', [6, 6, 0]],
  ])('%s by its kind, and never runs', (motion, points) => {
    expect(pointsOf({ motion })).toEqual(points);
  });

  it('a hex farther as foot cavalry', () => {
    expect(pointsOf({ motion: 'Leg' }, ['foot_cav'])).toEqual([2, 2, 0]);
  });

  it('with two support weapons in a squad a hex at most, and then does not fire', () => {
    const heavy: CustomInfantry = { secondary: 'InfantryMGPortable', secondaryPerSquad: 2 };
    expect(pointsOf(heavy)).toEqual([1, 1, 0]);
    const fires = (movement: 'stationary' | 'walk', soldiers: CustomInfantry) => {
      const { battle, red, blue } = platoon(soldiers, {
        blue: [{ unit: customMech(), at: [5, 6], facing: 0 }],
      });
      red.movement = movement;
      battle.enter('weapons');
      const shots = [{ weapon: 0, target: blue.index }];
      return () => declareFire(battle, red, { torsoFacing: red.torsoFacing, shots });
    };
    expect(fires('stationary', heavy)).not.toThrow();
    expect(fires('walk', heavy)).toThrow('it carries too much to move and to fire');
    expect(fires('walk', {})).not.toThrow();
  });

  it('jumps only before it has moved', () => {
    const { battle, red } = platoon({ motion: 'Jump' });
    red.moveSoFar = { mp: 1 } as NonNullable<typeof red.moveSoFar>;
    expect(moverOf(battle, red).jump).toBe(0);
    red.moveSoFar = { mp: 0 } as NonNullable<typeof red.moveSoFar>;
    expect(moverOf(battle, red).jump).toBe(3);
  });
});

describe('Field guns', () => {
  it('are served by a man for each ton, two at least, and turn all around', () => {
    // An AC/5 of 8 tons needs eight men, a machine gun of half a ton two.
    const { red } = platoon({ fieldGuns: ['ISAC5', 'IS Ammo AC/5', 'ISMachine Gun', 'IS Ammo MG - Half'] });
    expect(red.design.weapons.map(({ crew }) => crew)).toEqual([0, 8, 2]);
    expect(red.aptitudes.twist).toBe(3);
    expect(platoon().red.aptitudes.twist).toBe(0);
  });

  it('that are too heavy for the men who are left do not silence lighter ones after them', () => {
    const { red } = platoon({ fieldGuns: ['ISAC5', 'IS Ammo AC/5', 'ISMachine Gun', 'IS Ammo MG - Half'] });
    const fireWith = (men: number) => {
      red.structure[0] = men;
      red.refresh();
      return red.design.weapons.filter(({ crew }) => crew > 0).map(({ fixture }) => red.isWorking(fixture));
    };
    expect(fireWith(10)).toEqual([true, true]);
    expect(fireWith(9)).toEqual([true, false]);
    expect(fireWith(7)).toEqual([false, true]);
    expect(fireWith(1)).toEqual([false, false]);
  });
});

describe('A platoon in water', () => {
  const settles = (motion: string, elevation: number, extra: CustomInfantry = {}) => {
    const map = mapOf({ '5,5': { terrain: ['water'], waterDepth: 2 } });
    const sample = platoon({ motion, ...extra }, { map });
    sample.red.elevation = elevation;
    sample.red.design.kind.settleIn(sample.battle, sample.red, 0);
    return sample.red.lost;
  };

  it('drowns, unless it swims', () => {
    expect(settles('Leg', -2)).toBe('wiped-out');
    expect(settles('Leg', 0)).toBeUndefined();
    expect(settles('UMU', -2)).toBeUndefined();
  });
});

describe('In a burning hex at the end of a turn', () => {
  it('a platoon is lost on 7 or less, unless it is high above', () => {
    const leftAfter = (dice: readonly number[], elevation = 0) => {
      const sample = platoon({}, { map: mapOf({ '5,5': { terrain: ['fire'] } }), dice });
      sample.red.elevation = elevation;
      sample.red.design.kind.endOfTurn(sample.battle, sample.red);
      sample.done();
      return sample.red.lost;
    };
    expect(leftAfter([4, 4])).toBeUndefined();
    expect(leftAfter([3, 4])).toBe('wiped-out');
    expect(leftAfter([3, 4], 1)).toBe('wiped-out');
    expect(leftAfter([], 2)).toBeUndefined();
  });
});

describe('In one turn a platoon', () => {
  it('fires its rifles or its guns', () => {
    const { battle, red, blue } = platoon({ fieldGuns: ['ISAC5', 'IS Ammo AC/5'] });
    battle.enter('weapons');
    const shots = [0, 1].map((weapon) => ({ weapon, target: blue.index }));
    const fires =
      (...which: readonly number[]) =>
      () =>
        declareFire(battle, red, {
          torsoFacing: red.torsoFacing,
          shots: which.map((at) => shots[at] as (typeof shots)[0]),
        });
    expect(fires(0, 1)).toThrow('its troopers fire their own weapons, or field guns');
    expect(fires(1)).not.toThrow('field guns');
  });
});
