import { describe, expect, it } from 'vitest';
import { antiMechObstacle } from '../../../../src/battle/anti-mech/legality.js';
import { moverOf } from '../../../../src/battle/combatant/mover-of.js';
import { executeMove } from '../../../../src/battle/phases/movement.js';
import { checkFireOrder } from '../../../../src/battle/weapons/check-order.js';
import { legalShots } from '../../../../src/battle/weapons/legal-shots.js';
import { weaponAttackOf } from '../../../../src/battle/weapons/weapon-attack-of.js';
import { type CustomInfantry, customInfantry } from '../../custom-infantry.js';
import { customMech } from '../../custom-mech.js';
import { type SampleSetup, sampleBattle } from '../../sample-battle.js';

const RULESETS = ['standard', 'total-warfare', 'core'] as const;
const GUNS: CustomInfantry = {
  motion: 'Motorized',
  fieldGuns: ['Autocannon/5', 'Autocannon/5', 'IS Ammo AC/5'],
};

function field(platoon: CustomInfantry, setup: Partial<SampleSetup> = {}) {
  return sampleBattle({
    ruleset: 'total-warfare',
    red: [{ unit: customInfantry(platoon), at: [8, 14], facing: 0 }],
    blue: [{ unit: customMech(), at: [8, 10] }],
    ...setup,
  });
}

describe('Field guns', () => {
  it.each([
    // An AC/5 has a minimum range of 3 and reaches 6, 12 and 18.
    [2, 5, 6],
    [3, 4, 5],
    [4, 4, 4],
    [8, 6, 6],
    [12, 6, 6],
    [13, 8, 8],
  ])('fire %i hexes far at %i, or %i by the book', (distance, standard, book) => {
    for (const ruleset of RULESETS) {
      const { battle, red, blue } = field(GUNS, {
        ruleset,
        blue: [{ unit: customMech(), at: [8, 14 - distance] }],
      });
      const shot = { weapon: 1, target: blue.index };
      const { needed } = weaponAttackOf(battle, red, { torsoFacing: 0, shots: [shot] }, shot);
      expect(needed, ruleset).toBe(ruleset === 'standard' ? standard : book);
    }
  });

  it('pay nothing for a second target, and point anywhere', () => {
    const { battle, red } = field(GUNS, {
      red: [{ unit: customInfantry(GUNS), at: [8, 8], facing: 0 }],
      blue: [
        { unit: customMech(), at: [8, 4] },
        { unit: customMech(), at: [9, 4] },
      ],
    });
    const shots = [
      { weapon: 1, target: 1 },
      { weapon: 2, target: 2 },
    ];
    const second = shots[1] as (typeof shots)[number];
    expect(weaponAttackOf(battle, red, { torsoFacing: 0, shots }, second).needed).toBe(4);
    for (const torsoFacing of [3, 0] as const) {
      const reached = legalShots(battle, red, { torsoFacing, armsFlipped: false }).filter(
        ({ weapon }) => weapon === 1,
      );
      expect(reached.length > 0).toBe(torsoFacing === 0);
    }
  });

  it('stay silent with too few men, and keep the platoon from climbing anything', () => {
    const few = field(GUNS, {
      red: [{ unit: customInfantry(GUNS), at: [8, 14], condition: { structure: { troopers: 15 } } }],
    });
    const guns = legalShots(few.battle, few.red, { torsoFacing: 0, armsFlipped: false }).map(
      ({ weapon }) => weapon,
    );
    expect([guns.includes(1), guns.includes(2)]).toEqual([true, false]);
    few.battle.place(few.red, few.blue.hex);
    expect(antiMechObstacle(few.battle, few.red, 'leg', few.blue)).toBe('it serves field guns');
    // Too few are left for any gun, but enough for a leg attack.
    const fewer = field(GUNS, {
      red: [{ unit: customInfantry(GUNS), at: [8, 14], condition: { structure: { troopers: 7 } } }],
    });
    fewer.battle.place(fewer.red, fewer.blue.hex);
    expect(antiMechObstacle(fewer.battle, fewer.red, 'leg', fewer.blue)).toBeUndefined();
  });
});

describe('A platoon marches', () => {
  it.each<readonly [string, number, number, number, number]>([
    // Walking, jumping; then with two support weapons in each squad.
    // Those on foot keep one hex, see below.
    ['Leg', 1, 0, 1, 0],
    ['Motorized', 3, 0, 2, 0],
    ['Jump', 1, 3, 1, 2],
    ['Tracked', 3, 0, 3, 0],
    ['Wheeled', 4, 0, 3, 0],
    ['Hover', 5, 0, 4, 0],
  ])('%s: %i, jumps %i; with heavy weapons %i and %i', (motion, walk, jump, heavyWalk, heavyJump) => {
    const points = (secondary?: string) => {
      const { battle, red } = field({ motion, ...(secondary && { secondary }) });
      const mover = moverOf(battle, red);
      return [mover.walk, mover.jump];
    };
    expect(points()).toEqual([walk, jump]);
    expect(points('Machine Gun (Portable)')).toEqual([heavyWalk, heavyJump]);
  });

  it('on foot with heavy weapons into one hex, and then does not fire', () => {
    const heavy = { secondary: 'Machine Gun (Portable)' };
    const near = { blue: [{ unit: customMech(), at: [8, 12] as const }] };
    const still = field(heavy, near);
    expect(legalShots(still.battle, still.red, { torsoFacing: 0, armsFlipped: false })).toHaveLength(1);
    const moved = field(heavy, near);
    executeMove(moved.battle, moved.red, { steps: ['forward'] });
    expect(moved.red.hexesMoved).toBe(1);
    expect(legalShots(moved.battle, moved.red, { torsoFacing: 0, armsFlipped: false })).toEqual([]);
  });
});

describe('Small arms', () => {
  const needed = (
    ruleset: (typeof RULESETS)[number],
    second: readonly [number, number] | undefined,
    moved: boolean,
  ) => {
    const { battle, red } = sampleBattle({
      ruleset,
      red: [{ unit: customInfantry({ motion: 'Motorized' }), at: [8, 8], facing: 0 }],
      blue: [{ unit: customMech(), at: second ?? [8, 7] }],
    });
    if (moved) Object.assign(red, { movement: 'walk', hexesMoved: 3 });
    const shot = { weapon: 0, target: 1 };
    return weaponAttackOf(battle, red, { torsoFacing: 0, shots: [shot] }, shot).needed;
  };

  it.each(RULESETS)(
    'of rifles: 4 in the next hex, 6 two hexes away, 8 three, whatever the march (%s)',
    (ruleset) => {
      for (const moved of [false, true])
        expect([
          needed(ruleset, [8, 7], moved),
          needed(ruleset, [8, 6], moved),
          needed(ruleset, [8, 5], moved),
        ]).toEqual([4, 6, 8]);
    },
  );

  it.each([
    [{ primary: 'Auto-Rifle' }, 2],
    // The machine guns give the range: a burst, and in the way.
    [{ primary: 'Auto-Rifle', secondary: 'Machine Gun (Portable)' }, 2],
    // With one to a squad the rifle gives the range, and the flamer is in the way.
    [{ primary: 'Auto-Rifle', secondary: 'Flamer (Man-Portable)', secondaryPerSquad: 1 }, 3],
  ] as const)('%o in one hex with the target need %i', (platoon, expected) => {
    const { battle, red, blue } = field(platoon);
    battle.place(red, blue.hex);
    const shot = { weapon: 0, target: blue.index };
    expect(weaponAttackOf(battle, red, { torsoFacing: 0, shots: [shot] }, shot).needed).toBe(expected);
  });

  it('are not fired beside field guns', () => {
    const { battle, red } = field(GUNS, { blue: [{ unit: customMech(), at: [8, 12] }] });
    battle.phase = 'weapons';
    const shots = [0, 1].map((weapon) => ({ weapon, target: 1 }));
    expect(() => checkFireOrder(battle, red, { torsoFacing: 0, shots })).toThrow('field guns');
  });
});
