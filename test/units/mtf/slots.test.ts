import { describe, expect, it } from 'vitest';
import { ARM, mech, mountOf, mountsOf, slotsOf, times } from './mtf-text.js';

describe('The lines of a location', () => {
  it('close ranks: empty slots move behind the rest, in the order the rest has', () => {
    const unit = mech({
      slots: { LT: ['-Empty-', 'Heat Sink', '-Empty-', 'Medium Laser', '-Empty-', 'Large Laser'] },
    });
    expect(slotsOf(unit, 'LT').slice(0, 5)).toEqual([
      ...['Heat Sink', 'Medium Laser', 'Large Laser', 'Large Laser', undefined],
    ]);
  });

  it('keep their places in the head', () => {
    const slots = ['Life Support', 'Sensors', 'Cockpit', '-Empty-', 'Sensors', 'Life Support'];
    expect(slotsOf(mech({ slots: { HD: slots } }), 'HD')).toEqual([
      ...['life-support', 'sensors', 'cockpit', undefined, 'sensors', 'life-support'],
    ]);
  });

  it('may be missing at the end', () => {
    expect(slotsOf(mech({ slots: { LT: ['Heat Sink'] } }), 'LT')).toEqual([
      'Heat Sink',
      ...times(11, '').map(() => undefined),
    ]);
  });

  it('fill six slots in the head and the legs, a quad’s front legs among them, and twelve elsewhere', () => {
    const counts = ({ locations }: ReturnType<typeof mech>) =>
      Object.fromEntries(locations.map(({ location, slots }) => [location, slots.length]));
    expect(counts(mech())).toEqual({ HD: 6, CT: 12, RT: 12, LT: 12, RA: 12, LA: 12, RL: 6, LL: 6 });
    expect(counts(mech({ kind: 'Quad' }))).toMatchObject({ FLL: 6, FRL: 6, RLL: 6, RRL: 6 });
  });

  it('are read from the last location to the first, slot by slot from the top', () => {
    const unit = mech({
      kind: 'Tripod',
      items: {
        ...{ CL: ['Heat Sink'], LL: ['Heat Sink'], RL: ['Heat Sink'], LA: ['Heat Sink'], RA: ['Heat Sink'] },
        ...{ LT: ['Medium Laser', 'Heat Sink'], RT: ['Heat Sink'], CT: ['Heat Sink'] },
      },
    });
    const order = unit.equipment.filter(({ location }) => location !== undefined);
    expect(order.map(({ location }) => location)).toEqual([
      'CL',
      'LL',
      'RL',
      'LA',
      'RA',
      'LT',
      'LT',
      'RT',
      'CT',
    ]);
    expect(order[5]?.name).toBe('Medium Laser');
  });
});

describe('System words', () => {
  it('name the content of that slot; all engines are called fusion engines or engines', () => {
    const unit = mech({ header: { Engine: '200 ICE Engine' }, items: { LT: ['Fusion Engine', 'engine'] } });
    expect(slotsOf(unit, 'LT').slice(0, 2)).toEqual(['engine', 'engine']);
    expect(slotsOf(unit, 'CT').slice(0, 4)).toEqual(['engine', 'engine', 'engine', 'gyro']);
  });

  it('may be armored', () => {
    const unit = mech({
      slots: { HD: ['Life Support', 'Sensors (ARMORED)', 'Cockpit (armored)', '-Empty-'] },
    });
    const head = unit.locations[0];
    expect(head?.slots.map(({ armored }) => armored)).toEqual([false, true, true, false, false, false]);
  });
});

describe('Actuators', () => {
  it('are built in, four in each arm and each leg', () => {
    expect(slotsOf(mech(), 'LA').slice(0, 5)).toEqual([
      ...['shoulder', 'upper-arm-actuator', 'lower-arm-actuator', 'hand-actuator', undefined],
    ]);
    const legs = ['hip', 'upper-leg-actuator', 'lower-leg-actuator', 'foot-actuator', undefined, undefined];
    expect(slotsOf(mech(), 'LL')).toEqual(legs);
    expect(slotsOf(mech({ kind: 'Quad' }), 'FLL')).toEqual(legs);
  });

  it('of an arm are missing where the third and fourth line name something else', () => {
    const unit = mech({
      slots: {
        LA: [...ARM.slice(0, 3), 'Medium Laser'],
        RA: [...ARM.slice(0, 2), 'Large Laser', 'Large Laser', 'Medium Laser'],
      },
    });
    expect(slotsOf(unit, 'LA').slice(2, 5)).toEqual(['lower-arm-actuator', 'Medium Laser', undefined]);
    expect(slotsOf(unit, 'RA').slice(2, 6)).toEqual([
      'Large Laser',
      'Large Laser',
      'Medium Laser',
      undefined,
    ]);
  });

  it('may be armored, and are there all the same', () => {
    const unit = mech({
      slots: { LA: [...ARM.slice(0, 2), 'Lower Arm Actuator (ARMORED)', 'Hand Actuator'] },
    });
    const arm = unit.locations.find(({ location }) => location === 'LA');
    expect(arm?.slots[2]).toEqual({ system: 'lower-arm-actuator', armored: true });
    expect(arm?.slots[3]).toEqual({ system: 'hand-actuator', armored: false });
  });

  it('of an OmniMech’s arm give way to a PPC, an autocannon or a Gauss rifle, though the file lists them', () => {
    const guns = ['PPC', 'ISGaussRifle', 'ISMagshotGR', 'Autocannon/5', 'ISUltraAC5', 'ISLBXAC10'];
    for (const gun of [...guns, 'Autocannon/20']) {
      const items = { LA: [gun] };
      const arm = (Config: string) => slotsOf(mech({ header: { Config }, items }), 'LA').slice(2, 4);
      expect(arm('Biped Omnimech'), gun).not.toContain('lower-arm-actuator');
      expect(arm('Biped Omnimech'), gun).not.toContain('hand-actuator');
      expect(arm('Biped'), gun).toEqual(['lower-arm-actuator', 'hand-actuator']);
    }
    const laser = mech({ header: { Config: 'Biped Omnimech' }, items: { LA: ['Large Laser'] } });
    expect(slotsOf(laser, 'LA').slice(2, 4)).toEqual(['lower-arm-actuator', 'hand-actuator']);
  });

  it('of an OmniMech’s arm leave their slots to the gun, which makes the line behind it another gun', () => {
    const header = { Config: 'Biped Omnimech', TechBase: 'Clan' };
    const listed = mech({ header, items: { LA: [...times(2, 'CLERPPC'), 'Medium Laser'] } });
    expect(listed.equipment.filter(({ name }) => name === 'CLERPPC').map(({ slot }) => slot)).toEqual([2, 4]);
    expect(mountOf(listed, 'Medium Laser').slot).toBe(6);
    expect(listed.warnings.map(({ message }) => message)).toEqual([
      'the arm loses its lower actuators to "ER PPC", which moves up',
    ]);

    const slots = { LA: [...ARM.slice(0, 2), ...times(2, 'CLERPPC'), 'Medium Laser'] };
    const unlisted = mech({ header, slots });
    expect(unlisted.equipment.filter(({ name }) => name === 'CLERPPC').map(({ slot }) => slot)).toEqual([2]);
    expect(unlisted.warnings).toEqual([]);
  });

  it('of an OmniMech’s arm leave their slots to a split gun, line by line', () => {
    const header = { Config: 'Biped Omnimech' };
    const unit = mech({ header, items: { LA: times(8, 'Autocannon/20'), LT: times(2, 'Autocannon/20') } });
    expect(mountsOf(unit, 'Autocannon/20')).toHaveLength(1);
    expect(
      slotsOf(unit, 'LA')
        .slice(2, 12)
        .filter((slot) => slot === 'Autocannon/20'),
    ).toHaveLength(8);
  });
});

describe('Fixed slots', () => {
  it('of a QuadVee hold conversion gear, the fifth of every leg, whatever the file has there', () => {
    const legs = [
      'Hip',
      'Upper Leg Actuator',
      'Lower Leg Actuator',
      'Foot Actuator',
      'Conversion Gear',
      'Heat Sink',
    ];
    const unit = mech({ kind: 'QuadVee', slots: { FLL: legs, RRL: [...legs.slice(0, 4), '-Empty-'] } });
    expect(slotsOf(unit, 'FLL').slice(4)).toEqual(['conversion-gear', 'Heat Sink']);
    expect(slotsOf(unit, 'RRL').slice(4)).toEqual(['conversion-gear', undefined]);
    expect(unit.warnings).toEqual([]);
  });

  it('of a LAM hold avionics in the head and the side torsos, and landing gear in the torsos', () => {
    const head = ['Life Support', 'Sensors', 'Cockpit', 'Avionics', 'Sensors', 'Life Support'];
    const unit = mech({
      kind: 'LAM',
      items: { CT: ['Landing Gear'], LT: ['Landing Gear', 'Avionics', 'Medium Laser'] },
      slots: { HD: head },
    });
    expect(slotsOf(unit, 'HD')[3]).toBe('avionics');
    expect(slotsOf(unit, 'LT').slice(0, 3)).toEqual(['landing-gear', 'avionics', 'Medium Laser']);
    expect(slotsOf(unit, 'RT').slice(0, 2)).toEqual(['landing-gear', 'avionics']);
    expect(slotsOf(unit, 'CT')[10]).toBe('landing-gear');
  });
});

describe('An item of several slots', () => {
  it('is made by its first line and fills the slots that follow, whose lines are skipped', () => {
    const unit = mech({ items: { LT: [...times(7, 'ISGaussRifle'), 'Medium Laser'] } });
    expect(mountOf(unit, 'ISGaussRifle')).toMatchObject({ location: 'LT', slot: 0, slots: 7 });
    expect(mountOf(unit, 'Medium Laser').slot).toBe(7);
  });

  it('fills the next free slots, past those that are taken', () => {
    const unit = mech({ kind: 'LAM', slots: { HD: ['Life Support', 'Sensors', 'Large Laser', 'Cockpit'] } });
    expect(slotsOf(unit, 'HD')).toEqual([
      ...['life-support', 'sensors', 'Large Laser', 'avionics', 'Large Laser', undefined],
    ]);
  });

  it('stands as often as the lines have room for it', () => {
    const unit = mech({ items: { LT: [...times(3, 'PPC'), ...times(3, 'PPC')] } });
    expect(mountsOf(unit, 'PPC').map(({ slot, slots }) => [slot, slots])).toEqual([
      [0, 3],
      [3, 3],
    ]);
  });

  it('has slots that go by the weight of the unit where the rules say so', () => {
    // TechManual: a hatchet takes a slot for each 15 tons, rounded up; MASC one for each 20 tons, rounded.
    const unit = mech({ items: { RA: times(4, 'Hatchet'), LT: times(3, 'ISMASC') }, header: { Mass: '50' } });
    expect(mountOf(unit, 'Hatchet').slots).toBe(4);
    expect(mountOf(unit, 'ISMASC').slots).toBe(3);
    expect(unit.warnings).toEqual([]);
  });
});

describe('A spreadable item', () => {
  it('is one for the unit, with a slot for each line anywhere', () => {
    const unit = mech({
      header: { Structure: 'Endo Steel' },
      items: { LA: times(2, 'Endo Steel'), RA: times(2, 'Endo Steel'), LT: times(10, 'Endo Steel') },
    });
    const mounts = mountsOf(unit, 'Endo Steel');
    expect(mounts).toHaveLength(1);
    expect(mounts[0]).toMatchObject({ slots: 14, location: 'LA', slot: 4 });
    expect(slotsOf(unit, 'RA').slice(4, 7)).toEqual(['Endo Steel', 'Endo Steel', undefined]);
  });

  it('may be a targeting computer: as many slots as lines', () => {
    const unit = mech({ items: { LT: times(4, 'ISTargeting Computer') } });
    expect(mountOf(unit, 'ISTargeting Computer').slots).toBe(4);
  });
});

describe('A splittable item', () => {
  it('takes one slot a line and may go on in the next location inward', () => {
    const unit = mech({ items: { RA: times(6, 'Autocannon/20'), RT: times(4, 'Autocannon/20') } });
    expect(mountOf(unit, 'Autocannon/20')).toMatchObject({ location: 'RT', secondLocation: 'RA', slots: 10 });
    expect(slotsOf(unit, 'RA').slice(4, 11)).toEqual([...times(6, 'Autocannon/20'), undefined]);
    expect(slotsOf(unit, 'RT').slice(0, 5)).toEqual([...times(4, 'Autocannon/20'), undefined]);
  });

  it('counts as sitting in the more restrictive location: center torso before side torso before arm', () => {
    const torso = mech({ items: { LT: times(8, 'Autocannon/20'), CT: times(2, 'Autocannon/20') } });
    expect(mountOf(torso, 'Autocannon/20')).toMatchObject({ location: 'CT', secondLocation: 'LT' });
    const leg = mech({ items: { LL: times(2, 'Autocannon/20'), LT: times(8, 'Autocannon/20') } });
    expect(mountOf(leg, 'Autocannon/20')).toMatchObject({ location: 'LL', secondLocation: 'LT' });
  });

  it('in one location is one item, and a further one when it is whole', () => {
    const unit = mech({ items: { LT: times(10, 'Autocannon/20'), RT: times(10, 'Autocannon/20') } });
    const mounts = mountsOf(unit, 'Autocannon/20');
    expect(mounts.map(({ location, slots }) => [location, slots])).toEqual([
      ['LT', 10],
      ['RT', 10],
    ]);
    for (const mount of mounts) expect(mount).not.toHaveProperty('secondLocation');
  });

  it('does not go on in the location of the other side', () => {
    const unit = mech({ items: { RA: times(6, 'Autocannon/20'), LT: times(4, 'Autocannon/20') } });
    expect(mountsOf(unit, 'Autocannon/20').map(({ location }) => location)).toEqual(['RA', 'LT']);
  });

  it('has the marks of the last line read', () => {
    const unit = mech({
      items: {
        RA: times(6, 'Autocannon/20 (SPLIT)'),
        RT: [...times(3, 'Autocannon/20 (SPLIT)'), 'Autocannon/20 (R)'],
      },
    });
    expect(mountOf(unit, 'Autocannon/20')).toMatchObject({ rear: true, location: 'RT' });
  });

  it('in a superheavy ’Mech takes two slots a line', () => {
    const unit = mech({
      header: { Mass: '150' },
      items: { LT: times(5, 'Autocannon/20'), RT: times(5, 'Autocannon/20') },
    });
    expect(mountsOf(unit, 'Autocannon/20').map(({ location, slots }) => [location, slots])).toEqual([
      ['LT', 10],
      ['RT', 10],
    ]);
  });
});

describe('A slot of a superheavy ’Mech', () => {
  const superheavy = { Mass: '150' };

  it('holds twice as much: items need half their slots, rounded up', () => {
    const unit = mech({
      header: superheavy,
      items: { LT: [...times(4, 'ISGaussRifle'), 'PPC', 'PPC', 'Medium Laser'] },
    });
    expect(slotsOf(unit, 'LT').slice(0, 8)).toEqual([
      ...[...times(4, 'ISGaussRifle'), 'PPC', 'PPC', 'Medium Laser', undefined],
    ]);
  });

  it('may hold two bins for the same kind of weapon', () => {
    const unit = mech({
      header: superheavy,
      items: { LT: ['IS Ammo LRM-20|IS Ammo LRM-20 Artemis-capable'] },
    });
    const [slot] = unit.locations.find(({ location }) => location === 'LT')?.slots ?? [];
    expect(slot?.mount).toMatchObject({ name: 'IS Ammo LRM-20', shots: 6, location: 'LT' });
    expect(slot?.secondMount).toMatchObject({
      name: 'IS Ammo LRM-20 Artemis-capable',
      shots: 6,
      location: 'LT',
    });
    expect(unit.warnings).toEqual([]);
  });

  it('may hold two heat sinks', () => {
    const unit = mech({ header: superheavy, items: { LT: ['Heat Sink|Heat Sink'] } });
    expect(unit.equipment.filter(({ location }) => location === 'LT')).toHaveLength(2);
    expect(unit.warnings).toEqual([]);
  });

  it('gives both items the marks at the end of its line', () => {
    const unit = mech({
      header: { ...superheavy, Config: 'Biped Omnimech' },
      items: { LT: ['IS Ammo LRM-20|IS Ammo LRM-20 (OMNIPOD)'] },
    });
    expect(mountsOf(unit, 'IS Ammo LRM-20').map(({ omnipod }) => omnipod)).toEqual([true, true]);
  });
});

describe('Suffixes', () => {
  const marks = (line: string) => {
    const { name, armored, omnipod, turret, rear, facing } = mountOf(
      mech({ items: { LT: [line] } }),
      'Medium Laser',
    );
    return { name, armored, omnipod, turret, rear, ...(facing && { facing }) };
  };
  const none = { name: 'Medium Laser', armored: false, omnipod: false, turret: false, rear: false };

  it.each([
    ['Medium Laser', none],
    ['Medium Laser (ARMORED)', { ...none, armored: true }],
    ['Medium Laser (OMNIPOD)', { ...none, omnipod: true }],
    ['Medium Laser (omnipod)', { ...none, omnipod: true }],
    ['Medium Laser (T)', { ...none, turret: true }],
    ['Medium Laser (R)', { ...none, rear: true }],
    ['Medium Laser (R) (OMNIPOD)', { ...none, rear: true, omnipod: true }],
    [
      'Medium Laser (R) (T) (OMNIPOD) (ARMORED)',
      { ...none, rear: true, turret: true, omnipod: true, armored: true },
    ],
    ['Medium Laser (SPLIT)', none],
    ['Medium Laser (FL)', { ...none, facing: 'front-left' }],
    ['Medium Laser (FR)', { ...none, facing: 'front-right' }],
    ['Medium Laser (RL)', { ...none, facing: 'rear-left', rear: true }],
    ['Medium Laser (RR) (OMNIPOD)', { ...none, facing: 'rear-right', rear: true, omnipod: true }],
  ])('of %s are understood', (line, expected) => expect(marks(line)).toEqual(expected));

  it.each([
    'IS Ammo MG - Full',
    'ISMG Ammo (200)',
    'ISMG Ammo (100)',
    'ISSRM4 (OS)',
    'Flamer (Vehicle)',
    'Binary Laser (Blazer) Cannon',
    'Rifle (Cannon, Heavy)',
    'Dumper (Rear)',
    'CLLRM10 Ammo (Clan) Artemis-capable',
    'HarJel Repair Systems (HarJel II)',
  ])('are not the parentheses of the name %s', (name) => {
    const unit = mech({ items: { LT: times(3, name) } });
    expect(unit.warnings).toEqual([]);
    expect(mountsOf(unit, name).length).toBeGreaterThan(0);
  });
});

describe('An item of variable size', () => {
  it('has its size behind the name, and a slot for each begun ton', () => {
    const unit = mech({ items: { LT: [...times(3, 'Cargo:SIZE:2.5'), 'Medium Laser'] } });
    expect(mountOf(unit, 'Cargo')).toMatchObject({ size: 2.5, slots: 3 });
    expect(mountOf(unit, 'Medium Laser').slot).toBe(3);
  });

  it('has an omnipod mark before the size and an armored one behind it', () => {
    const cargo = (line: string) => mountOf(mech({ items: { LT: [line] } }), 'Cargo');
    expect(cargo('Cargo (OMNIPOD):SIZE:1.0')).toMatchObject({ size: 1, omnipod: true });
    expect(cargo('Cargo:SIZE:1.0 (ARMORED)')).toMatchObject({ size: 1, armored: true });
  });

  it.each<[line: string, size: number, slots: number]>([
    ['Cargo (1 ton)', 1, 1],
    ['Cargo (1.5 tons)', 1.5, 2],
    ['Cargo (5 tons)', 5, 5],
    ['Liquid Storage (0.5 tons)', 0.5, 1],
    ['Communications Equipment (3 ton)', 3, 3],
  ])('in the old style %s has size %d', (line, size, slots) => {
    const unit = mech({ items: { LT: times(slots, line) } });
    expect(mountOf(unit, line)).toMatchObject({ size, slots });
    expect(unit.warnings).toEqual([]);
  });
});

describe('Equipment without slots', () => {
  it('has a line of its own, with a location or none', () => {
    const unit = mech({ lines: ['nocrit:SmartRoboticControlSystem:CT', 'nocrit:Industrial:None'] });
    expect(mountOf(unit, 'SmartRoboticControlSystem')).toMatchObject({ location: 'CT', slots: 0 });
    expect(mountOf(unit, 'Industrial')).not.toHaveProperty('location');
    expect(unit.warnings).toEqual([]);
  });

  it('comes behind what has slots', () => {
    const unit = mech({
      items: { HD: [], CT: ['Medium Laser'] },
      lines: ['nocrit:SmartRoboticControlSystem:CT'],
    });
    const names = unit.equipment.map(({ name }) => name);
    expect(names.indexOf('SmartRoboticControlSystem')).toBeGreaterThan(names.indexOf('Medium Laser'));
  });
});

describe('A name of equipment', () => {
  it('is looked up in any case', () => {
    expect(mech({ items: { LT: ['mEDIUM lASER'] } }).warnings).toEqual([]);
  });

  it.each([
    ['Inner Sphere', 'IS Ferro-Fibrous'],
    ['Mixed (IS Chassis)', 'IS Ferro-Fibrous'],
    ['Clan', 'Clan Ferro-Fibrous'],
    ['Mixed (Clan Chassis)', 'Clan Ferro-Fibrous'],
  ])('that is unknown bare is tried with the base of the chassis: %s', (TechBase, name) => {
    const unit = mech({ header: { TechBase }, items: { LT: ['Ferro-Fibrous'] } });
    expect(mountOf(unit, 'Ferro-Fibrous').item?.aliases[0]).toBe(name);
  });

  it('that is known bare means the same on every unit', () => {
    for (const TechBase of ['Inner Sphere', 'Clan']) {
      const unit = mech({ header: { TechBase }, items: { LT: ['PPC', 'PPC', 'PPC', 'LRM 20'] } });
      expect(mountOf(unit, 'PPC').item?.techBase).not.toBe('clan');
      expect(mountOf(unit, 'LRM 20').item?.techBase).not.toBe('clan');
    }
  });

  it('says itself, on a mixed unit, whose technology it is', () => {
    const unit = mech({
      header: { TechBase: 'Mixed (IS Chassis)' },
      items: { LT: ['ISERLargeLaser', 'ISERLargeLaser', 'CLERLargeLaser'] },
    });
    expect(mountOf(unit, 'ISERLargeLaser')).toMatchObject({ slots: 2, item: { techBase: 'inner-sphere' } });
    expect(mountOf(unit, 'CLERLargeLaser')).toMatchObject({ slots: 1, item: { techBase: 'clan' } });
  });
});

describe('A bin of ammunition', () => {
  it('holds the rounds of a ton', () => {
    const unit = mech({ items: { LT: ['IS Ammo LRM-20', 'ISGauss Ammo', 'IS Ammo AC/20'] } });
    expect(mountOf(unit, 'IS Ammo LRM-20').shots).toBe(6);
    expect(mountOf(unit, 'ISGauss Ammo').shots).toBe(8);
    expect(mountOf(unit, 'IS Ammo AC/20').shots).toBe(5);
  });
});
