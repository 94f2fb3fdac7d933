import { describe, expect, it } from 'vitest';
import { officialCatalog } from '../../../src/catalog/official.js';
import { readMechJson } from '../../../src/units/json/mech-json.js';
import { readUnitJson } from '../../../src/units/json/read-unit-json.js';
import { writeUnitJson } from '../../../src/units/json/write-unit-json.js';
import { UnitFileError } from '../../../src/units/unit-file-error.js';
import { type Changes, mech, times } from '../mtf/mtf-text.js';

const read = (text: string) => readUnitJson(text, officialCatalog, 'testbed.json');

const patchwork = Object.fromEntries(
  ['LA', 'RA', 'LT', 'RT', 'CT', 'HD', 'LL', 'RL'].map((location) => [
    `${location} Armor`,
    location === 'CT' ? 'Ferro-Fibrous(Clan):12' : 'Standard(Inner Sphere):10',
  ]),
);

const MECHS: Readonly<Record<string, Changes>> = {
  'a plain biped': {},
  'a biped with all that a header may say': {
    header: {
      ...{ clanname: 'Prüfstand', 'mul id': '140', Source: 'TRO: 3025', role: 'Missile Boat', bv: '1234' },
      ...{ Cockpit: 'Small Cockpit', Gyro: 'XL Gyro', Ejection: 'Full Head Ejection System' },
      'heat sink kit': 'RISC Heat Sink Override Kit',
    },
    lines: [
      'quirk:easy_pilot',
      'quirk:sings_at_night',
      'nocrit:SmartRoboticControlSystem:CT',
      'nocrit:Industrial:None',
    ],
  },
  'an OmniMech': {
    header: { Config: 'Biped Omnimech', TechBase: 'Clan', 'Base Chassis Heat Sinks': '12' },
    items: { LA: times(3, 'PPC (OMNIPOD)'), RT: ['Clan Ammo LRM-20 (OMNIPOD)'] },
  },
  'a unit with links, quirks of weapons and split items': {
    items: {
      ...{ LA: [...times(3, 'PPC'), 'PPC Capacitor'], RA: times(6, 'Autocannon/20') },
      ...{ RT: [...times(4, 'Autocannon/20 (R)'), 'ISMGA', 'Machine Gun', 'Machine Gun'] },
      LT: ['Cargo:SIZE:1.5', 'ISSRM4 (OS)', 'IS Ammo AC/20', 'Medium Laser (R) (ARMORED)'],
    },
    lines: [
      'weaponquirk:imp_cooling:LA:4:PPC',
      'weapon_quirk:accurate:Autocannon/20',
      'weapon_quirk:accurate:PPC:LA',
    ],
  },
  'a unit with warnings': {
    header: { Structure: 'Cardboard', Armor: 'Paper' },
    items: { LT: ['Flux Capacitor'], LL: times(2, 'PPC') },
    lines: ['weaponquirk:accurate:RT:0:PPC'],
  },
  'a unit with patchwork armor': { header: { Armor: 'Patchwork', ...patchwork } },
  'a quad': { kind: 'Quad', items: { FLL: ['Heat Sink'] } },
  'a tripod': { kind: 'Tripod', items: { CL: ['Heat Sink'] } },
  'a LAM': { kind: 'LAM', header: { LAM: 'Bimodal' } },
  'a QuadVee': { kind: 'QuadVee', header: { Motive: 'Wheel' } },
  'a superheavy': {
    header: { Mass: '150' },
    items: { LT: ['IS Ammo LRM-20|IS Ammo LRM-20', 'Heat Sink|Heat Sink'] },
  },
  'a unit on a mixed chassis': { header: { TechBase: 'Mixed (Clan Chassis)', 'Heat Sinks': '10 IS Double' } },
};

/** A file knows the lines of its warnings; the JSON of the same unit has other lines. */
const withoutLines = <T extends { warnings: readonly { message: string }[] }>(unit: T) => ({
  ...unit,
  warnings: unit.warnings.map(({ message }) => ({ message })),
});

describe('Unit JSON', () => {
  it.each(Object.entries(MECHS))('gives back %s as it was written', (_name, changes) => {
    const unit = mech(changes);
    const text = writeUnitJson(unit);
    const again = read(text);
    expect(again).toEqual(withoutLines(unit));
    expect(writeUnitJson(again)).toBe(text);
  });

  it('is JSON that says what it is', () => {
    expect(JSON.parse(writeUnitJson(mech()))).toMatchObject({
      ...{ format: 'tarcomp-unit', version: 1, unitType: 'Mek' },
      ...{ chassis: 'Testbed', model: 'TST-1', tonnage: 50, chassisKind: 'biped' },
    });
  });

  it('holds no figure that follows from others', () => {
    const fields = Object.keys(JSON.parse(writeUnitJson(mech())));
    for (const derived of ['walk', 'run', 'equipment', 'warnings', 'locations'])
      expect(fields).not.toContain(derived);
  });
});

describe('Unit JSON is read', () => {
  it('with a byte order mark before it', () => {
    expect(read(`\ufeff${writeUnitJson(mech())}`)).toEqual(mech());
  });

  it('with a warning where the unit cannot be as it is', () => {
    const text = writeUnitJson(mech()).replace('"rating": 200', '"rating": 203');
    expect(read(text).warnings).toEqual([
      { message: expect.stringContaining('no engine has a rating of 203') },
    ]);
  });
});

describe('Unit JSON is refused', () => {
  const written = () => JSON.parse(writeUnitJson(mech({ items: { LT: ['Medium Laser'] } })));
  const refusal = (text: string) => {
    try {
      read(text);
    } catch (error) {
      if (error instanceof UnitFileError) return error;
      throw error;
    }
    throw new Error('the file was read');
  };

  it.each(['', '{', 'chassis:Testbed', '\u0000', '{"format":"tarcomp-unit",}'])(
    'that is no JSON: %j',
    (text) => {
      const error = refusal(text);
      expect(error.file).toBe('testbed.json');
      expect(error.message).toMatch(/^testbed\.json(:1)?: not JSON: /);
    },
  );

  it('with the line where its syntax is wrong, as far as the engine tells', () => {
    const text = JSON.stringify({ format: 'tarcomp-unit', version: 1 }, null, 2);
    expect(refusal(text.replace('1', '1 1')).line).toBe(3);
    expect(refusal(text.slice(0, -2)).line).toBe(3);
  });

  it.each(['null', '[]', '3', '"text"', '{}', '{"format":"another"}'])('that is no unit: %s', (text) => {
    expect(refusal(text)).toBeInstanceOf(UnitFileError);
  });

  it('with the name of a field that is missing, or that no unit has', () => {
    expect(refusal('{}').message).toBe('testbed.json: format: missing');
    const { chassis: _chassis, ...nameless } = written();
    expect(refusal(JSON.stringify(nameless)).message).toBe('testbed.json: chassis: missing');
    expect(refusal(JSON.stringify({ ...written(), wings: 2 })).message).toBe(
      'testbed.json: wings: there is no such field',
    );
  });

  it('of another version, by name', () => {
    expect(refusal(JSON.stringify({ ...written(), version: 2 })).message).toMatch(
      /^testbed\.json: version: /,
    );
    expect(refusal(JSON.stringify({ ...written(), format: 'mul' })).message).toMatch(
      /^testbed\.json: format: /,
    );
  });

  it.each([
    ['chassis', ''],
    ['chassis', 7],
    ['year', '3025'],
    ['year', -1],
    ['year', 3025.5],
    ['year', 1e300],
    ['rulesLevel', 6],
    ['techBase', 'Mixed'],
    ['chassisKind', 'centipede'],
    ['omni', 'no'],
    ['tonnage', 52],
    ['tonnage', '50'],
    ['gyro', 'constructor'],
    ['cockpit', 'roomy'],
    ['fullHeadEjection', false],
    ['jump', null],
    ['structure', ''],
    ['slots', 'Medium Laser'],
    ['quirks', ['stable', 3]],
    ['quirks', times(201, 'stable')],
    ['weaponQuirks', {}],
    ['mulId', 'x'],
  ])('with a wrong %s: %j', (field, value) => {
    const { message } = refusal(JSON.stringify({ ...written(), [field]: value }));
    expect(message).toMatch(new RegExp(`^testbed\\.json: ${field}`));
  });

  it.each([
    ['engine.rating', { engine: { rating: 'big', type: 'fusion', clan: false } }],
    ['engine.type', { engine: { rating: 200, type: 'warp', clan: false } }],
    ['engine.color', { engine: { rating: 200, type: 'fusion', clan: false, color: 'red' } }],
    ['heatSinks.count', { heatSinks: { count: 100, kind: 'single', clan: false } }],
    ['armor.name', { armor: { clan: false } }],
    ['armorPoints.LA.front', { armorPoints: { LA: { front: -1 } } }],
    ['armorPoints.XX', { armorPoints: { XX: { front: 1 } } }],
    ['slots.LT.0', { slots: { LT: [7] } }],
    ['slots.LT', { slots: { LT: times(13, 'Heat Sink') } }],
    ['withoutSlots.0.name', { withoutSlots: [{ location: 'LT' }] }],
    ['weaponQuirks.0.slot', { weaponQuirks: [{ quirk: 'accurate', weapon: 'PPC', slot: -1 }] }],
  ])('with a wrong field inside another: %s', (path, change) => {
    const { message } = refusal(JSON.stringify({ ...written(), ...change }));
    expect(message).toContain(`testbed.json: ${path}: `);
  });

  it.each([
    'chassis',
    'model',
    'year',
    'techBase',
    'tonnage',
    'engine',
    'heatSinks',
    'armorPoints',
    'slots',
    'quirks',
  ])('without its field %s', (field) => {
    const { [field]: _left, ...rest } = written();
    expect(refusal(JSON.stringify(rest)).message).toMatch(new RegExp(`^testbed\\.json: ${field}: `));
  });

  it('with a field that nobody knows, by name', () => {
    expect(refusal(JSON.stringify({ ...written(), colour: 'red' })).message).toMatch(
      /^testbed\.json: colour: /,
    );
    expect(refusal(`{"__proto__":{"walk":99},${JSON.stringify(written()).slice(1)}`)).toBeInstanceOf(
      UnitFileError,
    );
  });

  it('with a type of unit that nobody knows, by name', () => {
    const text = JSON.stringify({ format: 'tarcomp-unit', version: 1, unitType: 'Bicycle', blocks: {} });
    expect(refusal(text).file).toBe('testbed.json');
  });

  it("of a vehicle is refused by a program that reads 'Mechs alone", () => {
    const text = JSON.stringify({ format: 'tarcomp-unit', version: 1, unitType: 'Tank', blocks: {} });
    expect(() => readMechJson(text, officialCatalog, 'tank.json')).toThrow(
      'tank.json: unitType: expected "Mek", and got "Tank"',
    );
  });
});
