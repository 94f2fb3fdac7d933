import { describe, expect, it } from 'vitest';
import { calculateForceBattleValue } from '../../../src/battle-value/index.js';
import { type BlockValues, INFANTRY, readAs } from '../../units/blk/blk-text.js';
import { platoonValue, RIFLES } from './platoons.js';

describe('Infantry in defense', () => {
  const worthOf = (blocks: BlockValues) => platoonValue(blocks).defensive;

  it('counts one and a half for each trooper', () => {
    expect(worthOf({})).toBeCloseTo(28 * 1.5);
    expect(worthOf({ squad_size: 5, squadn: 3 })).toBeCloseTo(15 * 1.5);
  });

  it('counts what wards off attacks among the field guns, before it is multiplied', () => {
    const guns = (...names: string[]) => ({ motion_type: 'Motorized', 'Field Guns Equipment': names });
    expect(worthOf(guns('ISAntiMissileSystem'))).toBeCloseTo((28 * 1.5 + 32) * 1.1);
    expect(worthOf(guns('ISAntiMissileSystem', 'ISAMS Ammo'))).toBeCloseTo((28 * 1.5 + 32 + 11) * 1.1);
    expect(worthOf(guns('ISMPod', 'ISMPod'))).toBeCloseTo((28 * 1.5 + 10) * 1.1);
  });

  it.each([
    ['a kit that divides damage', { armorKit: 'Clan Armor Kit (All)' }, 2],
    ['a kit among the equipment', { 'Troopers Equipment': ['ComStar Infantry Kit'] }, 2],
    ['armor of its own', { armordivisor: '0.5' }, 0.5],
    ['a kit, whatever else the file says', { armorKit: 'GenericKit', armordivisor: '2.0' }, 1],
    ['implants without armor', { augmentation: 'tsm_implant' }, 0.5],
    ['implants under armor', { augmentation: 'tsm_implant', armorKit: 'ComStar Infantry Kit' }, 2],
    ['dermal armor', { augmentation: 'dermal_armor' }, 2],
    ['both implants', { augmentation: ['tsm_implant', 'dermal_armor'] }, 1.5],
    ['a thick-skinned mount', { motion_type: 'Beast:Elephant' }, 2],
    ['a mount and armor', { motion_type: 'Beast:Elephant', armorKit: 'Clan Armor Kit (All)' }, 4],
  ])('counts the damage divisor: %s', (_, blocks, divisor) => {
    expect(worthOf(blocks)).toBeCloseTo(28 * 1.5 * divisor);
  });

  it.each([
    ['Leg', 1],
    ['Motorized', 1.1],
    ['Hover', 1.2],
    ['Jump', 1.2],
    ['Microlite', 1.3],
    ['Submarine', 1.1],
    ['Beast:Tariq', 1.2],
    ['Beast:Branth', 1.3],
  ])('is harder to hit the faster it moves: %s', (motion_type, factor) => {
    expect(worthOf({ motion_type })).toBeCloseTo(28 * 1.5 * factor);
  });

  it.each([
    ['DEST Infiltration Suit', 0.2],
    ['Sneak Suit (Camo)', 0.2],
    ['Sneak Suit (IR)', 0.2],
    ['Sneak Suit (Camo/IR)', 0.4],
    ['Sneak Suit (Camo/IR/ECM)', 0.5],
  ])('is harder to hit in a suit that hides: %s', (armorKit, bonus) => {
    expect(worthOf({ armorKit })).toBeCloseTo(28 * 1.5 * (1 + bonus));
  });
});

describe("Infantry's weapons", () => {
  const beforeSpeed = (blocks: BlockValues, speedFactor: number) =>
    platoonValue(blocks).offensive / speedFactor;

  it("count twice for units that can attack 'Mechs, with gear or without", () => {
    expect(beforeSpeed({}, 0.54)).toBeCloseTo(RIFLES * 2);
    expect(beforeSpeed({ antimek: 4 }, 0.54)).toBeCloseTo(RIFLES * 2);
    expect(beforeSpeed({ motion_type: 'Motorized' }, 0.77)).toBeCloseTo(RIFLES * 2);
    expect(beforeSpeed({ motion_type: 'SCUBA' }, 0.54)).toBeCloseTo(RIFLES * 2);
    expect(beforeSpeed({ motion_type: 'Beast:Horse' }, 0.77)).toBeCloseTo(RIFLES * 2);
  });

  it.each([
    ['in tracked vehicles', { motion_type: 'Tracked' }, 0.77],
    ['in wheeled vehicles', { motion_type: 'Wheeled' }, 0.88],
    ['in hovercraft', { motion_type: 'Hover' }, 1],
    ['in the air', { motion_type: 'Microlite' }, 1.12],
    ['under water in boats', { motion_type: 'Submarine' }, 0.77],
    ['in encumbering armor', { armorKit: 'Ballistic Plate, Standard' }, 0.54],
  ])('count once for those %s', (_, blocks, speedFactor) => {
    expect(beforeSpeed(blocks, speedFactor)).toBeCloseTo(RIFLES);
  });

  it('are shared out by squads', () => {
    const armed = { Secondary: 'SRM Launcher (Std, Two-Shot)', secondn: 1 };
    expect(beforeSpeed(armed, 0.54)).toBeCloseTo((24 * 1.59 + 4 * 5.83) * 2);
    expect(beforeSpeed({ secondn: 1 }, 0.54)).toBeCloseTo(RIFLES * 2);
  });

  it("count blades once: they are no use against a 'Mech", () => {
    const blades = { Secondary: 'Blade (Vibro-blade)', secondn: 2 };
    expect(beforeSpeed(blades, 0.54)).toBeCloseTo(20 * 1.59 * 2 + 8 * 0.19);
  });

  it('slow a platoon from two support weapons a squad on', () => {
    const carrying = (secondn: number, blocks: BlockValues = {}) =>
      platoonValue({ Secondary: 'Machine Gun (Portable)', secondn, ...blocks }).sections[0]?.lines[0]
        ?.calculation;
    expect(carrying(1, { motion_type: 'Motorized' })).toBe('run 3, jump 0, underwater 0');
    expect(carrying(2, { motion_type: 'Motorized' })).toBe('run 2, jump 0, underwater 0');
    expect(carrying(2, { motion_type: 'Tracked' })).toBe('run 3, jump 0, underwater 0');
    expect(carrying(2, { motion_type: 'Jump' })).toBe('run 1, jump 2, underwater 0');
    expect(carrying(2, { motion_type: 'Beast:Horse' })).toBe('run 3, jump 0, underwater 0');
  });

  it("are joined by field guns, which leave nobody to attack 'Mechs", () => {
    const guns = { 'Field Guns Equipment': ['Autocannon/5'] };
    expect(beforeSpeed(guns, 0.54)).toBeCloseTo(RIFLES + 70);
  });

  it("leave the platoon free to attack 'Mechs, where it hauls rounds and no gun", () => {
    expect(beforeSpeed({ 'Field Guns Equipment': ['IS Ammo AC/5'] }, 0.54)).toBeCloseTo(RIFLES * 2);
  });

  it('gain nothing from a designator among the field guns', () => {
    expect(beforeSpeed({ 'Field Guns Equipment': ['Autocannon/5', 'ISTAG'] }, 0.54)).toBeCloseTo(RIFLES + 70);
  });

  it('count for nothing where nobody knows them', () => {
    expect(beforeSpeed({ Primary: 'No Such Rifle' }, 0.54)).toBe(0);
    const armed = { Secondary: 'No Such Launcher', secondn: 1 };
    expect(beforeSpeed(armed, 0.54)).toBeCloseTo(24 * 1.59 * 2);
  });

  it('count rounds for field guns up to the value of the guns', () => {
    const rounds = (tons: number) => ({
      'Field Guns Equipment': ['Autocannon/5', ...Array<string>(tons).fill('IS Ammo AC/5')],
    });
    expect(beforeSpeed(rounds(2), 0.54)).toBeCloseTo(RIFLES + 70 + 18);
    expect(beforeSpeed(rounds(9), 0.54)).toBeCloseTo(RIFLES + 70 + 70);
  });

  it('are slow to bring up where they are artillery', () => {
    const guns = { motion_type: 'Wheeled', 'Field Guns Equipment': ['ISThumper'] };
    expect(beforeSpeed(guns, 0.54)).toBeCloseTo(RIFLES + 43);
  });
});

describe("Infantry's training", () => {
  const factorOf = (specialization: number) => {
    const { exact, defensive, offensive } = platoonValue({ specialization });
    return exact / (defensive + offensive);
  };

  it.each([
    ['bridge engineers', 1, 1.1],
    ['engineers of two trades, once', 2 + 32, 1.1],
    ['marines', 64, 1.3],
    ['mountain troops', 128, 1.2],
    ['paramedics, for nothing', 256, 1],
    ['paratroops', 512, 1.1],
    ['TAG troops, for nothing', 1024, 1],
    ['XCT troops', 2048, 1.1],
    ['divers', 4096, 1.1],
    ['engineers who jump from the sky', 4 + 512, 1.2],
  ])('counts for %s', (_, mask, factor) => {
    expect(factorOf(mask)).toBeCloseTo(factor);
  });

  it('makes divers of those who live in the water, unless the file says otherwise', () => {
    const swimmers = platoonValue({ motion_type: 'Motorized SCUBA' });
    expect(swimmers.exact).toBeCloseTo((swimmers.defensive + swimmers.offensive) * 1.1);
    const others = platoonValue({ motion_type: 'Motorized SCUBA', specialization: 0 });
    expect(others.exact).toBeCloseTo(others.defensive + others.offensive);
  });

  it("counts attacks on 'Mechs as a skill, where one is stated and in a force", () => {
    const { base } = platoonValue();
    expect(platoonValue().battleValue).toBe(base);
    expect(platoonValue({}, { gunnery: 4, piloting: 5 }).battleValue).toBe(Math.round(base * 0.85));
    expect(platoonValue({ antimek: 5 }, { gunnery: 4, piloting: 4 }).battleValue).toBe(
      Math.round(base * 1.1),
    );
    const geared = { 'Troopers Equipment': ['AntiMekGear'] };
    expect(platoonValue(geared, { piloting: 4 }).battleValue).toBe(Math.round(base * 1.1));
    const force = calculateForceBattleValue([{ unit: readAs('Infantry', INFANTRY) }]);
    expect(force.battleValue).toBe(Math.round(base * 0.85));
    const tracked = platoonValue({ motion_type: 'Tracked' });
    expect(platoonValue({ motion_type: 'Tracked' }, { piloting: 2 }).battleValue).toBe(tracked.base);
  });
});
