import { describe, expect, it } from 'vitest';
import { keyOf } from '../../../src/units/mtf/mtf-keys.js';
import { lineNumber, mech, mountOf, mountsOf, mtf, read, slotsOf, times } from './mtf-text.js';

const without = (text: string, start: string) =>
  text
    .split('\n')
    .filter((line) => !line.startsWith(start))
    .join('\n');

describe('An MTF file is a flat sequence of lines', () => {
  it('whose keys may stand in any order, also between slot lines', () => {
    const moved = `${without(mtf({ items: { LA: ['PPC'] } }), 'Mass:')}\nMass:55\n`.replace(
      'Hand Actuator',
      'Hand Actuator\nEra:3049',
    );
    const unit = read(moved);
    expect(unit.tonnage).toBe(55);
    expect(unit.year).toBe(3049);
    expect(mountOf(unit, 'PPC')).toMatchObject({ location: 'LA', slot: 4 });
  });

  it('whose keys may be spelled in any case', () => {
    const spelled = mtf()
      .replace('TechBase:', 'TECHBASE:')
      .replace('Heat Sinks:', 'heat sinks:')
      .replace('LA Armor:', 'la aRmOr:')
      .replace('Left Arm:', 'LEFT ARM:')
      .replace('chassis:', 'Chassis:');
    expect(read(spelled)).toEqual(mech());
  });

  it('of which only the usual spellings are remembered, so that no file can fill the memory', () => {
    read(mtf({ lines: ['Mass:50', ...times(1000, 'mASS:50')] }));
    for (let key = keyOf('Mass'), steps = 0; key !== undefined && steps < 100; key = key.next, steps += 1) {
      expect(key.usual).toBe(true);
    }
  });

  it('whose values keep their case', () => {
    expect(mech({ header: { chassis: 'LOUD quiet', role: 'Missile Boat' } })).toMatchObject({
      chassis: 'LOUD quiet',
      role: 'Missile Boat',
    });
  });

  it('of which the last occurrence of a key wins', () => {
    expect(mech({ lines: ['Mass:60', 'Mass:65'] }).tonnage).toBe(65);
  });

  it('of which quirks, weapon quirks and items without slots gather', () => {
    const unit = mech({
      items: { LA: ['PPC'], RA: ['PPC'] },
      lines: [
        ...['quirk:stable', 'quirk:cowl', 'nocrit:Standard:None', 'nocrit:Industrial:None'],
        ...['weaponquirk:accurate:LA:4:PPC', 'weaponquirk:stable_weapon:RA:4:PPC'],
      ],
    });
    expect(unit.quirks).toEqual(['stable', 'cowl']);
    expect(unit.weaponQuirks).toEqual({ PPC: ['accurate', 'stable_weapon'] });
    expect(unit.sheet.withoutSlots).toEqual([{ name: 'Standard' }, { name: 'Industrial' }]);
  });

  it('of which blank lines, comments and the generator line mean nothing', () => {
    const remarks = ['', '   ', '# Mass:20', '\t# a remark', 'generator:A tool of 2025'];
    const text = mtf({ items: { LT: ['Medium Laser'] } });
    expect(read([...remarks, ...text.split('\n').flatMap((line) => [line, ...remarks])].join('\n'))).toEqual(
      read(text),
    );
  });

  it('which are counted as they stand, in a plain list of twelve slots and in one with a comment', () => {
    const text = mtf({ items: { LT: ['Heat Sink', 'No Such Thing', 'Nor This One'] } });
    for (const written of [text, text.replace('Heat Sink\n', 'Heat Sink\n# what follows is made up\n\n')]) {
      const lines = ['No Such Thing', 'Nor This One'].map((line) => lineNumber(written, line));
      expect(read(written).warnings.map(({ line }) => line)).toEqual(lines);
    }
  });

  it('of which blanks at either end of a line mean nothing', () => {
    const text = mtf({ items: { LT: ['Medium Laser', 'LRM 20'] } });
    const padded = text.replace(/^(?=.)/gm, ' \t').replace(/(?<=.)$/gm, '\t  ');
    expect(read(padded)).toEqual(read(text));
  });

  it('may follow one another by line feed, carriage return or both, behind a byte order mark or none', () => {
    const text = mtf({ items: { LT: ['Medium Laser'] }, lines: ['quirk:stable'] });
    expect(read(text.replaceAll('\n', '\r\n'))).toEqual(read(text));
    expect(read(text.replaceAll('\n', '\r'))).toEqual(read(text));
    expect(read(`\uFEFF${text}`)).toEqual(read(text));
  });

  it('needs no line feed at its end', () => {
    expect(read(mtf().trimEnd())).toEqual(mech());
  });
});

describe('The Weapons block', () => {
  it('is skipped, as many lines as it says, unread', () => {
    const unit = mech({ lines: ['Weapons:3', 'PPC, Left Arm', 'Mass:95', 'Left Arm:'] });
    expect(unit.tonnage).toBe(50);
    expect(unit).toEqual(mech());
  });

  it('counts blank lines and comments among its lines', () => {
    expect(mech({ lines: ['weapons:3', '', '# Medium Laser', 'Mass:95'] }).tonnage).toBe(50);
  });
});

describe('The legacy version line', () => {
  const nameless = without(without(mtf(), 'chassis:'), 'model:');

  it('is followed by chassis and model without their keys', () => {
    const unit = read(`Version:1.0\nOld Thing\nOLD-1\n${nameless}`);
    expect(unit).toMatchObject({ chassis: 'Old Thing', model: 'OLD-1' });
  });

  it('may have comments and a generator line in between', () => {
    const unit = read(`version:1.1\nGenerator: A tool\n# remark\nOld Thing\nOLD-1\n${nameless}`);
    expect(unit).toMatchObject({ chassis: 'Old Thing', model: 'OLD-1' });
  });
});

describe('A line without a known key', () => {
  it('is a slot line of the location that was opened last', () => {
    const unit = read(mtf().replace('Hand Actuator', 'Hand Actuator\nMedium Laser'));
    expect(mountOf(unit, 'Medium Laser')).toMatchObject({ location: 'LA', slot: 4 });
  });

  it('belongs to the head before any location, and is gone when the head is read', () => {
    expect(mech({ lines: ['imagefile:picture.png', 'a continuation of some tale'] })).toEqual(mech());
  });

  it('is dropped beyond the twelve lines of its location', () => {
    const unit = mech({ slots: { LT: [...times(12, 'Heat Sink'), 'Medium Laser', 'PPC'] } });
    expect(mountsOf(unit, 'Heat Sink').filter(({ location }) => location === 'LT')).toHaveLength(12);
    expect(mountsOf(unit, 'Medium Laser')).toEqual([]);
    expect(unit.warnings).toEqual([]);
  });

  it('is dropped beyond the six slots of a leg or the head', () => {
    const unit = mech({
      items: { LL: [...times(2, 'Heat Sink'), 'an image', 'another image'] },
      slots: {
        HD: ['Life Support', 'Sensors', 'Cockpit', '-Empty-', 'Sensors', 'Life Support', 'Small Laser'],
      },
    });
    expect(slotsOf(unit, 'LL')).toEqual([
      ...['hip', 'upper-leg-actuator', 'lower-leg-actuator', 'foot-actuator', 'Heat Sink', 'Heat Sink'],
    ]);
    expect(mountsOf(unit, 'Small Laser')).toEqual([]);
    // Words that describe the unit may well stand there; equipment has been forgotten.
    expect(unit.warnings.map(({ message }) => message)).toEqual([
      '"Small Laser" was left out: the HD has no slot left for it',
    ]);
  });

  it('may have a name of the language: it is no key for all that', () => {
    const text = mtf({ lines: ['constructor:x', '__proto__:x', 'hasOwnProperty:x', 'toString:x'] });
    expect(read(text)).toEqual(mech());
    const unit = mech({ items: { LT: ['constructor', '__proto__'] } });
    expect(unit.warnings.map(({ message }) => message)).toEqual([
      'unknown equipment "constructor"',
      'unknown equipment "__proto__"',
    ]);
  });

  it('may be a heading of a location only when nothing follows the colon', () => {
    const unit = read(mtf().replace('Left Torso:', 'Left Torso:\nHead: of the family'));
    expect(unit.warnings).toMatchObject([{ message: 'unknown equipment "Head: of the family"' }]);
    expect(slotsOf(unit, 'HD')[0]).toBe('life-support');
  });
});

describe('Known keys that say nothing of the unit', () => {
  it('are passed over: fluff, factories, derived figures and pictures', () => {
    const fluff = [
      ...['overview', 'capabilities', 'deployment', 'history', 'notes', 'manufacturer', 'primaryfactory'],
      ...['systemmanufacturer:CHASSIS', 'systemmode:ENGINE', 'fluffimage', 'icon', 'Myomer'],
    ].map((key) => `${key}:Mass:95 and Triple-Strength`);
    const text = mtf();
    expect(read(`${fluff.join('\n')}\n${text}${fluff.join('\n')}`)).toEqual(read(text));
  });
});

describe('The stated walk, which the engine decides', () => {
  it.each(['abc', '-3', '2.5'])('is warned of where nobody can walk so far: %s', (walk) => {
    const text = mtf().replace(/^Walk MP:.*$/m, `Walk MP:${walk}`);
    const line = text.split('\n').findIndex((written) => written.startsWith('Walk MP')) + 1;
    expect(read(text).walk).toBe(read(mtf()).walk);
    expect(read(text).warnings).toEqual([
      { line, message: `Walk MP is "${walk}": expected a whole number, 0 or more` },
    ]);
  });
});
