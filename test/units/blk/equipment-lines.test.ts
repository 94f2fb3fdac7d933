import { describe, expect, it } from 'vitest';
import {
  battleArmorLine,
  deepSpaceLine,
  dropShipLine,
  fighterLine,
  groundLine,
  protoMechLine,
} from '../../../src/units/blk/equipment-lines.js';

describe('A line of equipment', () => {
  it('of a vehicle gives up its marks and keeps the parentheses of its name', () => {
    expect(groundLine('ISMG Ammo (200)')).toEqual({ name: 'ISMG Ammo (200)' });
    expect(groundLine('Cargo:OMNI:SIZE:2.5')).toEqual({ name: 'Cargo', size: '2.5', omnipod: true });
    expect(groundLine('Machine Gun(ST):OMNI')).toEqual({
      name: 'Machine Gun',
      omnipod: true,
      smallTurret: 'sponson',
    });
    expect(groundLine('InfantryAssaultRifle(PT):SIZE:10.0')).toEqual({
      name: 'InfantryAssaultRifle',
      size: '10.0',
      smallTurret: 'pintle',
    });
    expect(groundLine('ISVehicularGrenadeLauncher (FL)')).toEqual({
      name: 'ISVehicularGrenadeLauncher',
      facing: 'front-left',
    });
    expect(groundLine('Medium Laser (R)')).toEqual({ name: 'Medium Laser', rear: true });
  });

  it('of a handheld weapon states its shots', () => {
    expect(groundLine('ISEnhancedLRM10 Ammo:Shots6#')).toEqual({ name: 'ISEnhancedLRM10 Ammo', shots: '6' });
  });

  it('of a fighter takes the pod before the size', () => {
    expect(fighterLine('MASH Equipment:OMNI:SIZE:10.0')).toEqual({
      name: 'MASH Equipment',
      size: '10.0',
      omnipod: true,
    });
    expect(fighterLine('(R) ISERMediumLaser')).toEqual({ name: 'ISERMediumLaser', rear: true });
  });

  it('of a DropShip may be rear-facing, start a bay and hold shots', () => {
    expect(dropShipLine('(R) (B) Medium Laser')).toEqual({
      name: 'Medium Laser',
      rear: true,
      startsBay: true,
    });
    expect(dropShipLine('(R) IS Ammo LRM-20:24')).toEqual({
      name: 'IS Ammo LRM-20',
      rear: true,
      shots: '24',
    });
    expect(dropShipLine('MASH Equipment:SIZE:10')).toEqual({ name: 'MASH Equipment', size: '10' });
  });

  it('of a WarShip is never rear-facing', () => {
    expect(deepSpaceLine('(B) Naval Laser 45')).toEqual({ name: 'Naval Laser 45', startsBay: true });
    expect(deepSpaceLine('(R) PPC')).toEqual({ name: '(R) PPC' });
    expect(deepSpaceLine('Ammo NAC/20:40')).toEqual({ name: 'Ammo NAC/20', shots: '40' });
  });

  it('of battle armor has its marks in any order', () => {
    expect(battleArmorLine('InfantryAssaultRifle:APM:RA')).toEqual({
      name: 'InfantryAssaultRifle',
      suitMount: 'right-arm',
      antiPersonnel: true,
    });
    expect(battleArmorLine('BA-SRM4 Ammo:SSWM:Body:Shots4#')).toEqual({
      name: 'BA-SRM4 Ammo',
      suitMount: 'body',
      squadSupport: true,
      shots: '4',
    });
    expect(battleArmorLine('ISBATaser:DWP')).toEqual({ name: 'ISBATaser', inWeaponPack: true });
    expect(battleArmorLine('BACargoLifter:LA:SIZE:2.5')).toEqual({
      name: 'BACargoLifter',
      suitMount: 'left-arm',
      size: '2.5',
    });
  });

  it('of a ProtoMech ends with its shots, or with a name of its own', () => {
    expect(protoMechLine('Clan Ammo SRM-2 (10)')).toEqual({ name: 'Clan Ammo SRM-2', shots: '10' });
    expect(protoMechLine('Something (strange)')).toEqual({ name: 'Something (strange)' });
  });
});
