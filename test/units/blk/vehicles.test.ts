import { describe, expect, it } from 'vitest';
import { armorOf, mounted, readAs, TANK } from './blk-text.js';

describe('A vehicle', () => {
  it('says who it is', () => {
    const tank = readAs('Tank', {
      ...TANK,
      'mul id:': 1234,
      quirks: ['easy_pilot', 'low_profile', 'new_one'],
    });
    expect(tank).toMatchObject({
      chassis: 'Sample',
      model: 'X-1',
      mulId: 1234,
      year: 3050,
      techBase: 'Inner Sphere',
      rulesLevel: 2,
      role: 'Scout',
      source: 'TRO: 3050',
      tonnage: 60,
      omni: false,
      construction: 'combat',
      motion: 'tracked',
      engine: { type: 'ice', clan: false },
      quirks: ['easy_to_pilot', 'low_profile', 'new_one'],
      warnings: [],
    });
  });

  it('has as many turrets as armor values say', () => {
    expect(armorOf(readAs('Tank', TANK))).toEqual({ BD: 0, FR: 40, RS: 30, LS: 29, RR: 20, TU: 35 });
    const two = readAs('Tank', {
      ...TANK,
      armor: [40, 30, 29, 20, 35, 15],
      'Rear Turret Equipment': ['PPC'],
      'Front Turret Equipment': ['Machine Gun'],
    });
    expect(armorOf(two)).toMatchObject({ TU: 35, FT: 15 });
    expect(mounted(two)).toContain('TU: PPC');
    expect(mounted(two)).toContain('FT: Machine Gun');
    const none = readAs('Tank', { ...TANK, armor: [40, 30, 29, 20] });
    expect(mounted(none).some((line) => line.startsWith('TU'))).toBe(false);
  });

  it('mounts its equipment side by side, then the turret, then the body', () => {
    expect(mounted(readAs('Tank', TANK))).toEqual([
      'FR: Medium Laser',
      'RR: Machine Gun',
      'TU: LRM 10',
      'TU: Artemis IV FCS',
      'BD: LRM 10 Artemis-capable Ammo',
      'BD: Machine Gun Ammo [Full]',
    ]);
  });

  it('counts a launcher that looks back to one side among those that look back', () => {
    const lines = ['(FR)', '(RL)', '(RR)'].map((mark) => `ISVehicularGrenadeLauncher ${mark}`);
    const { equipment } = readAs('Tank', { ...TANK, 'Front Equipment': lines });
    expect(
      equipment.filter(({ facing }) => facing !== undefined).map(({ facing, rear }) => [facing, rear]),
    ).toEqual([
      ['front-right', false],
      ['rear-left', true],
      ['rear-right', true],
    ]);
  });

  it('links an enhancement to its launcher and a launcher to its first bin', () => {
    const { equipment } = readAs('Tank', TANK);
    const [, , launcher, artemis, bin] = equipment;
    expect(artemis?.linked).toBe(launcher);
    expect(launcher?.linkedBy).toBe(artemis);
    expect(launcher?.linked).toBe(bin);
    expect(launcher?.turret).toBe(true);
    expect(bin?.shots).toBe(12);
  });

  it('runs twice its cruise with a supercharger, and jumps as far as it has jets', () => {
    const tank = readAs('Tank', {
      ...TANK,
      'Body Equipment': ['ISSupercharger', 'VehicleJumpJet', 'VehicleJumpJet'],
    });
    expect([tank.walk, tank.run, tank.jump]).toEqual([4, 8, 2]);
    expect(readAs('Tank', { ...TANK, cruiseMP: 5 }).run).toBe(8);
  });

  it('is slowed by modular armor and lifted by hydrofoils', () => {
    expect(readAs('Tank', { ...TANK, 'Body Equipment': ['ISModularArmor'] }).walk).toBe(3);
    const boat = readAs('Naval', {
      ...TANK,
      UnitType: 'SupportTank',
      motion_type: 'Naval',
      cruiseMP: 6,
      barrating: 7,
      'Body Equipment': ['HydroFoilChassisMod'],
    });
    expect(boat.equipment.find(({ location }) => location === 'BD')?.item?.traits).toContain('hydrofoil');
    expect([boat.walk, boat.run]).toEqual([8, 12]);
  });

  it('that flies by rotor has armor on the rotor', () => {
    const vtol = readAs('VTOL', {
      ...TANK,
      UnitType: 'VTOL',
      motion_type: 'VTOL',
      tonnage: 21,
      'Turret Equipment': undefined,
      'Rotor Equipment': ['ISMastMount'],
      armor: [10, 9, 8, 7, 2],
    });
    expect(armorOf(vtol)).toEqual({ BD: 0, FR: 10, RS: 9, LS: 8, RR: 7, RO: 2 });
    expect(vtol.locations.map(({ structurePoints }) => structurePoints)).toEqual([0, 3, 3, 3, 3, 3]);
    expect(mounted(vtol).at(-1)).toBe('RO: Mast Mount');
  });

  it('above the usual weight is superheavy and has six sides', () => {
    const tank = readAs('Tank', {
      ...TANK,
      tonnage: 150,
      armor: [60, 50, 49, 40, 39, 30],
      'Front Right Equipment': ['Medium Laser'],
      'Rear Left Equipment': ['Small Laser'],
      'Rear Right Equipment': ['Small Laser'],
    });
    expect(tank).toMatchObject({ superheavy: true, sixSided: true });
    expect(armorOf(tank)).toEqual({ BD: 0, FR: 60, FRRS: 50, FRLS: 49, RRRS: 40, RRLS: 39, RR: 30 });
    expect(mounted(tank)).toContain('FRRS: Medium Laser');
  });

  it('for support has the armor rating of its file, a combat vehicle has 10', () => {
    const truck = readAs('Tank', { ...TANK, UnitType: 'SupportTank', barrating: 6, fuel: 0.5 });
    expect(truck).toMatchObject({ construction: 'support', fuel: 0.5 });
    expect(truck.locations[1]).toMatchObject({ armorRating: 6, armor: { name: 'BAR 6 Armor' } });
    expect(readAs('Tank', { ...TANK, barrating: 6 }).locations[1]).toMatchObject({
      armorRating: 10,
      armor: { name: 'Standard' },
    });
  });

  it('knows its armor by number and side', () => {
    const clan = readAs('Tank', { ...TANK, type: 'Clan Level 2', armor_type: 1, armor_tech: 2 });
    expect(clan.locations[1]).toMatchObject({ armorTechBase: 'clan', armor: { techBase: 'clan' } });
    const sphere = readAs('Tank', { ...TANK, armor_type: 16, armor_tech: 1 });
    expect(sphere.locations[1]).toMatchObject({
      armorTechBase: 'inner-sphere',
      armor: { name: 'Ferro-Lamellor' },
    });
  });

  it('with stealth armor mounts it once, though the file lists it again', () => {
    const tank = readAs('Tank', {
      ...TANK,
      armor_type: 22,
      'Body Equipment': ['IS Vehicular Stealth', 'IS Vehicular Stealth', 'ISGuardianECM'],
    });
    expect(mounted(tank).filter((line) => line.includes('Stealth'))).toEqual(['BD: Vehicular Stealth']);
  });

  it('reads transporters, weights and flags', () => {
    const tank = readAs('Tank', {
      ...TANK,
      omni: 1,
      trailer: 1,
      transporters: ['troopspace:4.0', 'cargobay:10.5:2:1'],
      baseChassisTurretWeight: 1.5,
    });
    expect(tank).toMatchObject({
      omni: true,
      trailer: true,
      fixedWeights: { turret: 1.5 },
      transporters: [
        { kind: 'troopspace', size: 4, doors: 0 },
        { kind: 'cargobay', size: 10.5, doors: 2 },
      ],
    });
  });

  it.each([
    ['IS', 3025, 'Inner Sphere', 1],
    ['IS', 3050, 'Inner Sphere', 2],
    ['Clan', 3050, 'Clan', 2],
    ['Clan Level 5', 3050, 'Clan', 5],
    ['Mixed (IS Chassis)', 3080, 'Mixed Inner Sphere', 2],
    ['Mixed (Clan Chassis) Experimental', 3080, 'Mixed Clan', 4],
  ])('of type "%s" in %i is %s at level %i', (type, year, techBase, rulesLevel) => {
    expect(readAs('Tank', { ...TANK, type, year })).toMatchObject({ techBase, rulesLevel });
  });

  it('completes a name by the side of its chassis', () => {
    const blocks = { ...TANK, 'Front Equipment': ['Angel ECM Suite', 'Ferro-Fibrous'] };
    expect(readAs('Tank', { ...blocks, type: 'Clan Level 2' }).equipment[1]?.item?.techBase).toBe('clan');
    expect(readAs('Tank', blocks).equipment[1]?.item?.techBase).toBe('inner-sphere');
  });
});

describe('Weapon quirks of a vehicle', () => {
  it('go to the one weapon that location, slot and name mean', () => {
    const tank = readAs('Tank', {
      ...TANK,
      'Front Equipment': ['Medium Laser', 'Medium Laser'],
      weaponQuirks: ['accurate:FR:1:ISMediumLaser', 'imp_cooling:fr:1:Medium Laser'],
    });
    expect(tank.equipment.slice(0, 2).map(({ quirks }) => quirks)).toEqual([
      [],
      ['accurate', 'improved_cooling'],
    ]);
    expect(tank.weaponQuirks).toEqual({ ISMediumLaser: ['accurate'], 'Medium Laser': ['improved_cooling'] });
  });

  it('go to every weapon of the name where the file says no more', () => {
    const tank = readAs('Tank', {
      ...TANK,
      'Left Equipment': ['Medium Laser'],
      weaponQuirks: ['accurate:Medium Laser', 'stable_weapon:Medium Laser:LS'],
    });
    const lasers = tank.equipment.filter(({ item }) => item?.name === 'Medium Laser');
    expect(lasers.map(({ quirks }) => quirks)).toEqual([['accurate'], ['accurate', 'stable_weapon']]);
  });

  it('that name no weapon, or make no sense, are reported and do no harm', () => {
    const tank = readAs('Tank', { ...TANK, weaponQuirks: ['accurate:FR:4:Medium Laser', 'nonsense'] });
    expect(tank.warnings.map(({ message }) => message)).toEqual([
      'weapon quirk "accurate:FR:4:Medium Laser" names no weapon of this unit',
      'weapon quirk "nonsense" is not of the form quirk:LOC:slot:weapon',
    ]);
    expect(tank.weaponQuirks).toEqual({ 'Medium Laser': ['accurate'] });
  });
});
