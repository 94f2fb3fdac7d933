import { describe, expect, it } from 'vitest';
import { armorOf, DROPSHIP, FIGHTER, mounted, readAs } from './blk-text.js';

describe('A fighter', () => {
  it('has its armor values in the order nose, right, left, aft', () => {
    expect(armorOf(readAs('AeroSpaceFighter', FIGHTER))).toEqual({
      NOS: 50,
      LWG: 39,
      RWG: 40,
      AFT: 30,
      WNG: 0,
      FSLG: 0,
    });
  });

  it('has thrust, structural integrity, heat sinks, fuel and a cockpit', () => {
    expect(readAs('AeroSpaceFighter', FIGHTER)).toMatchObject({
      walk: 6,
      run: 9,
      structuralIntegrity: 6,
      heatSinks: { count: 14, kind: 'double', inPods: 0 },
      fuel: 400,
      cockpit: 'small',
      engine: { type: 'xl', clan: false },
    });
    expect(readAs('AeroSpaceFighter', { ...FIGHTER, tonnage: 95 }).structuralIntegrity).toBe(9);
  });

  it.each([
    ['a Clan light engine', { type: 'Clan Level 2', engine_type: 4 }, 'there is no Clan light engine'],
    // (10 − 2) × 65 is 520.
    ['a rating of 520', { SafeThrust: 10 }, 'no engine has a rating above 500'],
    ['a thrust of 1', { SafeThrust: 1 }, 'no engine gives a thrust of 1'],
  ])('without thrust and structural integrity has an engine that does not exist: %s', (_, blocks, reason) => {
    const fighter = readAs('AeroSpaceFighter', { ...FIGHTER, ...blocks });
    expect(fighter).toMatchObject({ safeThrust: 0, run: 0, structuralIntegrity: 0 });
    expect(fighter.warnings.map(({ message }) => message)).toEqual([
      `${reason}: the fighter counts as one without thrust`,
    ]);
  });

  it('loses a point of thrust to modular armor', () => {
    const fighter = readAs('AeroSpaceFighter', { ...FIGHTER, 'Nose Equipment': ['ISModularArmor'] });
    expect([fighter.walk, fighter.run]).toEqual([5, 8]);
  });

  it('keeps ammunition and CASE in the fuselage, wherever a file lists them', () => {
    const fighter = readAs('AeroSpaceFighter', {
      ...FIGHTER,
      'Nose Equipment': ['Large Laser', 'IS Ammo LRM-20', 'ISCASE', 'ISCASE'],
    });
    expect(mounted(fighter).slice(0, 3)).toEqual(['NOS: Large Laser', 'FSLG: LRM 20 Ammo', 'FSLG: CASE']);
    expect(fighter.equipment.find(({ omnipod }) => omnipod)?.location).toBe('RWG');
  });

  it('of the Clans has CASE wherever something explodes, and others have no use for a Clan CASE', () => {
    const blocks = { ...FIGHTER, 'Nose Equipment': ['CLGaussRifle'], 'Fuselage Equipment': ['CLCASE'] };
    const clan = readAs('AeroSpaceFighter', { ...blocks, type: 'Clan Level 2' });
    expect(clan.clanCase).toEqual(['NOS']);
    expect(mounted(clan)).toContain('FSLG: CASE');
    const mixed = readAs('AeroSpaceFighter', { ...blocks, type: 'Mixed (IS Chassis)' });
    expect(mixed.clanCase).toEqual([]);
    expect(mounted(mixed)).not.toContain('FSLG: CASE');
  });

  it('with patchwork armor names it by location, and is standard where it does not', () => {
    const fighter = readAs('AeroSpaceFighter', {
      ...FIGHTER,
      armor_type: 7,
      Aft_armor_type: 2,
      Aft_armor_tech: 'Clan',
    });
    expect(fighter.patchwork).toBe(true);
    expect(fighter.locations.map(({ armor }) => armor?.name).slice(0, 4)).toEqual([
      'Standard',
      'Standard',
      'Standard',
      'Reactive',
    ]);
    expect(fighter.locations[3]?.armorTechBase).toBe('clan');
  });

  it('gives quirks to weapons in the slots behind stealth armor', () => {
    const fighter = readAs('AeroSpaceFighter', {
      ...FIGHTER,
      armor_type: 22,
      weaponQuirks: ['accurate:Aft:1:Small Laser'],
    });
    expect(fighter.equipment.find(({ quirks }) => quirks.length > 0)?.item?.name).toBe('Small Laser');
    expect(fighter.warnings).toEqual([]);
  });

  it('for support is a conventional one with an armor rating and a body', () => {
    const craft = readAs('Conventional Fighter', {
      ...FIGHTER,
      UnitType: 'FixedWingSupport',
      heatsinks: undefined,
      sink_type: undefined,
      barrating: 5,
      'Fuselage Equipment': undefined,
      'Body Equipment': ['Advanced Fire Control'],
    });
    expect(craft).toMatchObject({ construction: 'support', structuralIntegrity: 6, cockpit: 'standard' });
    expect(craft.locations.at(-1)?.location).toBe('BOD');
    expect(craft.locations[0]).toMatchObject({ armorRating: 5, armor: { name: 'BAR 5 Armor' } });
    expect(mounted(craft).map((line) => line.slice(0, 3))).toEqual(['NOS', 'RWG', 'LWG', 'AFT', 'BOD']);
  });

  it('for support has no heat sinks, whatever its file says', () => {
    const craft = readAs('Conventional Fighter', {
      ...FIGHTER,
      UnitType: 'FixedWingSupport',
      sink_type: undefined,
    });
    expect(craft.heatSinks.count).toBe(0);
  });

  it('that is conventional has one kind of cockpit', () => {
    const fighter = readAs('Conventional Fighter', { ...FIGHTER, UnitType: 'ConvFighter', vstol: 1 });
    expect(fighter).toMatchObject({ construction: 'combat', cockpit: 'standard', vstol: true });
  });
});

describe('A small craft', () => {
  it('keeps in the hull what is no weapon and serves none', () => {
    const craft = readAs('Small Craft', {
      ...DROPSHIP,
      UnitType: 'SmallCraft',
      tonnage: 150,
      'Nose Equipment': ['LRM 20', 'ISArtemisIV', '(R) ISGuardianECM'],
      'Left Side Equipment': ['(R) Medium Laser'],
    });
    expect(mounted(craft)).toEqual([
      'NOS: LRM 20',
      'NOS: Artemis IV FCS',
      'HULL: ECM Suite (Guardian)',
      'LS: Medium Laser',
    ]);
    expect(craft.equipment.map(({ rear }) => rear)).toEqual([false, false, false, true]);
    expect(craft).toMatchObject({ shape: 'spheroid', crew: { total: 20 }, walk: 4, run: 6 });
  });
});

describe('A DropShip', () => {
  const armed = {
    ...DROPSHIP,
    'Nose Equipment': [
      '(B) LRM 20',
      'LRM 20',
      'IS Ammo LRM-20:24',
      '(B) Medium Laser',
      'Medium Laser',
      '(B) Medium Laser',
    ],
    'Left Side Equipment': ['(R) (B) PPC', 'PPC'],
  };

  it('fires by bays, which hold weapons of one class and their ammunition', () => {
    const { bays } = readAs('Dropship', armed);
    expect(
      bays.map(({ location, rear, bayClass, weapons }) => [location, rear, bayClass, weapons.length]),
    ).toEqual([
      ['NOS', false, 'lrm', 2],
      ['NOS', false, 'laser', 2],
      ['NOS', false, 'laser', 1],
      ['LS', true, 'ppc', 1],
      ['LS', false, 'ppc', 1],
    ]);
    expect(bays[0]?.ammunition[0]?.shots).toBe(24);
    expect(bays[0]?.weapons[1]?.linked).toBe(bays[0]?.ammunition[0]);
  });

  it('gives a bay the quirks that name it by the entry behind its first weapon', () => {
    const ship = readAs('Dropship', {
      ...DROPSHIP,
      'Nose Equipment': ['(B) PPC', 'PPC', '(B) Autocannon/5', 'IS Ammo AC/5:20'],
      weaponQuirks: ['mod_weapons:NOS:1:PPC Bay', 'mod_weapons:NOS:4:AC Bay'],
    });
    expect(ship.bays.map(({ bayClass, slot, quirks }) => [bayClass, slot, quirks])).toEqual([
      ['ppc', 1, ['mod_weapons']],
      ['autocannon', 4, ['mod_weapons']],
    ]);
    expect(ship.warnings).toEqual([]);
  });

  it('takes a load of one shot for none stated', () => {
    const ship = readAs('Dropship', { ...DROPSHIP, 'Nose Equipment': ['LRM 20', 'IS Ammo LRM-20:1'] });
    expect(ship.equipment[1]?.shots).toBe(6);
  });

  it('has standard aerospace armor where its file says standard', () => {
    const ship = readAs('Dropship', { ...DROPSHIP, armor_type: 0 });
    expect(ship.locations[0]?.armor?.name).toBe('Standard Aerospace');
    expect(armorOf(ship)).toEqual({ NOS: 200, LS: 149, RS: 150, AFT: 100, HULL: 0 });
    expect(ship).toMatchObject({ military: true, collar: 'standard', structuralIntegrity: 12 });
  });
});

describe('A ship of deep space', () => {
  const ship = {
    ...DROPSHIP,
    motion_type: 'Aerodyne',
    tonnage: 700000,
    passengers: 0,
    sail: 1,
    grav_decks: [95, 60],
    armor: [90, 80, 79, 70, 60, 59],
  };

  it('that is a WarShip has broadsides', () => {
    const warship = readAs('Warship', {
      ...ship,
      UnitType: 'Warship',
      kf_core: 1,
      'lithium-fusion': 1,
      'Left Broadsides Equipment': ['(B) Naval Autocannon (NAC/20)', 'Ammo NAC/20:40'],
    });
    expect(armorOf(warship)).toEqual({
      NOS: 90,
      FLS: 80,
      FRS: 79,
      AFT: 70,
      ALS: 60,
      ARS: 59,
      HULL: 0,
      LBS: 0,
      RBS: 0,
    });
    expect(warship).toMatchObject({ walk: 4, run: 6, driveCore: 'compact', lithiumFusion: true, sail: true });
    expect(warship.bays[0]).toMatchObject({
      location: 'LBS',
      bayClass: 'capital-autocannon',
      scale: 'capital',
    });
    expect(warship.gravDecks).toEqual([95, 60]);
  });

  it('that is a JumpShip or a station stays where it is, whatever thrust its file states', () => {
    const jumpship = readAs('Jumpship', { ...ship, UnitType: 'Jumpship', SafeThrust: '0.2' });
    expect(jumpship).toMatchObject({ walk: 0, run: 0, safeThrust: 0, military: false });
    const station = readAs('Space Station', { ...ship, UnitType: 'SpaceStation', modular: 1, designtype: 1 });
    expect(station).toMatchObject({ walk: 0, modular: true, military: true });
  });
});
