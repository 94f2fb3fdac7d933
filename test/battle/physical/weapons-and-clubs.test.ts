import { describe, expect, it } from 'vitest';
import { legalBlows } from '../../../src/battle/physical/index.js';
import { customMech } from '../custom-mech.js';
import { mapOf } from '../map-of.js';
import type { SampleMech } from '../sample-battle.js';
import {
  CENTER_TORSO,
  duel,
  finish,
  HAWK,
  LEFT_ARM,
  LEFT_LEG,
  placeOf,
  RIGHT_ARM,
  RIGHT_LEG,
  redStrikes,
} from './duel.js';

/** 45 tons with a hatchet in the right arm, or what stands there instead. */
const axeman = (item?: string): Partial<SampleMech> => ({
  unit: 'hatchetman-hct-3f',
  ...(item !== undefined && { swap: { Hatchet: item } }),
});
const HATCHET = { kind: 'hatchet', weapon: 0 } as const;

describe('A hatchet', () => {
  it('needs one less and does a fifth of the tonnage, by two dice of the side', () => {
    const fight = duel({ red: axeman(), dice: [1, 3, 3, 4] });
    redStrikes(fight, HATCHET);
    expect(fight.of('physical-attack')).toMatchObject([
      { kind: 'hatchet', limb: 'right_arm', hit: true, roll: { needed: 4 } },
    ]);
    expect(fight.of('hit')).toMatchObject([{ location: 'center_torso', damage: 9, dice: [3, 4] }]);
    finish(fight);
    fight.done();
  });

  it('uses the kick table of a target that stands higher, and the punch table of one that stands lower', () => {
    const higher = duel({ red: axeman(), map: mapOf({ '5,5': { level: 1 } }), dice: [6, 6, 4] });
    redStrikes(higher, HATCHET);
    expect(higher.of('hit')).toMatchObject([{ location: 'left_leg' }]);
    const lower = duel({ red: axeman(), map: mapOf({ '5,6': { level: 1 } }), dice: [6, 6, 3] });
    redStrikes(lower, HATCHET);
    expect(lower.of('hit')).toMatchObject([{ location: 'center_torso', dice: [3] }]);
  });

  it('may be aimed at the lower body, at +4', () => {
    const fight = duel({ red: axeman(), dice: [6, 6, 1] });
    redStrikes(fight, { ...HATCHET, aimedAt: 'kick' });
    expect(fight.of('physical-attack')).toMatchObject([{ roll: { needed: 8 } }]);
    expect(fight.of('hit')).toMatchObject([{ location: 'right_leg' }]);
  });

  it('is not swung once it is hit, nor by a hand or shoulder that is', () => {
    for (const slot of [0, 3, 4]) {
      const fight = duel({ red: { ...axeman(), condition: { criticals: { right_arm: [slot] } } } });
      expect(() => redStrikes(fight, HATCHET)).toThrow(/destroyed/);
    }
  });
});

describe('Other weapons in the hand', () => {
  it('a sword does a tenth of the tonnage and one, twice as much with Triple-Strength Myomer at heat 9', () => {
    const sword = { kind: 'sword', weapon: 0 } as const;
    const cold = duel({ red: { unit: 'vindicator-vnd-6l' }, dice: [6, 6, 3, 4] });
    redStrikes(cold, sword);
    expect(cold.of('physical-attack')).toMatchObject([{ roll: { needed: 3 } }]);
    expect(cold.of('hit')).toMatchObject([{ damage: 6 }]);
    const hot = duel({ red: { unit: 'vindicator-vnd-6l', condition: { heat: 9 } }, dice: [6, 6, 3, 4] });
    redStrikes(hot, sword);
    expect(hot.of('hit')).toMatchObject([{ damage: 12 }]);
  });

  it('a mace that misses asks for a roll at +2, a flail for a plain one', () => {
    for (const [item, needed] of [
      ['Mace', 7],
      ['Flail', 5],
    ] as const) {
      const fight = duel({ red: axeman(item), dice: [1, 1, 6, 6] });
      redStrikes(fight, { kind: item === 'Mace' ? 'mace' : 'flail', weapon: 0 });
      finish(fight);
      expect(fight.of('piloting-roll')).toMatchObject([{ unit: fight.red.index, roll: { needed } }]);
      fight.done();
    }
  });

  it('a vibroblade cuts with all its force and heats its wielder', () => {
    const fight = duel({ red: axeman('ISMediumVibroblade'), dice: [6, 6, 3, 4] });
    redStrikes(fight, { kind: 'medium_vibroblade', weapon: 0 });
    expect(fight.of('hit')).toMatchObject([{ damage: 10 }]);
    expect(fight.red.otherHeat).toBe(5);
  });

  it('a vibroblade that is not switched on cuts like a sword, and makes no heat', () => {
    // 45 tons: a tenth, rounded up, and one.
    const fight = duel({ red: axeman('ISMediumVibroblade'), dice: [6, 6, 3, 4] });
    redStrikes(fight, { kind: 'medium_vibroblade', weapon: 0, inactive: true });
    expect(fight.of('hit')).toMatchObject([{ damage: 6 }]);
    expect(fight.red.otherHeat).toBe(0);
  });

  it('a vibroblade may be swung both ways, a sword in one alone', () => {
    const ways = (item: string): number => {
      const { battle, red } = duel({ red: axeman(item) });
      return legalBlows(battle, red).filter(({ weapon, aimedAt }) => weapon === 0 && aimedAt === undefined)
        .length;
    };
    expect([ways('ISLargeVibroblade'), ways('Sword')]).toEqual([2, 1]);
  });

  it('a chain whip around a leg, if it hits a second time, asks for a piloting roll at +3', () => {
    // Aimed at the legs: piloting 5, two less for the whip, four more for the aim; and the same once again.
    const fight = duel({ red: axeman('Chain Whip'), dice: [4, 3, 4, 4, 3, 6, 6] });
    redStrikes(fight, { kind: 'chain_whip', weapon: 0, aimedAt: 'kick' });
    expect(fight.of('hit')).toMatchObject([{ location: 'left_leg', damage: 3 }]);
    expect(fight.of('snare')).toMatchObject([{ location: 'left_leg', roll: { needed: 7 }, snared: true }]);
    finish(fight);
    expect(fight.of('piloting-roll')).toMatchObject([{ unit: fight.blue.index, roll: { needed: 8 } }]);
  });

  it('a chain whip slips off a leg if it does not, and holds nothing but legs', () => {
    const slips = duel({ red: axeman('Chain Whip'), dice: [4, 3, 4, 3, 3] });
    redStrikes(slips, { kind: 'chain_whip', weapon: 0, aimedAt: 'kick' });
    expect(slips.of('snare')).toMatchObject([{ snared: false }]);
    finish(slips);
    slips.done();
    const arm = duel({ red: axeman('Chain Whip'), dice: [6, 6, 1, 3] });
    redStrikes(arm, { kind: 'chain_whip', weapon: 0 });
    expect(arm.of('snare')).toEqual([]);
    arm.done();
  });

  it('a lance may drive through the armor that is left', () => {
    // 9 points on the center torso; 10 or more pierces it; the critical check that follows finds nothing.
    const fight = duel({ red: axeman('Lance'), dice: [6, 6, 3, 4, 5, 5, 1, 1] });
    redStrikes(fight, { kind: 'lance', weapon: 0 });
    const { structure, design } = fight.blue;
    expect(structure[CENTER_TORSO]).toBe((design.structure[CENTER_TORSO] as number) - 1);
    expect(fight.of('critical-check')).toMatchObject([{ location: 'center_torso' }]);
    fight.done();
  });

  it('a lance pierces neither where the armor of that side is gone, nor what its blow destroyed', () => {
    // 9 points on 8 of rear armor: a check for the structure, and no roll for the lance, however whole the front is.
    const behind = duel({ red: axeman('Lance'), blue: { facing: 0 }, dice: [6, 6, 3, 4, 1, 1] });
    redStrikes(behind, { kind: 'lance', weapon: 0 });
    expect(behind.of('hit')).toMatchObject([{ location: 'center_torso', rear: true, damage: 9 }]);
    behind.done();
    const condition = { armor: { left_arm: 0 }, structure: { left_arm: 9 } };
    const torn = duel({ red: axeman('Lance'), blue: { condition }, dice: [6, 6, 5, 5] });
    redStrikes(torn, { kind: 'lance', weapon: 0 });
    expect(torn.blue.hasLost(LEFT_ARM)).toBe(true);
    torn.done();
  });

  it('a buzzsaw rolls two dice for damage, and breaks on a 2', () => {
    const fight = duel({ red: axeman('Buzzsaw'), dice: [6, 6, 4, 5, 3, 4] });
    redStrikes(fight, { kind: 'buzzsaw', weapon: 0 });
    expect(fight.of('hit')).toMatchObject([{ damage: 9 }]);
    const broken = duel({ red: axeman('Buzzsaw'), dice: [1, 1] });
    redStrikes(broken, { kind: 'buzzsaw', weapon: 0 });
    expect(broken.of('broken')).toMatchObject([{ unit: broken.red.index }]);
    expect(() => redStrikes(broken, { kind: 'buzzsaw', weapon: 0 })).toThrow('is destroyed');
  });

  it('a claw strikes in place of the fist: harder to hit with, a seventh of the tonnage', () => {
    const fight = duel({ red: axeman('ISClaw'), dice: [6, 6, 3] });
    redStrikes(fight, { kind: 'punch', limb: RIGHT_ARM });
    expect(fight.of('physical-attack')).toMatchObject([{ kind: 'claw', roll: { needed: 6 } }]);
    expect(fight.of('hit')).toMatchObject([{ damage: 7 }]);
  });

  const TALONED = customMech({ slots: { LL: ['Talons*2'], RL: ['Talons*2'] } });

  it('talons kick half again as hard', () => {
    const fight = duel({ red: { unit: TALONED }, dice: [6, 6, 4] });
    redStrikes(fight, { kind: 'kick', limb: RIGHT_LEG });
    expect(fight.of('physical-attack')).toMatchObject([{ kind: 'talons', roll: { needed: 3 } }]);
    expect(fight.of('hit')).toMatchObject([{ location: 'left_leg', damage: 15 }]);
    fight.done();
  });

  it.each([
    ['on a foot that is destroyed', 3, 4],
    ['that are hit', 4, 3],
  ])(
    'talons %s are of no use, and those of the other leg still are (docs/rules/physical-attacks.md)',
    (_, slot, needed) => {
      const red = { unit: TALONED, condition: { criticals: { right_leg: [slot] } } };
      const fight = duel({ red, dice: [6, 6, 4, 6, 6, 1] });
      redStrikes(fight, { kind: 'kick', limb: RIGHT_LEG });
      redStrikes(fight, { kind: 'kick', limb: LEFT_LEG });
      expect(fight.of('physical-attack')).toMatchObject([
        { kind: 'kick', roll: { needed } },
        { kind: 'talons', roll: { needed: 3 } },
      ]);
      expect(fight.of('hit').map(({ damage }) => damage)).toEqual([10, 15]);
    },
  );

  it('a shield strikes though slots of it are hit, and its hand is (docs/rules/physical-attacks.md)', () => {
    const shielded = customMech({ slots: { RA: ['ISMediumShield*5'] } });
    const red = { unit: shielded, condition: { criticals: { right_arm: [3, 4] } } };
    const fight = duel({ red, dice: [6, 6, 3, 4] });
    fight.red.rightShield = 'passive';
    redStrikes(fight, { kind: 'medium_shield', weapon: 0 });
    expect(fight.of('physical-attack')).toMatchObject([{ roll: { needed: 5 - 3 } }]);
    expect(fight.of('hit')).toMatchObject([{ damage: 5 }]);
  });

  it('a chain whip needs the hand that swings it (docs/rules/physical-attacks.md)', () => {
    const whip = customMech({ slots: { RA: ['Chain Whip*2'] } });
    const red = { unit: whip, condition: { criticals: { right_arm: [3] } } };
    expect(() => redStrikes(duel({ red }), { kind: 'chain_whip', weapon: 0 })).toThrow(
      'the hand is destroyed',
    );
  });

  it('spikes take 4 points of a blow on them, hurt what struck, and may break', () => {
    // Into the right arm, whose spikes break on 9 or more.
    const fight = duel({ blue: axeman('Spikes'), dice: [6, 6, 5, 5, 4] });
    redStrikes(fight, { kind: 'punch', limb: RIGHT_ARM });
    expect(fight.of('hit')).toMatchObject([{ target: fight.blue.index, location: 'right_arm', damage: 2 }]);
    expect(fight.red.armor[RIGHT_ARM]).toBe(16 - 2);
    expect(fight.blue.isWorking(fight.blue.design.physicalWeapons[0]?.fixture ?? -1)).toBe(false);
    fight.done();
  });
});

describe('A limb, or anything else, in both hands', () => {
  const limb = { name: 'limb of Shadow Hawk SHD-2H', tonnage: 2.75 };

  it('is a club: one less to hit, a fifth of the tonnage', () => {
    const fight = duel({ dice: [6, 6, 3, 4] });
    fight.red.carrying = limb;
    redStrikes(fight, { kind: 'club' });
    expect(fight.of('physical-attack')).toMatchObject([{ kind: 'club', roll: { needed: 4 } }]);
    expect(fight.of('hit')).toMatchObject([{ damage: 11 }]);
    expect(fight.red.carrying).toBe(limb);
  });

  it('takes both hands, unfired and whole', () => {
    const fired = duel();
    fired.red.carrying = limb;
    fired.red.firedFrom = 1 << RIGHT_ARM;
    expect(() => redStrikes(fired, { kind: 'club' })).toThrow('fired this turn');
    const maimed = duel({ red: { condition: { criticals: { left_arm: [3] } } } });
    maimed.red.carrying = limb;
    expect(() => redStrikes(maimed, { kind: 'club' })).toThrow('the hand is destroyed');
    const empty = duel();
    expect(() => redStrikes(empty, { kind: 'club' })).toThrow('it holds nothing');
  });

  it('leaves no fist to punch and no hands to push with, but legs to kick', () => {
    const fight = duel({ dice: [6, 6, 1] });
    fight.red.carrying = limb;
    expect(() => redStrikes(fight, { kind: 'punch', limb: RIGHT_ARM })).toThrow('its hands are full');
    expect(() => redStrikes(fight, { kind: 'push' })).toThrow('its hands are full');
    redStrikes(fight, { kind: 'kick', limb: RIGHT_LEG });
  });
});

describe('A throw', () => {
  const pilot = { abilities: ['heavy_lifter'] };
  const limb = { name: 'limb of Atlas AS7-D', tonnage: 5 };

  it('of a Heavy Lifter flies up to three hexes, at +1 for each beyond the first, on the punch table', () => {
    for (const ruleset of ['standard', 'total-warfare'] as const) {
      const fight = duel({ ruleset, red: { pilot, at: [5, 8] }, dice: [6, 6, 3] });
      fight.red.carrying = limb;
      redStrikes(fight, { kind: 'throw' });
      expect(fight.of('physical-attack')).toMatchObject([{ kind: 'throw', hit: true, roll: { needed: 7 } }]);
      // Half the tonnage of the object, rounded up.
      expect(fight.of('hit')).toMatchObject([{ location: 'center_torso', damage: 3, dice: [3] }]);
      expect(fight.red.carrying).toBeUndefined();
      expect(fight.battle.objects).toMatchObject([{ ...limb, hex: fight.blue.hex }]);
      expect(fight.of('object-lands')).toHaveLength(1);
      fight.done();
    }
  });

  it('that misses comes to lie there all the same', () => {
    const fight = duel({ red: { pilot }, dice: [1, 1] });
    fight.red.carrying = limb;
    redStrikes(fight, { kind: 'throw' });
    expect(fight.battle.objects).toHaveLength(1);
    expect(placeOf(fight, fight.battle.objects[0] ?? { hex: -1 })).toEqual([5, 5]);
  });

  it('is not for other pilots, not farther than three hexes, and not to the rear', () => {
    const plain = duel({ red: { unit: HAWK } });
    plain.red.carrying = limb;
    expect(() => redStrikes(plain, { kind: 'throw' })).toThrow('only pilots who can lift heavy objects');
    const far = duel({ red: { pilot, at: [5, 9] } });
    far.red.carrying = limb;
    expect(() => redStrikes(far, { kind: 'throw' })).toThrow('not in range');
    const behind = duel({ red: { pilot, facing: 3 } });
    behind.red.carrying = limb;
    expect(() => redStrikes(behind, { kind: 'throw' })).toThrow('not in the arc');
  });
});
