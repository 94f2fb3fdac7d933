import { describe, expect, it } from 'vitest';
import { moverOf } from '../../../../src/battle/combatant/mover-of.js';
import { applyHit } from '../../../../src/battle/damage/apply-hit.js';
import { NOBODY } from '../../../../src/battle/damage/source.js';
import { legalShots } from '../../../../src/battle/weapons/legal-shots.js';
import { weaponAttackOf } from '../../../../src/battle/weapons/weapon-attack-of.js';
import type { LocationName } from '../../../../src/rules/body/plan.js';
import { struckForSure } from '../../../../src/rules/hit-location/struck.js';
import { customMech } from '../../custom-mech.js';
import { customProtoMech } from '../../custom-protomech.js';
import { type SampleMech, sampleBattle } from '../../sample-battle.js';

const RULESETS = ['standard', 'total-warfare', 'core'] as const;
type Hits = Readonly<Partial<Record<LocationName, number>>>;

/** Hurt like this, so far from a 'Mech. */
function hurt(
  hits: Hits,
  distance = 2,
  ruleset: (typeof RULESETS)[number] = 'total-warfare',
  more: Partial<SampleMech> = {},
) {
  return sampleBattle({
    ruleset,
    red: [{ unit: customProtoMech(), at: [5, 14], facing: 0, condition: { protoMech: { hits } }, ...more }],
    blue: [{ unit: customMech({ slots: { RT: ['Medium Laser'] } }), at: [5, 14 - distance], facing: 3 }],
  });
}

describe('The structure of a ProtoMech', () => {
  it.each([
    // Tons; head and each arm; legs of two and of four; main gun. The torso has as many points as tons.
    [2, 1, 2, 4, 1],
    [3, 1, 2, 4, 1],
    [4, 1, 3, 5, 1],
    [5, 1, 3, 5, 1],
    [6, 2, 4, 8, 1],
    [8, 2, 5, 9, 1],
    [9, 2, 5, 9, 1],
    [10, 3, 6, 12, 2],
    [12, 3, 7, 13, 2],
    [15, 4, 8, 14, 2],
  ])('of %i tons: head and arms %i, legs %i or %i, main gun %i', (tonnage, arm, legs, quadLegs, gun) => {
    const structure = (quad: boolean, name: LocationName): number => {
      const { red } = sampleBattle({
        red: [{ unit: customProtoMech({ tonnage, quad }), at: [5, 8] }],
        blue: [{ unit: customMech(), at: [5, 5] }],
      });
      return red.structure[red.plan.locations.indexOf(name)] as number;
    };
    expect(
      (['head', 'torso', 'right_arm', 'left_arm', 'legs', 'main_gun'] as const).map((name) =>
        structure(false, name),
      ),
    ).toEqual([arm, tonnage, arm, arm, legs, gun]);
    expect(structure(true, 'legs')).toBe(quadLegs);
  });
});

describe('A ProtoMech with critical hits', () => {
  it.each<readonly [Hits, number, number, number]>([
    // Torso laser, arm laser, main gun: short range, gunnery 4; the pulse laser has −2.
    [{}, 4, 2, 4],
    [{ head: 1 }, 5, 3, 5],
    [{ right_arm: 1 }, 4, 3, 5],
    [{ left_arm: 1 }, 4, 2, 5],
    [{ right_arm: 1, left_arm: 1 }, 4, 3, 6],
    [{ head: 1, right_arm: 1, left_arm: 1 }, 5, 4, 7],
    [{ legs: 2, torso: 1 }, 4, 2, 4],
  ])('on %j fires at %i, %i and %i', (hits, torso, arm, main) => {
    for (const ruleset of RULESETS) {
      const { battle, red, blue } = hurt(hits, 1, ruleset);
      const needed = [0, 2, 3].map((weapon) => {
        const shot = { weapon, target: blue.index };
        return weaponAttackOf(battle, red, { torsoFacing: 0, shots: [shot] }, shot).needed;
      });
      expect(needed, ruleset).toEqual([torso, arm, main]);
    }
  });

  it.each<readonly [Hits, number, number, number]>([
    [{}, 5, 8, 4],
    [{ legs: 1 }, 4, 6, 4],
    [{ legs: 2 }, 2, 3, 4],
    [{ torso: 1 }, 5, 8, 3],
    [{ torso: 2 }, 5, 8, 2],
    [{ legs: 1, torso: 2 }, 4, 6, 2],
  ])('on %j walks %i, runs %i, jumps %i', (hits, walk, run, jump) => {
    const { battle, red } = hurt(hits);
    expect(moverOf(battle, red)).toMatchObject({ walk, run, jump });
  });

  it('without its head does not fire at long range', () => {
    // An ER medium laser of the Clans reaches 5, 10 and 15.
    const fires = (hits: Hits, distance: number): boolean => {
      const { battle, red } = hurt(hits, distance);
      return legalShots(battle, red, { torsoFacing: 0, armsFlipped: false }).some(
        ({ weapon }) => weapon === 3,
      );
    };
    expect([fires({ head: 1 }, 12), fires({ head: 2 }, 12), fires({ head: 2 }, 8)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it.each([
    ['walk', 5],
    ['run', 6],
    ['jump', 7],
  ] as const)('that moved (%s) fires at %i', (movement, expected) => {
    for (const ruleset of RULESETS) {
      const { battle, red, blue } = hurt({}, 2, ruleset);
      red.movement = movement;
      const shot = { weapon: 3, target: blue.index };
      expect(weaponAttackOf(battle, red, { torsoFacing: 0, shots: [shot] }, shot).needed).toBe(expected);
    }
  });
});

describe('A shot at a ProtoMech', () => {
  it('is no harder for its size', () => {
    for (const ruleset of RULESETS) {
      const { battle, red, blue } = hurt({}, 2, ruleset);
      const shot = { weapon: 0, target: red.index };
      expect(weaponAttackOf(battle, blue, { torsoFacing: 3, shots: [shot] }, shot).needed).toBe(4);
    }
  });

  it.each<readonly [LocationName, number, readonly number[], number]>([
    // 4 points of armor, and structure of 6 tons. A location that is gone wounds the pilot, who stays conscious.
    ['right_arm', 4, [], 0],
    ['right_arm', 5, [1, 1], 0],
    ['right_arm', 6, [6, 6], 1],
    ['head', 6, [6, 6], 1],
    ['legs', 8, [6, 6], 1],
    ['main_gun', 5, [], 0],
  ])('on the %s for %i points', (location, points, dice, wounds) => {
    const { battle, red, add, done } = hurt({});
    add(...dice);
    applyHit(battle, red, struckForSure(red.plan.locations.indexOf(location)), points, false, NOBODY);
    done();
    expect(red.wounds).toBe(wounds);
    expect(red.isOut).toBe(false);
  });

  it('on the torso for 10 points destroys it, and so do 8 on its legs and 10 more', () => {
    const { battle, red, add } = hurt({});
    add(...Array<number>(12).fill(6));
    applyHit(battle, red, struckForSure(red.plan.locations.indexOf('torso')), 10, false, NOBODY);
    expect(red.lost).toBe('torso-destroyed');
    const legs = hurt({});
    legs.add(...Array<number>(12).fill(6));
    applyHit(
      legs.battle,
      legs.red,
      struckForSure(legs.red.plan.locations.indexOf('legs')),
      18,
      false,
      NOBODY,
    );
    expect(legs.red.lost).toBe('torso-destroyed');
  });
});
