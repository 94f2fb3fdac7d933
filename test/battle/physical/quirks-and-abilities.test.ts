import { describe, expect, it } from 'vitest';
import type { Duel } from './duel.js';
import { duel, finish, RIGHT_ARM, RIGHT_LEG, redStrikes } from './duel.js';

const PUNCH = { kind: 'punch', limb: RIGHT_ARM } as const;
const KICK = { kind: 'kick', limb: RIGHT_LEG } as const;
const BOOK = { ruleset: 'total-warfare' } as const;

/** What a punch of red needs, and what it does. */
function punch(setup: Duel): readonly [needed: number | undefined, damage: number | undefined] {
  const fight = duel({ ...setup, dice: [6, 6, 3] });
  redStrikes(fight, PUNCH);
  return [fight.of('physical-attack')[0]?.roll.needed, fight.of('hit')[0]?.damage];
}

describe('In a physical attack', () => {
  it('Battle Fists strike a point harder in standard, and truer in total-warfare', () => {
    const red = { quirks: ['battle_fists_ra'] };
    expect(punch({ red })).toEqual([5, 7]);
    expect(punch({ ...BOOK, red })).toEqual([4, 6]);
  });

  it('a Melee Specialist strikes truer, and harder in total-warfare', () => {
    const red = { pilot: { abilities: ['melee_specialist'] } };
    expect(punch({ red })).toEqual([4, 6]);
    expect(punch({ ...BOOK, red })).toEqual([4, 7]);
  });

  it('a Melee Master strikes a point harder in standard', () => {
    const red = { pilot: { abilities: ['melee_master'] } };
    expect(punch({ red })).toEqual([5, 7]);
    expect(punch({ ...BOOK, red })).toEqual([5, 6]);
  });

  it("a Distracting 'Mech is harder to strike in standard", () => {
    const blue = { quirks: ['distracting'] };
    expect(punch({ blue })).toEqual([6, 6]);
    expect(punch({ ...BOOK, blue })).toEqual([5, 6]);
  });

  it('Sensor Ghosts do not matter', () => {
    expect(punch({ red: { quirks: ['sensor_ghosts'] } })).toEqual([5, 6]);
  });

  it('a unit that dodges is harder to strike by 2', () => {
    for (const ruleset of ['standard', 'total-warfare'] as const) {
      const fight = duel({ ruleset, blue: { pilot: { abilities: ['dodge_maneuver'] } }, dice: [6, 6, 3] });
      fight.blue.dodging = true;
      redStrikes(fight, PUNCH);
      expect(fight.of('physical-attack')).toMatchObject([{ roll: { needed: 7 } }]);
    }
  });

  it('Weak Legs that are kicked ask for a critical check, in total-warfare', () => {
    const blue = { quirks: ['weak_legs'] };
    const book = duel({ ...BOOK, blue, dice: [6, 6, 4, 1, 1] });
    redStrikes(book, KICK);
    expect(book.of('critical-check')).toMatchObject([{ unit: book.blue.index, location: 'left_leg' }]);
    book.done();
    const standard = duel({ blue, dice: [6, 6, 4] });
    redStrikes(standard, KICK);
    expect(standard.of('critical-check')).toHaveLength(0);
  });

  it("a Stable 'Mech withstands kicks more easily", () => {
    for (const ruleset of ['standard', 'total-warfare'] as const) {
      const fight = duel({ ruleset, blue: { quirks: ['stable'] }, dice: [6, 6, 4, 2, 2] });
      redStrikes(fight, KICK);
      finish(fight);
      expect(fight.of('piloting-roll')).toMatchObject([{ roll: { needed: 4 }, passed: true }]);
    }
  });

  it('a pilot spends Edge on a roll that missed, and on the place where a blow falls', () => {
    const eager = { name: 'eager', spendEdge: () => true };
    const fight = duel({
      red: { pilot: { abilities: ['edge'], edge: 1 } },
      blue: { pilot: { abilities: ['edge'], edge: 1 } },
      dice: [1, 1, 6, 6, 6, 3],
    });
    const [red, blue] = fight.battle.bots;
    if (red && blue) {
      Object.assign(fight.battle, {
        bots: [
          { ...red, ...eager },
          { ...blue, ...eager },
        ],
      });
    }
    redStrikes(fight, PUNCH);
    expect(fight.of('edge').map(({ trigger }) => trigger)).toEqual([
      'reroll_to_hit',
      'reroll_damage_location',
    ]);
    expect(fight.of('hit')).toMatchObject([{ dice: [3] }]);
    fight.done();
  });
});
