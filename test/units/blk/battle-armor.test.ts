import { describe, expect, it } from 'vitest';
import { armorOf, BATTLE_ARMOR, mounted, readAs } from './blk-text.js';

const read = (blocks: Record<string, string | number | string[] | undefined> = {}) =>
  readAs('BattleArmor', { ...BATTLE_ARMOR, ...blocks });

describe('Battle armor', () => {
  it('has the armor of its file on every trooper', () => {
    const squad = read();
    expect(squad).toMatchObject({ troopers: 4, weight: 'medium', bodyPlan: 'biped', motion: 'jump' });
    expect(armorOf(squad)).toEqual({
      Squad: 0,
      'Trooper 1': 10,
      'Trooper 2': 10,
      'Trooper 3': 10,
      'Trooper 4': 10,
    });
    expect(squad.armor?.name).toBe('BA Standard (Basic)');
    expect(squad.tonnage).toBeUndefined();
  });

  it('of the Clans fights by points, and a block of a squad counts for nothing there', () => {
    const point = read({ type: 'Clan Level 2', 'Point Equipment': ['CLBAFlamer:RA'] });
    expect(mounted(point)).toEqual(['Point: Flamer [BA]']);
  });

  it('mounts what single troopers carry, up to the last trooper', () => {
    const squad = read({
      'Trooper 1 Equipment': ['ISBAFlamer:RA'],
      'Trooper 5 Equipment': ['ISBAFlamer:RA'],
    });
    expect(mounted(squad)).toEqual([
      'Squad: Small Laser',
      'Squad: BA Manipulators [Battle Claw]',
      'Trooper 1: Flamer [BA]',
    ]);
  });

  it('has a single round where a line says so', () => {
    const squad = read({ 'Squad Equipment': ['ISBATubeArtilleryAmmo:Shots1#', 'ISBATubeArtilleryAmmo'] });
    const [one, unstated] = squad.equipment;
    expect(one?.shots).toBe(1);
    expect(unstated?.shots).toBe(2);
  });

  it('knows where on the suit an item sits, and what holds it', () => {
    const squad = read({ 'Squad Equipment': ['BAAPMount:LA', 'InfantryAssaultRifle:LA:APM'] });
    const [holder, rifle] = squad.equipment;
    expect(holder?.suitMount).toBe('left-arm');
    expect(rifle?.antiPersonnel).toBe(true);
    expect(holder?.linked).toBe(rifle);
  });

  it('walks and jumps further with boosters', () => {
    expect([read().walk, read().run, read().jump]).toEqual([1, 1, 3]);
    expect(read({ 'Squad Equipment': ['ISBAJumpBooster:Body'] }).jump).toBe(4);
    expect(read({ 'Squad Equipment': ['BAPartialWing:Body'] }).jump).toBe(4);
    expect(read({ 'Squad Equipment': ['BAMyomerBooster:Body'], weightclass: 2 }).walk).toBe(3);
    expect(read({ 'Squad Equipment': ['BAMyomerBooster:Body'], weightclass: 4 }).walk).toBe(2);
    const leaping = read({ 'Squad Equipment': ['BAMechanicalJumpBooster:Body'], jumpingMP: 0 });
    expect([leaping.walk, leaping.jump]).toEqual([2, 1]);
  });

  it('does not jump under a full weapon pack or a loaded launcher on its body', () => {
    const packed = read({
      cruiseMP: 3,
      'Squad Equipment': ['ISDetachableWeaponPack:Body', 'ISBAFlamer:DWP'],
    });
    expect([packed.walk, packed.jump]).toEqual([1, 0]);
    expect(read({ 'Squad Equipment': ['ISBASRM2OS:Body'] }).jump).toBe(0);
    expect(read({ 'Squad Equipment': ['ISBASRM2OS:RA'] }).jump).toBe(3);
    expect(read({ type: 'Clan Level 2', 'Point Equipment': ['CLBASRM2OS:Body'] }).jump).toBe(3);
  });

  it('remembers how it moves once pack and launchers are gone, and whether these burden it', () => {
    const packed = read({ 'Squad Equipment': ['ISDetachableWeaponPack:Body', 'ISBAFlamer:DWP'] });
    expect(packed.unladen).toEqual({ walk: 1, jump: 3, umu: 0 });
    expect(packed.burdened).toBe(false);
    const loaded = read({ 'Squad Equipment': ['ISBASRM4:Body', 'BA-SRM4 Ammo:Body', 'BAPartialWing:Body'] });
    expect(loaded.unladen).toEqual({ walk: 1, jump: 4, umu: 0 });
    expect(loaded.burdened).toBe(true);
    expect(read({ 'Squad Equipment': ['ISBASRM4:Body'] }).burdened).toBe(false);
  });

  it('that swims has its other movement under water', () => {
    const divers = read({ motion_type: 'UMU', jumpingMP: 4 });
    expect([divers.walk, divers.jump, divers.umu]).toEqual([1, 0, 4]);
  });

  it('reads its turret', () => {
    expect(read({ Turret: 'Modular:3' }).turret).toEqual({ kind: 'modular', capacity: 3 });
    expect(read().turret).toBeUndefined();
  });
});
