import { describe, expect, it } from 'vitest';
import { INFANTRY, mounted, readAs } from './blk-text.js';

const read = (blocks: Record<string, string | number | string[] | undefined> = {}) =>
  readAs('Infantry', { ...INFANTRY, ...blocks });

describe('Infantry', () => {
  it('counts its troopers by squads and carries its weapons', () => {
    const platoon = read({ Secondary: 'SRM Launcher (Light)', secondn: 2 });
    expect(platoon).toMatchObject({ squads: 4, squadSize: 7, troopers: 28, secondaryPerSquad: 2 });
    expect(platoon.primary.item?.name).toBe('Auto-Rifle (Modern, Generic)');
    expect(platoon.secondary?.item?.traits).toContain('support-weapon');
    expect(platoon.locations[0]).toMatchObject({ location: 'TPRS', structurePoints: 28 });
    expect(platoon.equipment.slice(0, 2)).toEqual([platoon.primary, platoon.secondary]);
  });

  it('has no secondary weapons without naming one', () => {
    expect(read({ secondn: 2 })).toMatchObject({ secondaryPerSquad: 0 });
  });

  it.each([
    ['Leg', 1, 0, 0],
    ['Jump', 1, 3, 0],
    ['Motorized', 3, 0, 0],
    ['Tracked', 3, 0, 0],
    ['Wheeled', 4, 0, 0],
    ['Hover', 5, 0, 0],
    ['Microlite', 1, 6, 0],
    ['Motorized SCUBA', 1, 0, 2],
    ['Submarine', 0, 0, 3],
    ['Beast:Horse', 3, 0, 0],
    ['Beast:Hipposaur', 1, 0, 2],
    ['Beast:Branth', 0, 6, 0],
    ['Beast:Custom:Dragon,Large,2.0,5,VTOL,1,2,3.0,0,1,10', 1, 5, 0],
  ])('that moves by %s has %i, jumping %i, swimming %i', (motion_type, walk, jump, umu) => {
    expect(read({ motion_type })).toMatchObject({ walk, run: walk, jump, umu });
  });

  it('is slowed by encumbering armor and by two support weapons a squad', () => {
    const heavy = { Secondary: 'SRM Launcher (Light)', secondn: 2 };
    expect(read({ motion_type: 'Motorized', armorKit: 'ISAblativeStandard' }).walk).toBe(2);
    expect(read({ motion_type: 'Leg', armorKit: 'ISAblativeStandard' }).walk).toBe(1);
    expect(read({ motion_type: 'Motorized', ...heavy }).walk).toBe(2);
    expect(read({ motion_type: 'Tracked', ...heavy }).walk).toBe(3);
    expect(read({ motion_type: 'Jump', ...heavy })).toMatchObject({ walk: 1, jump: 2 });
    expect(read({ motion_type: 'Motorized', ...heavy, augmentation: ['tsm_implant'] }).walk).toBe(3);
    expect(read({ motion_type: 'Beast:Horse', ...heavy }).walk).toBe(3);
  });

  it('crawls with field artillery, not with field guns', () => {
    const guns = read({ motion_type: 'Wheeled', 'Field Guns Equipment': ['Autocannon/10', 'IS Ammo AC/10'] });
    expect(guns.walk).toBe(4);
    expect(mounted(guns)).toContain('FGUN: AC/10');
    expect(read({ motion_type: 'Wheeled', 'Field Guns Equipment': ['ISThumper'] }).walk).toBe(1);
  });

  it("has gear against 'Mechs where it is listed, or where the skill tells of training", () => {
    expect(read().antiMechGear).toBe(false);
    expect(read({ antimek: 8 }).antiMechGear).toBe(false);
    expect(read({ antimek: 5 }).antiMechGear).toBe(true);
    expect(read({ 'Troopers Equipment': ['AntiMekGear'] }).antiMechGear).toBe(true);
  });

  it('carries whatever it serves at the pace of its mounts', () => {
    const riders = read({ motion_type: 'Beast:Horse', 'Field Guns Equipment': ['ISThumper'] });
    expect(riders.walk).toBe(3);
  });

  it('has the armor of its kit, wherever the file names it, and else what the file says of it', () => {
    const named = read({ armorKit: 'ClanKit', armordivisor: 5 });
    expect(named.armor).toMatchObject({ damageDivisor: 2, encumbering: false });
    const listed = read({ 'Troopers Equipment': ['Clan Armor Kit (All)'] });
    expect(listed.armor.kit?.item).toBe(named.armor.kit?.item);
    expect(read({ armordivisor: '2.0', encumberingarmor: 'true', sneakir: 'true' }).armor).toEqual({
      damageDivisor: 2,
      encumbering: true,
      spaceSuit: false,
      dest: false,
      sneakCamo: false,
      sneakInfrared: true,
      sneakEcm: false,
    });
  });

  it('reads special training from a mask of bits', () => {
    expect(read({ specialization: 10 }).specializations).toEqual(['demolition-engineers', 'mine-engineers']);
    expect(read({ specialization: 4096 }).specializations).toEqual(['scuba']);
    expect(read({ motion_type: 'UMU' }).specializations).toEqual(['scuba']);
    expect(read({ motion_type: 'UMU', specialization: 64 }).specializations).toEqual(['marines']);
  });
});
