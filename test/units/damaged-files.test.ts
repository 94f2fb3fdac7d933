import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { officialCatalog } from '../../src/catalog/official.js';
import type { Unit } from '../../src/units/any-unit.js';
import { readBlk } from '../../src/units/blk/read-blk.js';
import { readUnitJson } from '../../src/units/json/read-unit-json.js';
import { writeUnitJson } from '../../src/units/json/write-unit-json.js';
import { readMtf } from '../../src/units/mtf/read-mtf.js';
import { UnitFileError } from '../../src/units/unit-file-error.js';
import { expectedFigures } from '../corpus/read-once.js';
import { referenceData, referenceText } from '../corpus/shared.js';
import { BATTLE_ARMOR, blkText, DROPSHIP, FIGHTER, INFANTRY, TANK } from './blk/blk-text.js';
import { mtf, read, times } from './mtf/mtf-text.js';

/** The same files are damaged the same way in every run. */
const SEED = 3025;
const FILES_OF_THE_CORPUS = 40;
/** A whole file takes a fraction of a millisecond; a busy machine may take a while longer. */
const LONGEST_TIME = 2000;

const MTF = [
  mtf({
    header: {
      clanname: 'Prüfstand',
      'mul id': '140',
      Source: 'The tests',
      role: 'Sniper',
      Cockpit: 'Small Cockpit',
    },
    items: {
      ...{ LA: [...times(3, 'PPC'), 'PPC Capacitor'], RA: times(6, 'Autocannon/20') },
      ...{ RT: [...times(4, 'Autocannon/20'), 'ISMGA', ...times(5, 'Machine Gun')] },
      ...{ LT: [...times(5, 'LRM 20'), 'ISArtemisIV', 'IS Ammo LRM-20', 'Cargo:SIZE:1.5', 'ISSRM4 (OS)'] },
      ...{ LL: ['Jump Jet', 'Jump Jet'], RL: ['Jump Jet', 'Medium Laser (R) (ARMORED)'] },
    },
    lines: [
      'quirk:easy_pilot',
      'weaponquirk:imp_cooling:LA:4:PPC',
      'nocrit:Standard:None',
      'Weapons:1',
      'PPC, Left Arm',
    ],
  }),
  mtf({
    header: {
      Config: 'Biped Omnimech',
      TechBase: 'Clan',
      Armor: 'Ferro-Fibrous(Clan)',
      Engine: '300 XL Engine',
    },
    items: { RA: times(2, 'CLERPPC (OMNIPOD)'), LT: [...times(7, 'Endo Steel'), ...times(2, 'CLMASC')] },
  }),
  mtf({
    kind: 'Quad',
    header: { Engine: '150 ICE Engine' },
    items: { LT: ['ISQuadTurret', 'Medium Laser (T)'] },
  }),
  mtf({
    kind: 'Tripod',
    header: { Mass: '135' },
    items: { LT: ['IS Ammo LRM-20|IS Ammo LRM-20', 'Heat Sink|Heat Sink'] },
  }),
  mtf({ kind: 'LAM', header: { LAM: 'Bimodal' }, items: { CT: ['Landing Gear'] } }),
  mtf({ kind: 'QuadVee', header: { Motive: 'Wheel', 'Heat Sinks': '20 Compact' } }),
];
const BLK = [TANK, BATTLE_ARMOR, INFANTRY, FIGHTER, DROPSHIP].map(blkText);
const JSONS = [...MTF.map(read), ...BLK.map((text) => readBlk(text, officialCatalog))].map(writeUnitJson);

/** The texts written here, and where they are at hand some of the reference data. */
function textsOf(written: readonly string[], ending: '.mtf' | '.blk'): readonly string[] {
  if (!referenceData) return written;
  const files = expectedFigures(ending).map(({ path }) => path);
  const step = Math.floor(files.length / FILES_OF_THE_CORPUS);
  return [
    ...written,
    ...files.filter((_, place) => place % step === 0).map((path) => referenceText(`units/${path}`)),
  ];
}

const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const rubbish = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.constantFrom(
    '',
    ':',
    '|',
    '(',
    ')',
    '#',
    '<',
    '</',
    '>',
    '{',
    '"',
    ',',
    '\n',
    '\r',
    '\0',
    '\uFEFF',
    '\uFFFD',
  ),
  fc.constantFrom(
    ':SIZE:',
    ':SIZE:1e308',
    ':SIZE:-1',
    ':SIZE:NaN',
    '(OMNIPOD)',
    '(R)',
    'constructor',
    '__proto__',
  ),
);
const strangeNumber = fc.constantFrom(
  ...[
    '-1',
    '-999999',
    '0',
    '0.5',
    '1e9',
    '1e308',
    '1e999',
    '999999',
    '99999999999999999999',
    'NaN',
    'Infinity',
    '٣',
    '',
  ],
);

type Damage = (text: string, other: string) => string;

const atLine = (text: string, where: number, change: (lines: string[], place: number) => void): string => {
  const lines = text.split('\n');
  change(lines, Math.floor(where * lines.length));
  return lines.join('\n');
};

/** What may befall a file. */
const damage: fc.Arbitrary<Damage> = fc.oneof(
  fc.tuple(share, fc.boolean()).map(([where, front]): Damage => {
    return (text) => (front ? text.slice(where * text.length) : text.slice(0, where * text.length));
  }),
  fc.tuple(share, fc.nat(200)).map(([where, length]): Damage => {
    return (text) => text.slice(0, where * text.length) + text.slice(where * text.length + length);
  }),
  fc.tuple(share, rubbish, fc.nat(3)).map(([where, piece, over]): Damage => {
    return (text) => text.slice(0, where * text.length) + piece + text.slice(where * text.length + over);
  }),
  fc.tuple(share, strangeNumber).map(([where, number]): Damage => {
    return (text) => {
      const numbers = [...text.matchAll(/-?\d+(\.\d+)?/g)];
      const { index = 0, 0: old = '' } = numbers[Math.floor(where * numbers.length)] ?? { index: 0, 0: '' };
      return text.slice(0, index) + number + text.slice(index + old.length);
    };
  }),
  fc.integer({ min: 1, max: 1_000_003 }).map((step): Damage => {
    const rank = (place: number) => ((place + 1) * step * 7919) % 104_729;
    return (text) => {
      const lines = text.split('\n').map((line, place): [number, string] => [rank(place), line]);
      return lines
        .sort(([one], [two]) => one - two)
        .map(([, line]) => line)
        .join('\n');
    };
  }),
  share.map(
    (where): Damage =>
      (text) =>
        atLine(text, where, (lines, place) => lines.splice(place, 1)),
  ),
  fc.tuple(share, fc.constantFrom(1, 2, 20, 3000)).map(([where, count]): Damage => {
    return (text) =>
      atLine(text, where, (lines, place) => lines.splice(place, 0, ...times(count, lines[place] ?? '')));
  }),
  fc.tuple(share, share).map(([one, two]): Damage => {
    return (text) =>
      atLine(text, one, (lines, place) => {
        const other = Math.floor(two * lines.length);
        [lines[place], lines[other]] = [lines[other] ?? '', lines[place] ?? ''];
      });
  }),
  // A key keeps its place and gets the value of a line of another file, or the whole line.
  fc.tuple(share, share, fc.boolean()).map(([where, elsewhere, whole]): Damage => {
    return (text, other) =>
      atLine(text, where, (lines, place) => {
        const others = other.split('\n');
        const line = others[Math.floor(elsewhere * others.length)] ?? '';
        const [key] = (lines[place] ?? '').split(':', 1);
        lines[place] = whole ? line : `${key}:${line.slice(line.indexOf(':') + 1)}`;
      });
  }),
  share.map((where): Damage => {
    return (text, other) => text.slice(0, where * text.length) + other.slice(where * other.length);
  }),
);

const damaged = (texts: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom(...texts),
      fc.constantFrom(...texts),
      fc.array(damage, { minLength: 1, maxLength: 4 }),
    )
    .map(([text, other, damages]) => damages.reduce((whole, damage) => damage(whole, other), text));

const REFUSAL = /^damaged\.[a-z]+(:\d+)?: ./;

/** The unit, or nothing where the file is refused; any other end fails the test. */
function attempt(reader: () => Unit): Unit | undefined {
  const start = performance.now();
  const unit = unitOrRefusal(reader);
  const time = performance.now() - start;
  if (time >= LONGEST_TIME) expect.fail(`${time} ms`);
  return unit;
}

function unitOrRefusal(reader: () => Unit): Unit | undefined {
  try {
    return reader();
  } catch (error) {
    if (!(error instanceof UnitFileError)) throw error;
    if (!REFUSAL.test(error.message)) expect.fail(error.message);
    return undefined;
  }
}

/** One look for all figures: a hundred thousand assertions would take longer than all that is read. */
function expectNumbers({ walk, run, jump, tonnage = 0, locations }: Unit) {
  const figures = { walk, run, jump, tonnage };
  const isFigure = (figure: number) => Number.isFinite(figure) && figure >= 0;
  if (!Object.values(figures).every(isFigure)) expect.fail(JSON.stringify(figures));
  for (const state of locations) {
    const points = [state.armorPoints, state.structurePoints];
    if ('rearArmorPoints' in state) points.push(state.rearArmorPoints ?? 0);
    if (points.some(Number.isNaN)) expect.fail(`points of the ${state.location}: ${points.join(', ')}`);
  }
}

/** What could be read can be written, and read again. */
function expectLossless(unit: Unit) {
  const text = writeUnitJson(unit);
  const again = writeUnitJson(readUnitJson(text, officialCatalog, 'again.json'));
  if (again !== text) expect(again).toBe(text);
}

describe('A damaged unit file gives a unit or a UnitFileError, in no time, and figures that are numbers', () => {
  it.each([
    [
      'MTF',
      textsOf(MTF, '.mtf'),
      5000,
      (text: string): Unit => readMtf(text, officialCatalog, 'damaged.mtf'),
    ],
    [
      'BLK',
      textsOf(BLK, '.blk'),
      4000,
      (text: string): Unit => readBlk(text, officialCatalog, 'damaged.blk'),
    ],
    ['unit JSON', JSONS, 3000, (text: string) => readUnitJson(text, officialCatalog, 'damaged.json')],
  ])(
    'as %s',
    (_format, texts, numRuns, reader) => {
      let units = 0;
      fc.assert(
        fc.property(damaged(texts), (text) => {
          const unit = attempt(() => reader(text));
          if (unit === undefined) return;
          units += 1;
          expectNumbers(unit);
          expectLossless(unit);
        }),
        { seed: SEED, numRuns },
      );
      // Damage that no file survives, or that does nothing, would show nothing.
      expect(units).toBeGreaterThan(numRuns / 100);
      expect(units).toBeLessThan(numRuns);
    },
    60_000,
  );

  it('as unit JSON with any value in any field', () => {
    const fields = JSONS.flatMap((text) =>
      Object.keys(JSON.parse(text)).map((field): [string, string] => [text, field]),
    );
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.jsonValue(), ([text, field], value) => {
        const changed = JSON.stringify({ ...JSON.parse(text), [field]: value });
        const unit = attempt(() => readUnitJson(changed, officialCatalog, 'damaged.json'));
        if (unit !== undefined) expectNumbers(unit);
      }),
      { seed: SEED, numRuns: 2000 },
    );
  }, 60_000);
});

describe('A file made to take long is read or refused all the same', () => {
  const many = (line: (place: number) => string) =>
    Array.from({ length: 100_000 }, (_, place) => line(place));

  it.each<[string, string]>([
    ['quirks', mtf({ lines: many((place) => `quirk:q${place}`) })],
    [
      'weapon quirks',
      mtf({ lines: many((place) => `weaponquirk:q${place}:LA:4:PPC`), items: { LA: ['PPC'] } }),
    ],
    ['items without slots', mtf({ lines: many((place) => `nocrit:item ${place}:None`) })],
    ['locations', mtf({ lines: many(() => 'Left Arm:') })],
    ['slots', mtf({ lines: many((place) => `PPC ${place}`) })],
    ['keys', mtf({ lines: many((place) => `Mass:${place}`) })],
    ['colons', mtf({ lines: [':'.repeat(1_000_000)] })],
    ['blanks', mtf({ lines: [`${' '.repeat(1_000_000)}x${' '.repeat(1_000_000)}`] })],
    ['parentheses', mtf({ items: { LT: [`${'('.repeat(500_000)}1 ton`] } })],
    ['digits', mtf({ items: { LT: [`Cargo (${'1'.repeat(500_000)}`] } })],
    ['marks', mtf({ items: { LT: [`Medium Laser${' (R)'.repeat(100_000)}`] } })],
    ['pairs', mtf({ items: { LT: ['Heat Sink|'.repeat(100_000)] } })],
    ['digits of a rating', mtf({ header: { Engine: '1'.repeat(1_000_000) } })],
    ['lines to skip', mtf({ lines: ['Weapons:999999999999999999'] })],
  ])('with a great many %s', (_kind, text) => {
    const unit = attempt(() => readMtf(text, officialCatalog, 'damaged.mtf'));
    if (unit !== undefined) expectNumbers(unit);
  });
});
