import { describe, expect, it } from 'vitest';
import { fall } from '../../../src/battle/damage/fall.js';
import { declareBlows, resolveBlows } from '../../../src/battle/physical/index.js';
import { LEFT_TORSO } from '../../../src/rules/body/mech-plans.js';
import { ARMOR } from '../custom-mech.js';
import { CENTER_TORSO, LEFT_ARM, RIGHT_ARM } from '../physical/duel.js';
import { redFires, shootingRange } from '../shooting-range.js';

const CT = [3, 4];
const LA = [5, 5];
const RED = {
  slots: {
    RA: ['PPC*3'],
    LT: ['Autocannon/10*7', 'IS Ammo AC/10'],
    RT: ['SRM 4', 'IS Ammo SRM-4', 'ISPlasmaRifle*2', 'ISPlasmaRifleAmmo', 'Flamer'],
  },
};

/** What a PPC, an AC/10 and an SRM take from the armor of the center torso: 10, 10 and 2 points of plain armor. */
function armorLost(armor: string, weapon: string, distance = 3): number {
  // One missile of four on a 2; the PPC is too near by one hex in standard, and hits on 12 all the same.
  const dice = weapon === 'SRM 4' ? [6, 6, 1, 1, ...CT] : [6, 6, ...CT];
  const range = shootingRange({ red: RED, blue: { armor, clan: armor.startsWith('Clan') }, distance, dice });
  redFires(range, [{ weapon }]);
  range.done();
  return ARMOR.CT - (range.blue.armor[CENTER_TORSO] as number);
}

describe('armor', () => {
  it.each([
    ['IS Standard', 10, 10, 2],
    // Half a point for each point of damage.
    ['IS Hardened', 5, 5, 1],
    // One less for each five, or part of them.
    ['Clan Ferro-Lamellor', 8, 8, 1],
    ['IS Reactive', 10, 10, 1],
    ['IS Reflective', 5, 10, 2],
    ['IS Ballistic-Reinforced', 10, 5, 1],
    ['IS Impact-Resistant', 10, 10, 2],
    ['IS Heat-Dissipating', 10, 10, 2],
    ['IS Stealth', 10, 10, 2],
  ])('%s loses %i to a PPC, %i to an AC/10 and %i to a missile', (armor, energy, ballistic, missile) => {
    expect([armorLost(armor, 'PPC'), armorLost(armor, 'AC/10'), armorLost(armor, 'SRM 4')]).toEqual([
      energy,
      ballistic,
      missile,
    ]);
  });

  it.each([
    ['IS Standard', 5],
    ['IS Reactive', 2],
    // Two points go for each.
    ['IS Reflective', 10],
    // What bursts all over is no bullet.
    ['IS Ballistic-Reinforced', 5],
  ])('%s loses %i to the 5 points of an artillery cannon, which strike an area', (armor, lost) => {
    const red = { slots: { RT: ['ISThumperCannon*7', 'ISThumperCannonAmmo'] } };
    const range = shootingRange({ red, blue: { armor }, distance: 4, dice: [6, 6, ...CT] });
    redFires(range, [{ weapon: 'Thumper Cannon' }]);
    range.done();
    expect(ARMOR.CT - (range.blue.armor[CENTER_TORSO] as number)).toBe(lost);
  });

  it.each([
    ['IS Standard', 5, 5],
    // Two points go for each.
    ['IS Reflective', 10, 10],
    // One less for each three in full.
    ['IS Impact-Resistant', 4, 4],
    ['IS Reactive', 5, 5],
  ])('%s loses %i to a punch and %i to a fall of 5 points', (armor, punch, drop) => {
    const fists = shootingRange({ blue: { armor }, distance: 1, dice: [6, 6, 3] });
    declareBlows(fists.battle, fists.red, { blows: [{ kind: 'punch', target: 1, limb: RIGHT_ARM }] });
    resolveBlows(fists.battle);
    expect(ARMOR.CT - (fists.blue.armor[CENTER_TORSO] as number)).toBe(punch);
    // 50 tons fall for 5 points on the front; the pilot is not hurt.
    const down = shootingRange({ blue: { armor }, dice: [1, ...CT, 6, 6] });
    fall(down.battle, down.blue, { kind: 'physical' }, 0);
    expect(ARMOR.CT - (down.blue.armor[CENTER_TORSO] as number)).toBe(drop);
    down.done();
  });

  it('of the reflective kind takes twice only for what it stops: the last odd point still stops one', () => {
    const range = shootingRange({
      blue: { armor: 'IS Reflective', condition: { armor: { center_torso: 3 } } },
      distance: 1,
      dice: [6, 6, 3, 1, 1],
    });
    declareBlows(range.battle, range.red, { blows: [{ kind: 'punch', target: 1, limb: RIGHT_ARM }] });
    resolveBlows(range.battle);
    expect(range.of('damage')).toMatchObject([{ armor: 3, structure: 3 }]);
    range.done();
  });

  it.each([
    ['IS Standard', 6],
    ['IS Heat-Dissipating', 3],
    ['IS Reflective', 3],
  ])('%s lets in %i of the 6 heat of a plasma rifle', (armor, heat) => {
    const range = shootingRange({ red: RED, blue: { armor }, dice: [6, 6, 6, ...CT] });
    redFires(range, [{ weapon: 'Plasma Rifle' }]);
    expect(range.of('heated')).toMatchObject([{ heat }]);
  });

  it('of the hardened kind makes critical checks 2 harder while some of it is left', () => {
    const armor = 'IS Hardened';
    // A 2 for the location asks for a check; a 9 with 2 off is 7: nothing.
    const range = shootingRange({ red: RED, blue: { armor }, dice: [6, 6, 1, 1, 4, 5] });
    redFires(range, [{ weapon: 'PPC' }]);
    expect(range.of('critical-check')).toMatchObject([{ location: 'center_torso', hits: 0 }]);
    range.done();
  });

  it('with anti-penetrative ablation makes checks through the armor 2 harder, and no others', () => {
    const armor = 'IS Anti-Penetrative Ablation';
    const range = shootingRange({ red: RED, blue: { armor }, dice: [6, 6, 1, 1, 4, 5] });
    redFires(range, [{ weapon: 'PPC' }]);
    expect(range.of('critical-check')).toMatchObject([{ hits: 0 }]);
    range.done();
    const bare = shootingRange({
      red: RED,
      blue: { armor, condition: { armor: { left_arm: 0 } } },
      // 10 points are more than the 8 of the arm, and the rest goes into the torso's armor.
      dice: [6, 6, ...LA],
    });
    redFires(bare, [{ weapon: 'PPC' }]);
    expect(bare.blue.hasLost(LEFT_ARM)).toBe(true);
    expect(bare.blue.armor[LEFT_TORSO]).toBe(ARMOR.LT - 2);
    bare.done();
  });

  it('of the commercial kind lets a hit of more than 5 points through to a check, as long as it is there', () => {
    const blue = { armor: 'IS Commercial' };
    const check = [1, 1];
    const held = shootingRange({ red: RED, blue, dice: [6, 6, ...CT, ...check] });
    redFires(held, [{ weapon: 'PPC' }]);
    expect(held.of('critical-check')).toHaveLength(1);
    held.done();
    const weak = shootingRange({ red: RED, blue, distance: 1, dice: [6, 6, 1, 1, ...CT] });
    redFires(weak, [{ weapon: 'SRM 4' }]);
    expect(weak.of('critical-check')).toEqual([]);
    weak.done();
    // The structure behind asks for a check of its own, and for no second one.
    const condition = { armor: { left_leg: 0 } };
    const bare = shootingRange({ red: RED, blue: { ...blue, condition }, dice: [6, 6, 4, 5, ...check] });
    redFires(bare, [{ weapon: 'PPC' }]);
    expect(bare.of('critical-check')).toHaveLength(1);
    bare.done();
  });

  it('may differ from place to place', () => {
    const blue = { patchwork: { LA: 'IS Reflective' } };
    const range = shootingRange({ red: RED, blue, dice: [6, 6, ...LA] });
    redFires(range, [{ weapon: 'PPC' }]);
    expect(range.blue.armor[LEFT_ARM]).toBe(ARMOR.LA - 5);
    range.done();
  });
});

describe('structure', () => {
  it.each([
    ['IS Standard Structure', 2, 6, true],
    ['IS Composite', 4, 4, true],
    ['Reinforced', 1, 7, false],
    ['IS Endo-Composite', 2, 6, true],
  ])('%s loses %i of 8 points to a missile; a 8 on the check is a hit: %s', (structure, lost, left, hit) => {
    const blue = { structure, condition: { armor: { left_arm: 0 } }, slots: {} };
    const range = shootingRange({
      red: RED,
      blue: structure === 'IS Endo-Composite' ? endoComposite(blue) : blue,
      dice: [6, 6, 1, 1, ...LA, 4, 4, ...(hit ? [1, 1] : [])],
    });
    redFires(range, [{ weapon: 'SRM 4' }]);
    expect(range.of('damage')).toMatchObject([{ structure: lost, structureLeft: left }]);
    expect(range.of('critical-check')).toMatchObject([{ hits: hit ? 1 : 0 }]);
    range.done();
  });
});

/** Seven slots of it. */
const endoComposite = <Mech extends object>(mech: Mech) => ({
  ...mech,
  slots: { RT: ['IS Endo-Composite*7'] },
});

describe('modular armor', () => {
  const blue = { slots: { LA: ['ISModularArmor'], CT: ['ISModularArmor'] } };

  it('takes ten points before the armor of its location does', () => {
    const range = shootingRange({ red: RED, blue, distance: 4, dice: [6, 6, ...LA, 6, 6, ...LA] });
    redFires(range, [{ weapon: 'PPC' }]);
    expect(range.blue.armor[LEFT_ARM]).toBe(ARMOR.LA);
    expect(range.blue.modularArmor[LEFT_ARM]).toBe(0);
    expect(range.blue.damageThisPhase + range.blue.damageTaken).toBe(10);
    redFires(range, [{ weapon: 'PPC' }]);
    expect(range.blue.armor[LEFT_ARM]).toBe(ARMOR.LA - 10);
    range.done();
  });

  it('takes what it can of a hit, and the armor the rest', () => {
    const range = shootingRange({ red: RED, blue, distance: 4, dice: [6, 6, ...CT] });
    range.blue.modularArmor[CENTER_TORSO] = 4;
    redFires(range, [{ weapon: 'PPC' }]);
    expect(range.blue.armor[CENTER_TORSO]).toBe(ARMOR.CT - 6);
  });

  it('is gone when it is hit', () => {
    const range = shootingRange({ blue: { ...blue, condition: { criticals: { left_arm: [4] } } } });
    expect(range.blue.modularArmor[LEFT_ARM]).toBe(0);
    expect(range.blue.modularArmor[CENTER_TORSO]).toBe(10);
  });
});

describe('a shield', () => {
  const blue = { slots: { LA: ['ISMediumShield*5'] } };

  it('takes 5 points of each hit on its arm, up to 18 in all', () => {
    const range = shootingRange({ red: RED, blue, distance: 4, dice: [6, 6, ...LA] });
    redFires(range, [{ weapon: 'PPC' }]);
    expect(range.blue.armor[LEFT_ARM]).toBe(ARMOR.LA - 5);
    expect(range.blue.shieldLeft[LEFT_ARM]).toBe(13);
    range.blue.shieldLeft[LEFT_ARM] = 2;
    range.add(6, 6, ...LA);
    range.blue.armor[LEFT_ARM] = ARMOR.LA;
    redFires(range, [{ weapon: 'PPC' }]);
    expect(range.blue.armor[LEFT_ARM]).toBe(ARMOR.LA - 8);
    range.done();
  });
});
