import { describe, expect, it } from 'vitest';
import { moverOf } from '../../../../src/battle/combatant/mover-of.js';
import { toHitOfBlow } from '../../../../src/battle/physical/to-hit.js';
import { pilotStateOf } from '../../../../src/battle/piloting/pilot-state.js';
import { torsoFacings } from '../../../../src/battle/weapons/arcs.js';
import { mechLocationIndex } from '../../../../src/rules/body/mech-plans.js';
import { calculatePilotingRoll } from '../../../../src/rules/piloting/index.js';
import type { CustomMech } from '../../custom-mech.js';
import { redFires, shootingRange } from '../../shooting-range.js';

const TRIPOD: CustomMech = { chassis: 'tripod', cockpit: 'tripod' };
const BOOK = { ruleset: 'total-warfare' } as const;
const LASER: CustomMech = { slots: { RA: ['Medium Laser'] } };

const walk = (range: ReturnType<typeof shootingRange>): number => moverOf(range.battle, range.red).walk;

describe('A tripod', () => {
  it.each([
    // Two dice say that a leg is struck, and one more which.
    [[2, 3], 1, 'right_leg'],
    [[2, 3], 4, 'center_leg'],
    [[4, 5], 6, 'left_leg'],
  ] as const)('is struck from the front by %j and %i in the %s', (dice, die, location) => {
    const range = shootingRange({ ...BOOK, red: LASER, blue: TRIPOD, dice: [6, 6, ...dice, die] });
    redFires(range, [{ weapon: 'Medium Laser' }]);
    expect(range.of('damage')).toMatchObject([{ location }]);
    range.done();
  });

  it('passes what its center leg cannot take to the center torso', () => {
    const range = shootingRange({
      ...BOOK,
      red: LASER,
      blue: { ...TRIPOD, condition: { armor: { center_leg: 0 }, structure: { center_leg: 1 } } },
      dice: [6, 6, 2, 3, 3],
    });
    range.add(...Array<number>(60).fill(3));
    redFires(range, [{ weapon: 'Medium Laser' }]);
    expect(range.of('damage').slice(0, 2)).toMatchObject([
      { location: 'center_leg' },
      { location: 'center_torso' },
    ]);
  });

  it('walks 1 without a leg, and lies without two', () => {
    const lost = (...legs: readonly string[]) =>
      shootingRange({
        ...BOOK,
        red: { ...TRIPOD, condition: { structure: Object.fromEntries(legs.map((leg) => [leg, 0])) } },
      });
    expect(walk(lost())).toBe(5);
    expect(walk(lost('center_leg'))).toBe(1);
    expect(walk(lost('left_leg', 'center_leg'))).toBe(0);
  });

  it('rolls at +5 for a lost leg, and no longer at -1 for all of them', () => {
    const { red } = shootingRange({ ...BOOK, red: { ...TRIPOD, condition: { structure: { left_leg: 0 } } } });
    const roll = calculatePilotingRoll(pilotStateOf(red), { kind: 'stand' }, BOOK);
    // Piloting 5, a leg +5, the pilot with no other work -1.
    expect(roll.targetNumber).toBe(9);
  });

  it('turns its torso to any side', () => {
    const { red } = shootingRange({ red: TRIPOD });
    expect(torsoFacings(red)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('kicks at -1 with its pilot, where its torso points, and pushes straight ahead of its feet without that', () => {
    const { battle, red } = shootingRange({ ...BOOK, distance: 1, red: TRIPOD });
    const kick = { kind: 'kick', target: 1, limb: mechLocationIndex('center_leg') } as const;
    // Piloting 5, kick -2, its pilot -1; a push -1.
    expect(toHitOfBlow(battle, red, kick)).toBe(2);
    expect(toHitOfBlow(battle, red, { kind: 'push', target: 1 })).toBe(4);
    red.torsoFacing = 3;
    expect(toHitOfBlow(battle, red, kick)).toBe(Number.POSITIVE_INFINITY);
    expect(toHitOfBlow(battle, red, { kind: 'push', target: 1 })).toBe(4);
    red.facing = 3;
    red.torsoFacing = 1;
    expect(toHitOfBlow(battle, red, kick)).toBe(2);
  });

  it('punches with either arm forward of its torso, and not to the side', () => {
    const { battle, red } = shootingRange({ ...BOOK, distance: 1, red: TRIPOD });
    const punch = { kind: 'punch', target: 1, limb: mechLocationIndex('left_arm') } as const;
    // Piloting 5, its pilot -1.
    expect(toHitOfBlow(battle, red, punch)).toBe(4);
    red.torsoFacing = 2;
    expect(toHitOfBlow(battle, red, punch)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('A QuadVee', () => {
  it('turns its torso to any side, but for hits on its gyro', () => {
    const turned = (hits: readonly number[]) =>
      torsoFacings(
        shootingRange({
          red: {
            chassis: 'quadvee',
            cockpit: 'quadvee',
            gyro: 'heavy-duty',
            condition: { criticals: { center_torso: hits } },
          },
        }).red,
      ).length;
    expect(turned([])).toBe(6);
    expect(turned([3])).toBe(5);
    expect(turned([3, 4])).toBe(3);
  });
});

describe('A LAM', () => {
  it('rolls at +1 for each wound of its pilot by the book, which other bipeds do not', () => {
    const needed = (chassis: 'lam' | 'biped') => {
      const { red } = shootingRange({ ...BOOK, red: { chassis, condition: { wounds: 2 } } });
      return calculatePilotingRoll(pilotStateOf(red), { kind: 'stand' }, BOOK).targetNumber;
    };
    expect([needed('biped'), needed('lam')]).toEqual([5, 7]);
  });
});
