import { describe, expect, it } from 'vitest';
import type { Mech } from '../../../src/units/mech/mech.js';
import { UnitFileError } from '../../../src/units/unit-file-error.js';
import { type Changes, lineNumber, mech, mountOf, mtf, read, slotsOf, times } from './mtf-text.js';

function refusal(text: string): UnitFileError {
  try {
    read(text);
  } catch (error) {
    if (error instanceof UnitFileError) return error;
    throw error;
  }
  throw new Error('the file was read');
}

/** The key of the header with this value is refused: the message names file, line, value and what was expected. */
function expectRefused(header: Readonly<Record<string, string>>, expected: string) {
  const [[key, value] = ['', '']] = Object.entries(header);
  const text = mtf({ header });
  const line = lineNumber(text, `${key}:${value}`);
  const error = refusal(text);
  expect(error).toMatchObject({ file: 'testbed.mtf', line });
  expect(error.message).toBe(`testbed.mtf:${line}: ${key} is "${value}": ${expected}`);
}

describe('A file is refused', () => {
  it.each([
    ...[
      'Config',
      'TechBase',
      'Rules Level',
      'Era',
      'Mass',
      'Engine',
      'Jump MP',
      'Heat Sinks',
      'Structure',
      'Armor',
    ],
    ...['LA Armor', 'RA Armor', 'LT Armor', 'RT Armor', 'CT Armor', 'HD Armor', 'LL Armor', 'RL Armor'],
    ...['RTL Armor', 'RTR Armor', 'RTC Armor'],
  ])('without the line %s', (key) => {
    const error = refusal(mtf({ header: { [key]: undefined } }));
    expect(error).toMatchObject({ file: 'testbed.mtf', line: undefined });
    expect(error.message.toLowerCase()).toBe(
      `testbed.mtf: no line "${key.toLowerCase()}:…": not a complete mtf file`,
    );
  });

  it('without a chassis', () => {
    expect(refusal(mtf({ header: { chassis: undefined } })).message).toContain('no line "Chassis:…"');
    expect(refusal(mtf({ header: { chassis: '' } })).message).toContain('Chassis is "": expected a value');
  });

  it('for a quad without the armor of a leg, for a tripod without that of the center leg', () => {
    const missing = (kind: Changes['kind'], key: string) =>
      refusal(mtf({ ...(kind && { kind }), header: { [key]: undefined } })).message;
    expect(missing('Quad', 'FRL Armor')).toContain('no line "FRL Armor:…"');
    expect(missing('Tripod', 'CL Armor')).toContain('no line "CL Armor:…"');
  });

  it.each([
    ...['Era', 'Rules Level', 'Mass', 'Jump MP', 'RTL Armor', 'LA Armor'].flatMap((key) =>
      ['many', '12x', '1.5', '1e3', '0x10', '9999999', '٣'].map((value) => [key, value] as const),
    ),
  ])('with %s:%s, which is no number', (key, value) => {
    const text = mtf({ header: { [key]: value } });
    const error = refusal(text);
    expect(error.line).toBe(lineNumber(text, `${key}:${value}`));
    expect(error.message).toContain(`"${value}": expected a whole number below a million`);
  });

  it.each(['Era', 'Jump MP', 'Mass'])('with a %s below zero', (key) => {
    expect(refusal(mtf({ header: { [key]: '-5' } })).message).toContain('"-5": expected 0 or more');
  });

  it('with an engine without a rating', () => {
    expect(refusal(mtf({ header: { Engine: 'Fusion Engine' } })).message).toContain(
      'Engine is "Fusion Engine": expected a whole number',
    );
  });

  it('with heat sinks without a number', () => {
    expect(refusal(mtf({ header: { 'Heat Sinks': 'Single' } })).message).toContain('Heat Sinks is "Single"');
  });

  it.each(['Mixed', 'Periphery', 'constructor', 'Clan (IS Chassis)'])('with the tech base %s', (TechBase) => {
    const expected = 'expected Inner Sphere, Clan, Mixed (IS Chassis) or Mixed (Clan Chassis)';
    expectRefused({ TechBase }, expected);
  });

  it.each(['0', '6', '17'])('with rules level %s', (level) => {
    expectRefused({ 'Rules Level': level }, 'expected 1 to 5');
  });

  it('with rules level 1 and Clan technology, of the unit or of its armor', () => {
    const expected = 'expected 2 to 5 for a unit with Clan technology';
    expectRefused({ 'Rules Level': '1', TechBase: 'Clan' }, expected);
    expectRefused({ 'Rules Level': '1', TechBase: 'Mixed (IS Chassis)' }, expected);
    expectRefused({ 'Rules Level': '1', Armor: 'Standard(IS/Clan)' }, expected);
    expect(mech({ header: { 'Rules Level': '1' } }).rulesLevel).toBe(1);
  });

  it.each(['0', '5', '12', '53', '205', '1000'])('with a mass of %s tons', (mass) => {
    expectRefused({ Mass: mass }, "no 'Mech has this mass: expected 10 to 200 in steps of 5");
  });

  it.each(['accurate', 'accurate:LA:x:PPC', 'accurate:LA:4:'])('with the weapon quirk "%s"', (quirk) => {
    const text = mtf({ lines: [`weaponquirk:${quirk}`] });
    const error = refusal(text);
    const line = lineNumber(text, `weaponquirk:${quirk}`);
    expect(error.line).toBe(line);
    expect(error.message).toBe(
      `testbed.mtf:${line}: weapon quirk "${quirk}" is not of the form quirk:LOC:slot:weapon`,
    );
  });

  it('with hundreds of quirks', () => {
    const lines = Array.from({ length: 201 }, (_, number) => `quirk:made_up_${number}`);
    expect(mech({ lines: lines.slice(1) }).quirks).toHaveLength(200);
    const text = mtf({ lines });
    const error = refusal(text);
    expect(error.line).toBe(lineNumber(text, 'quirk:made_up_200'));
    expect(error.message).toContain('more than 200 quirks');
  });

  it.each([
    ['that is empty', ''],
    ['of blank lines', '\n\n\r\n'],
    ['that is something else', '<html><body>404</body></html>'],
    ['of binary rubbish', '\u0000\u0001PK\u0003\u0004\uFFFD\uFFFD'],
    ['in UTF-16, read as UTF-8', [...mtf()].join('\u0000')],
  ])('%s', (_case, text) => {
    expect(refusal(text).message).toBe('testbed.mtf: no line "TechBase:…": not a complete MTF file');
  });

  it('that breaks off in its header or before a location', () => {
    const text = mtf();
    expect(refusal(text.slice(0, text.indexOf('RTC Armor'))).message).toContain('no line "RTC Armor:…"');
    const problem = 'no heading "Right Leg:": not a complete MTF file';
    expect(refusal(text.slice(0, text.indexOf('Right Leg:'))).message).toContain(problem);
    const quad = mtf({ kind: 'Quad' }).replace('Front Right Leg:\n', '');
    expect(refusal(quad).message).toContain('no heading "Front Right Leg:"');
  });
});

describe('A file is read with a warning', () => {
  const warnings = (changes: Changes) => {
    const text = mtf(changes);
    const lines = text.split('\n');
    return read(text).warnings.map(({ line, message }) => [
      line === undefined ? undefined : lines[line - 1],
      message,
    ]);
  };

  it('that names unknown equipment: it is kept by name, in its slot', () => {
    const unit = mech({ slots: { LT: ['-Empty-', 'Heat Sink', 'Flux Capacitor', 'Medium Laser'] } });
    expect(mountOf(unit, 'Flux Capacitor')).toMatchObject({ location: 'LT', slot: 1, slots: 1 });
    expect(mountOf(unit, 'Flux Capacitor')).not.toHaveProperty('item');
    expect(slotsOf(unit, 'LT').slice(0, 4)).toEqual([
      'Heat Sink',
      'Flux Capacitor',
      'Medium Laser',
      undefined,
    ]);
    expect(warnings({ slots: { LT: ['-Empty-', 'Heat Sink', 'Flux Capacitor', 'Medium Laser'] } })).toEqual([
      ['Flux Capacitor', 'unknown equipment "Flux Capacitor"'],
    ]);
  });

  it('that names unknown equipment without slots', () => {
    expect(warnings({ lines: ['nocrit:Flux Capacitor:LT'] })).toEqual([
      ['nocrit:Flux Capacitor:LT', 'unknown equipment "Flux Capacitor"'],
    ]);
  });

  it('of an unknown structure', () => {
    expect(warnings({ header: { Structure: 'Cardboard' } })).toEqual([
      ['Structure:Cardboard', 'unknown structure "IS Cardboard Structure"'],
    ]);
    expect(mech({ header: { Structure: 'Cardboard' } })).not.toHaveProperty('structure');
  });

  it('of an unknown armor, once', () => {
    expect(warnings({ header: { Armor: 'Cardboard(Clan)' } })).toEqual([
      ['Armor:Cardboard(Clan)', 'unknown armor "Clan Cardboard"'],
    ]);
    expect(mech({ header: { Armor: 'Cardboard' } }).locations[0]).not.toHaveProperty('armor');
  });

  it('of an item that does not fit into its location', () => {
    expect(warnings({ items: { LL: times(2, 'PPC') } })).toEqual([['PPC', '"PPC" lacks 1 of its 3 slots']]);
  });

  it('of an unknown armor of one location', () => {
    const header = { Armor: 'Patchwork', 'LA Armor': 'Cardboard(Inner Sphere):5' };
    expect(warnings({ header })).toContainEqual([
      'LA Armor:Cardboard(Inner Sphere):5',
      'unknown armor "IS Cardboard"',
    ]);
  });

  it('of a weapon quirk whose weapon is not there', () => {
    const line = 'weaponquirk:accurate:LA:4:PPC';
    expect(warnings({ lines: ['nocrit:', line] })).toEqual([[line, 'quirk "accurate": no "PPC" at LA:4']]);
  });

  it.each([
    ['Config', 'Bipde', 'biped'],
    ['Cockpit', 'Smal Cockpit', 'standard'],
    ['Gyro', 'Lead Gyro', 'standard'],
    ['Engine', '200 Fusin Engine', 'fusion'],
    ['Heat Sinks', '10 Dubble', 'single'],
  ])('of the %s "%s", which means nothing', (key, value, taken) => {
    expect(warnings({ header: { [key]: value } })).toEqual([
      [`${key}:${value}`, `${key} "${value}" is unknown and was taken for "${taken}"`],
    ]);
  });

  it('of an unknown type of a LAM, an unknown motive system, an unknown ejection system or kit', () => {
    const told = (kind: Changes['kind'], header: Record<string, string>) =>
      warnings({ ...(kind && { kind }), header }).map(([, message]) => message);
    expect(told('LAM', { LAM: 'Trimodal' })).toEqual([
      'LAM "Trimodal" is unknown and was taken for "standard"',
    ]);
    expect(told('QuadVee', { Motive: 'Skis' })).toEqual([
      'Motive "Skis" is unknown and was taken for "track"',
    ]);
    expect(told('Biped', { Ejection: 'Spring' })).toEqual(['Ejection "Spring" is unknown and was ignored']);
    expect(told('Biped', { 'heat sink kit': 'Fan' })).toEqual([
      'Heat Sink Kit "Fan" is unknown and was ignored',
    ]);
  });

  it('of more heat sinks than two digits can count', () => {
    expect(warnings({ header: { 'Heat Sinks': '200 Single' } })).toEqual([
      ['Heat Sinks:200 Single', 'Heat Sinks "200 Single": only two digits are read, which gives 20'],
    ]);
  });

  it('of an engine whose rating is between two that are built', () => {
    expect(warnings({ header: { Engine: '203 Fusion Engine' } })).toEqual([
      ['Engine:203 Fusion Engine', 'no engine has a rating of 203: expected steps of 5'],
    ]);
  });

  it.each([
    ['505 Fusion Engine', {}, 'no engine has a rating above 500'],
    ['405 Compact Engine', {}, 'no compact engine has a rating above 400'],
    ['200 Light Engine', { TechBase: 'Clan' }, 'there is no Clan light engine'],
    ['200 Fission Engine', { TechBase: 'Clan' }, 'there is no Clan fission engine'],
  ])('of a %s, which nobody builds', (Engine, header, reason) => {
    expect(warnings({ header: { ...header, Engine } })).toEqual([
      [`Engine:${Engine}`, `${reason}: the 'Mech counts as one without an engine`],
    ]);
  });

  it('of more armor than a location may have, front and rear together', () => {
    const header = { 'HD Armor': '10', 'LA Armor': '16', 'RA Armor': '17', 'CT Armor': '22' };
    expect(warnings({ header })).toEqual([
      ['HD Armor:10', '10 points of armor on the HD: the maximum is 9'],
      ['CT Armor:22', '35 points of armor on the CT: the maximum is 32'],
      ['RA Armor:17', '17 points of armor on the RA: the maximum is 16'],
    ]);
    const superheavy = { Mass: '150', 'HD Armor': '12' };
    expect(warnings({ header: superheavy })).toEqual([]);
  });

  it('of gear that finds nothing to serve', () => {
    const gear = ['ISArtemisIV', 'ISApollo', 'PPC Capacitor', 'ISLaserInsulator', 'ISMGA'];
    expect(warnings({ items: { LT: gear } })).toEqual(
      gear.map((name) => [name, `"${name}" in the LT has nothing there to work with`]),
    );
  });

  it('of gear in a place where it may not be', () => {
    expect(warnings({ items: { LT: times(2, 'ISAES') } })).toContainEqual([
      'ISAES',
      '"ISAES" in the LT belongs in an arm or a leg',
    ]);
    const head = (name: string) =>
      warnings({ slots: { HD: ['Life Support', 'Sensors', 'Cockpit', name] } }).map(([, message]) => message);
    for (const name of ['IS HarJel', 'ISModularArmor']) {
      expect(head(name)).toEqual([`"${name}" in the HD cannot be mounted there`]);
    }
  });

  it('of talons on some legs only', () => {
    const talons = times(2, 'Talons');
    expect(warnings({ items: { LL: talons, RL: talons } })).toEqual([]);
    expect(warnings({ items: { LL: talons } })).toEqual([
      ['Talons', '"Talons" in the LL must be on all legs, but is missing from RL'],
    ]);
  });

  it('of patchwork that names no armor', () => {
    const told = warnings({ header: { Armor: 'Patchwork' } });
    expect(told).toHaveLength(8);
    expect(told[0]?.[1]).toBe('patchwork armor without a type: HD');
  });

  it('of equipment beyond the last slot of a location', () => {
    expect(warnings({ items: { LL: times(3, 'Jump Jet') } })).toEqual([
      ['Jump Jet', '"Jump Jet" was left out: the LL has no slot left for it'],
    ]);
  });

  it('not of a gun over both side torsos and the center, which has all its slots in two parts', () => {
    const kind = 'Quad' as const;
    const slots = { LT: times(7, 'ISThumper'), RT: times(7, 'ISThumper') };
    expect(warnings({ kind, slots, items: { CT: ['ISThumper'] } })).toEqual([]);
    expect(warnings({ kind, slots })).toHaveLength(2);
  });

  it('of a split item that lacks slots', () => {
    expect(warnings({ items: { LT: times(9, 'Autocannon/20') } })).toEqual([
      ['Autocannon/20', '"Autocannon/20" in the LT lacks 1 of its 10 slots'],
    ]);
  });

  it('of two items in a superheavy slot that may not share it', () => {
    const pair = (line: string) => warnings({ header: { Mass: '150' }, items: { LT: [line] } });
    const message = (first: string, second: string) =>
      `"${first}" and "${second}" share a slot: only bins of one family or two heat sinks may`;
    expect(pair('IS Ammo LRM-20|IS Ammo SRM-2')).toEqual([
      ['IS Ammo LRM-20|IS Ammo SRM-2', message('IS Ammo LRM-20', 'IS Ammo SRM-2')],
    ]);
    expect(pair('Medium Laser|Medium Laser')).toEqual([
      ['Medium Laser|Medium Laser', message('Medium Laser', 'Medium Laser')],
    ]);
    expect(pair('Heat Sink|Medium Laser')).toHaveLength(1);
  });

  it('that says on which line, in a file of any line ends', () => {
    const text = mtf({ items: { LT: ['Flux Capacitor'] } });
    const line = lineNumber(text, 'Flux Capacitor');
    for (const end of ['\n', '\r\n', '\r']) {
      expect(read(text.replaceAll('\n', end)).warnings).toEqual([
        { line, message: 'unknown equipment "Flux Capacitor"' },
      ]);
    }
  });
});

describe('A file that is cut off', () => {
  it.each<[string, Changes]>([
    [
      'a biped',
      {
        items: { RA: times(6, 'Autocannon/20'), RT: times(4, 'Autocannon/20'), RL: ['Jump Jet', 'Jump Jet'] },
      },
    ],
    ['a quad', { kind: 'Quad', items: { RRL: ['Jump Jet', 'Heat Sink'], RLL: ['Medium Laser'] } }],
    ['a tripod', { kind: 'Tripod', items: { CL: times(2, 'Jump Jet'), LT: times(4, 'Hatchet') } }],
  ])('is never taken for a smaller unit: %s', (_kind, changes) => {
    const text = mtf(changes);
    const whole = read(text);
    const names = ({ equipment }: Mech) => equipment.map(({ name, location }) => [name, location]);
    expect(whole.warnings).toEqual([]);
    const lines = text.split('\n');
    for (let count = 0; count < lines.length; count += 1) {
      let cut: Mech;
      try {
        cut = read(lines.slice(0, count).join('\n'));
      } catch (error) {
        expect(error).toBeInstanceOf(UnitFileError);
        continue;
      }
      if (cut.warnings.length === 0) expect(names(cut)).toEqual(names(whole));
    }
  });

  it('is reported with its last line', () => {
    const text = mtf({ items: { RL: ['Jump Jet', 'Jump Jet'] } });
    const cut = text.slice(0, text.lastIndexOf('Jump Jet'));
    expect(read(cut).warnings).toEqual([
      {
        line: cut.split('\n').length - 1,
        message: 'the file ends after 5 of the 6 slots of the RL: is it complete?',
      },
    ]);
  });
});

describe('A file is read without a word', () => {
  it('with the one odd word for a cockpit that published files have', () => {
    expect(mech({ header: { Cockpit: 'Industrial Cockpit (AFC)' } })).toMatchObject({
      cockpit: 'standard',
      warnings: [],
    });
  });

  it('with bytes that are no UTF-8, decoded as replacement characters', () => {
    const unit = mech({ header: { chassis: 'B\uFFFDr' }, lines: ['history:\uFFFD\uFFFD'] });
    expect(unit).toMatchObject({ chassis: 'B\uFFFDr', warnings: [] });
  });

  it('with a unit that breaks the rules of construction', () => {
    const header = { Engine: '10 Fusion Engine' };
    expect(mech({ header, items: { LT: times(7, 'ISGaussRifle') } }).warnings).toEqual([]);
  });
});
