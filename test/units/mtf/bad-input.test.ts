import { describe, expect, it } from 'vitest';
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
      `testbed.mtf: no line "${key.toLowerCase()}:…": not a whole mtf file`,
    );
  });

  it('without a chassis', () => {
    expect(refusal(mtf({ header: { chassis: undefined } })).message).toContain('no line "Chassis:…"');
    expect(refusal(mtf({ header: { chassis: '' } })).message).toContain('Chassis is "": expected a value');
  });

  it('for a quad without the armor of a leg, for a tripod without that of the center leg', () => {
    const missing = (kind: Changes['kind'], key: string) =>
      refusal(mtf({ ...(kind && { kind }), header: { [key]: undefined } })).message;
    expect(missing('Quad', 'FRL Armor')).toContain('no line "Frl Armor:…"');
    expect(missing('Tripod', 'CL Armor')).toContain('no line "Cl Armor:…"');
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
    expect(refusal(mtf({ header: { [key]: '-5' } })).message).toContain(
      '"-5": expected no number below zero',
    );
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
    expect(refusal(text).message).toBe('testbed.mtf: no line "TechBase:…": not a whole MTF file');
  });

  it('that breaks off in its header, but not one that breaks off in its slots', () => {
    const text = mtf({ items: { LT: ['Medium Laser'] } });
    expect(refusal(text.slice(0, text.indexOf('RTC Armor'))).message).toContain('no line "Rtc Armor:…"');
    expect(read(text.slice(0, text.indexOf('Right Torso:'))).warnings).toEqual([]);
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
      [undefined, 'unknown equipment "Flux Capacitor"'],
    ]);
  });

  it('of an unknown structure', () => {
    expect(warnings({ header: { Structure: 'Cardboard' } })).toEqual([
      [undefined, 'unknown structure "IS Cardboard Structure"'],
    ]);
    expect(mech({ header: { Structure: 'Cardboard' } })).not.toHaveProperty('structure');
  });

  it('of an unknown armor, once', () => {
    expect(warnings({ header: { Armor: 'Cardboard(Clan)' } })).toEqual([
      [undefined, 'unknown armor "Clan Cardboard"'],
    ]);
    expect(mech({ header: { Armor: 'Cardboard' } }).locations[0]).not.toHaveProperty('armor');
  });

  it('of an item that does not fit into its location', () => {
    expect(warnings({ items: { LL: times(2, 'PPC') } })).toEqual([['PPC', '"PPC" lacks 1 of its 3 slots']]);
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

describe('A file is read without a word', () => {
  it('with bytes that are no UTF-8, decoded as replacement characters', () => {
    const unit = mech({ header: { chassis: 'B\uFFFDr' }, lines: ['history:\uFFFD\uFFFD'] });
    expect(unit).toMatchObject({ chassis: 'B\uFFFDr', warnings: [] });
  });

  it('with gear that finds nothing to serve', () => {
    const items = { LT: ['ISArtemisIV', 'ISApollo', 'PPC Capacitor', 'ISLaserInsulator', 'ISMGA'] };
    expect(mech({ items }).warnings).toEqual([]);
  });

  it('with a unit that breaks the rules of construction', () => {
    const header = { Mass: '20', Engine: '10 Fusion Engine' };
    expect(mech({ header, items: { LT: times(7, 'ISGaussRifle') } }).warnings).toEqual([]);
  });
});
