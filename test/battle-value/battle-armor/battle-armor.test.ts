import { describe, expect, it } from 'vitest';
import type { BlockValues } from '../../units/blk/blk-text.js';
import { squadValue, weaponsOf } from './squads.js';

describe('Battle armor in defense', () => {
  const factorOf = (blocks: BlockValues) => squadValue(blocks).defensive / 26;

  it('counts a point for the trooper and two and a half for each point of armor', () => {
    expect(squadValue({ armor: 4 }).defensive).toBeCloseTo((1 + 4 * 2.5) * 1.3);
  });

  it.each(['IS BA Reactive:Body', 'IS BA Reflective:Body'])(
    'counts three and a half for armor that is listed as resistant: %s',
    (armor) => {
      expect(squadValue({ 'Squad Equipment': [armor] }).defensive).toBeCloseTo((1 + 10 * 3.5) * 1.3);
    },
  );

  it('looks for the armor among the equipment, not for its number', () => {
    expect(squadValue({ armor_type: 38 }).defensive).toBeCloseTo(26 * 1.3);
  });

  it.each([
    ['improved sensors', ['ISImprovedSensors:Body'], 1],
    ['an active probe', ['ISBALightActiveProbe:Body'], 1],
    ['both, each for itself', ['ISImprovedSensors:Body', 'ISBALightActiveProbe:Body'], 2],
    ['an ECM suite', ['IS BA ECM:Body'], 1],
    ['an Angel ECM suite', ['BAISAngelECMSuite:Body'], 2],
    ['the first of two ECM suites', ['IS BA ECM:Body', 'BAISAngelECMSuite:Body'], 1],
  ] as const)('adds for %s', (_, equipment, points) => {
    expect(squadValue({ 'Squad Equipment': equipment }).defensive).toBeCloseTo((26 + points) * 1.3);
  });

  it('adds an anti-missile system of the squad whole, one of a single trooper shared', () => {
    expect(squadValue({ 'Squad Equipment': ['ISBAAPDS:Body'] }).defensive).toBeCloseTo((26 + 7) * 1.3);
    expect(squadValue({ 'Trooper 2 Equipment': ['ISBAAPDS:Body'] }).defensive).toBeCloseTo(
      (26 + 7 / 4) * 1.3,
    );
  });

  it.each([
    ['basic stealth', 31, 0.2],
    ['standard stealth', 32, 0.2],
    ['improved stealth', 33, 0.3],
    ['prototype stealth', 34, 0.2],
    ['mimetic', 36, 0.3],
    ['fire-resistant', 35, 0],
  ])('is harder to hit in %s armor', (_, armor_type, bonus) => {
    expect(factorOf({ armor_type })).toBeCloseTo(1.3 + bonus);
  });

  it('is harder to hit under a camo system, but mimetic armor is none', () => {
    expect(factorOf({ 'Squad Equipment': ['Camo System:Body'] })).toBeCloseTo(1.5);
    expect(factorOf({ armor_type: 36, 'Squad Equipment': ['IS BA Mimetic:Body'] })).toBeCloseTo(1.6);
  });

  it.each([
    ['walking 2', { motion_type: 'Leg', cruiseMP: 2, jumpingMP: 0 }, 1.1],
    ['walking 5', { motion_type: 'Leg', cruiseMP: 5, jumpingMP: 0 }, 1.3],
    ['jumping 2, one more than walking', { jumpingMP: 2 }, 1.2],
    ['swimming 5', { motion_type: 'UMU', jumpingMP: 5 }, 1.3],
  ])('takes its factor from its best movement: %s', (_, blocks, factor) => {
    expect(factorOf(blocks)).toBeCloseTo(factor);
  });
});

describe("Battle armor's weapons", () => {
  it("count once more against a 'Mech where they are in hand", () => {
    expect(weaponsOf('ISBASmallLaser:RA', 'BABattleClaw:LA')).toBeCloseTo(18);
  });

  it.each([
    ['on the body', ['ISBASmallLaser:Body', 'BABattleClaw:LA'], 9],
    ['in a turret', ['ISBASmallLaser:TU', 'BABattleClaw:LA'], 9],
    ['that fire missiles', ['ISBASRM4:RA', 'BABattleClaw:LA'], 39],
    ['of a suit with nothing to hold on with', ['ISBASmallLaser:RA'], 9],
    ['of a medium suit with gloves', ['ISBASmallLaser:RA', 'BAArmoredGlove:LA', 'BAArmoredGlove:RA'], 9],
  ] as const)('do not: %s', (_, equipment, value) => {
    expect(weaponsOf(...equipment)).toBeCloseTo(value);
  });

  it.each([
    ['a battle claw', ['BABattleClaw:LA']],
    ['a basic manipulator', ['BABasicManipulator:LA']],
    ['mine clearance equipment', ['BABasicManipulatorMineClearance:LA']],
    ['magnetic clamps', ['BA-Magnetic Clamp:Body']],
  ] as const)('do with %s', (_, grip) => {
    expect(weaponsOf('ISBASmallLaser:RA', ...grip)).toBeCloseTo(18);
  });

  it('do with two gloves on a light suit, not with one', () => {
    const worth = (...gloves: readonly string[]) =>
      squadValue({ weightclass: 1, 'Squad Equipment': ['ISBASmallLaser:RA', ...gloves] }).offensive / 0.77;
    expect(worth('BAArmoredGlove:LA', 'BAArmoredGlove:RA')).toBeCloseTo(18);
    expect(worth('BAArmoredGlove:LA')).toBeCloseTo(9);
  });

  it.each([
    ['heavy suits', { weightclass: 3 }],
    ['assault suits', { weightclass: 4 }],
    ['quads', { chassis: 'quad' }],
    ['swimmers', { motion_type: 'UMU' }],
  ])('do not for %s', (_, blocks) => {
    expect(squadValue(blocks).offensive).toBeCloseTo(9 * 0.77);
  });

  it("count claws that hurt against a 'Mech alone", () => {
    expect(weaponsOf('BABattleClawVibro:LA', 'BABattleClawMagnets:RA')).toBeCloseTo(2.5);
    expect(squadValue({ weightclass: 3, 'Squad Equipment': ['BAHeavyBattleClawVibro:LA'] }).offensive).toBe(
      0,
    );
  });

  it('count such claws wherever their line puts them: it is guns that have to be in hand', () => {
    expect(weaponsOf('BABattleClawVibro:Body', 'BABattleClawMagnets:Body')).toBeCloseTo(1 + 1.5);
  });

  it('add nothing where they only designate a target', () => {
    expect(weaponsOf('ISBALightTAG:LA', 'ISBASmallLaser:RA', 'BABattleClaw:LA')).toBeCloseTo(18);
  });

  it('are all that counts of a list with an unknown item', () => {
    expect(weaponsOf('No Such Gadget:Body', 'ISBASmallLaser:RA', 'BABattleClaw:LA')).toBeCloseTo(18);
  });

  it('count small arms once, but never the rifle that everybody has', () => {
    expect(weaponsOf('Laser Rifle (Mauser 960):APM', 'BABattleClaw:LA')).toBeCloseTo(4.75);
    expect(weaponsOf('InfantryAssaultRifle:APM', 'BABattleClaw:LA')).toBe(0);
  });

  it("share the support weapon of a squad, against a 'Mech as well", () => {
    expect(weaponsOf('CLBAFlamer:RA:SSWM', 'BABattleClaw:LA')).toBeCloseTo(5 / 4 + 5 / 4);
  });

  it('of Clan suits are no burden, wherever they sit', () => {
    const blocks = {
      'Squad Equipment': undefined,
      'Point Equipment': ['CLBASRM2:Body', 'BA-SRM2 Ammo:Body', 'CLBAFlamer:RA', 'BABattleClaw:LA'],
    };
    const clan = squadValue({ type: 'Clan Level 2', ...blocks });
    expect(clan.offensive / 0.77).toBeCloseTo(21 + 5 + 5 + 0.06);
  });

  it('draw on rounds by weight, up to the value of the launchers', () => {
    const withShots = (shots: number) => weaponsOf('ISBASRM1:Body', `BA-SRM1 Ammo:Body:Shots${shots}#`);
    expect(withShots(4)).toBeCloseTo(15 + (10 * 4 * 2) / 1000);
    expect(withShots(2000)).toBeCloseTo(15 + 15);
    expect(weaponsOf('BA-SRM1 Ammo:Body:Shots4#')).toBe(0);
  });

  it('leave out what the whole squad carries beside them', () => {
    expect(weaponsOf('ISBAMineDispenser:Body')).toBe(0);
    expect(squadValue({ 'Squad Equipment': ['BA-Magnetic Clamp:Body'] }).offensive).toBe(0);
  });
});

describe('A squad of battle armor', () => {
  it.each([
    [1, 1],
    [2, 2.2],
    [3, 3.6],
    [4, 5.2],
    [5, 7],
    [6, 9],
  ])('of %i is worth %f times a trooper', (troopers, size) => {
    const { defensive, offensive, exact } = squadValue({ 'Trooper Count': troopers });
    expect(exact).toBeCloseTo((defensive + offensive) * size, 9);
  });

  it('counts the average of troopers who differ, and lists each of them', () => {
    const mixed = squadValue({ 'Trooper 2 Equipment': ['ISBAMineDispenser:Body'] });
    const plain = squadValue();
    expect(mixed.exact).toBeCloseTo(plain.exact + ((8 * 0.77) / 4) * 5.2, 9);
    const titles = mixed.sections.map(({ title }) => title);
    expect(titles.filter((title) => title.startsWith('Offensive rating'))).toHaveLength(4);
  });

  it('counts the weapon of one trooper where the squad as a whole carries nothing', () => {
    const blocks = { 'Squad Equipment': undefined, 'Trooper 2 Equipment': ['ISBASmallLaser:RA'] };
    // One small laser, 9, among four, with nothing to hold on to a 'Mech with.
    expect(squadValue(blocks).offensive).toBeCloseTo((9 / 4) * 0.77);
  });

  it("counts a support weapon for all, but against 'Mechs again only for the trooper who has it", () => {
    const blocks = { 'Squad Equipment': ['BABattleClaw:LA'], 'Trooper 2 Equipment': ['CLBAFlamer:RA:SSWM'] };
    // A flamer, 5, shared by four; once more for one of the four.
    expect(squadValue(blocks).offensive).toBeCloseTo((5 / 4 + 5 / 4 / 4) * 0.77);
  });

  it('moves for this as if it carried nothing', () => {
    const packed = ['ISDetachableWeaponPack:Body', 'ISBASmallLaser:DWP', 'BABattleClaw:LA'];
    expect(squadValue({ 'Squad Equipment': packed }).defensive).toBeCloseTo(26 * 1.3);
    const loaded = ['ISBASRM2OS:Body', 'BABattleClaw:LA'];
    expect(squadValue({ 'Squad Equipment': loaded }).offensive).toBeCloseTo(4 * 0.77);
  });

  it("has use for piloting only where it can attack 'Mechs", () => {
    const skills = { gunnery: 3, piloting: 3 };
    const { base } = squadValue();
    expect(squadValue({}, skills).battleValue).toBe(Math.round(base * 1.44));
    const heavy = squadValue({ weightclass: 3 });
    expect(squadValue({ weightclass: 3 }, skills).battleValue).toBe(Math.round(heavy.base * 1.2));
    expect(() => squadValue({ weightclass: 3 }, { piloting: 9 })).toThrow(RangeError);
  });
});
