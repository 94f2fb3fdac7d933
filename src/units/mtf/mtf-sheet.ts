import { isMechTonnage } from '../mech/internal-structure.js';
import { locationsOf, MECH_LOCATIONS, type MechLocation, slotCount } from '../mech/layout.js';
import { type ArmorPoints, type ArmorStatement, LONGEST_LIST, type MechSheet } from '../mech/mech-sheet.js';
import { type SheetLines, warning } from '../mech/sheet-lines.js';
import { canonicalQuirkId } from '../quirks/quirk-ids.js';
import { readWeaponQuirk } from '../quirks/weapon-quirk-lines.js';
import type { UnitTechBase, UnitWarning } from '../unit.js';
import { UnitFileError } from '../unit-file-error.js';
import { headingOf, type ListName, titled } from './mtf-keys.js';
import type { MtfLines, MtfValue } from './mtf-lines.js';
import {
  chassisKindOf,
  cockpitType,
  engineType,
  gyroType,
  heatSinkKind,
  isClanEngine,
  isFullHeadEjection,
  isRiscKit,
  lamType,
  motive,
} from './mtf-systems.js';

const TECH_BASES: ReadonlyMap<string, UnitTechBase> = new Map([
  ['inner sphere', 'Inner Sphere'],
  ['clan', 'Clan'],
  ['mixed (is chassis)', 'Mixed Inner Sphere'],
  ['mixed (clan chassis)', 'Mixed Clan'],
]);

export interface MtfStatements {
  readonly sheet: MechSheet;
  readonly lines: SheetLines;
  /** What was not understood. */
  readonly warnings: readonly UnitWarning[];
}

/** Puts the values of the file into the words of the sheet, or says which line is wrong. */
export function mtfSheet(lines: MtfLines, file: string): MtfStatements {
  const read = new MtfReader(lines, file);
  const techBase = read.techBase();
  const clanChassis = techBase.endsWith('Clan');
  const config = read.text('config').toLowerCase();
  const chassisKind = read.word('config', () => chassisKindOf(config), 'biped');
  const locations = locationsOf(chassisKind);
  const engine = read.text('engine');
  const heatSinks = read.text('heat sinks');
  const jump = read.optionalInteger('jump mp');
  if (jump === undefined) throw read.missing('jump mp');
  const armor = read.value('armor');
  const patchwork = armor.text === 'Patchwork';
  const rulesLevel = read.integer('rules level');
  const armorOfUnit = patchwork ? undefined : armorStatement(armor.text, clanChassis);
  const lowestLevel = techBase === 'Inner Sphere' && !armorOfUnit?.clan ? 1 : 2;
  if (rulesLevel < lowestLevel || rulesLevel > 5) {
    const clan = lowestLevel === 2 ? ' for a unit with Clan technology' : '';
    throw read.wrong('rules level', `expected ${lowestLevel} to 5${clan}`);
  }
  const tonnage = read.integer('mass');
  if (!isMechTonnage(tonnage))
    throw read.wrong('mass', "no 'Mech has this mass: expected 10 to 200 in steps of 5");

  const cockpit = read.word('cockpit', cockpitType, 'standard');
  const itemsWithoutSlots = read.list('withoutSlots').filter(({ text }) => withoutSlots(text).name !== '');
  const weaponQuirks = read.list('weaponQuirks');

  const sheet: Open<MechSheet> = {
    chassis: read.text('chassis'),
    model: read.value('model').text,
    year: read.integer('era'),
    rulesLevel,
    techBase,
    chassisKind,
    omni: config.includes('omni'),
    tonnage,
    engine: {
      rating: read.engineRating(),
      type: read.word('engine', engineType, 'fusion'),
      clan: isClanEngine(engine, techBase),
    },
    gyro: read.word('gyro', gyroType, 'standard'),
    cockpit: chassisKind === 'quadvee' ? 'quadvee' : cockpit,
    heatSinks: {
      count: read.heatSinkCount(),
      kind: read.word('heat sinks', heatSinkKind, 'single'),
      clan:
        heatSinks.includes('Clan') ||
        (!heatSinks.includes('IS') && !heatSinks.includes('Inner Sphere') && clanChassis),
    },
    jump,
    structure: structureName(read.value('structure').text, clanChassis),
    armorPoints: read.armorPoints(locations, patchwork),
    slots: read.slots(locations),
    withoutSlots: itemsWithoutSlots.map(({ text }) => withoutSlots(text)),
    quirks: read
      .list('quirks')
      .filter(({ text }) => text !== '')
      .map(({ text }) => canonicalQuirkId(text)),
    weaponQuirks: weaponQuirks.map(({ text, line }) => {
      const quirk = readWeaponQuirk(text);
      if (quirk === undefined) {
        throw new UnitFileError(
          file,
          line,
          `weapon quirk "${text}" is not of the form quirk:LOC:slot:weapon`,
        );
      }
      return quirk;
    }),
  };
  const clanName = read.optional('clanname');
  const mulId = read.optionalInteger('mul id') ?? 0;
  const source = read.optional('source');
  const role = read.optional('role');
  const baseChassisHeatSinks = read.optionalInteger('base chassis heat sinks');
  const manualBattleValue = read.optionalInteger('bv') ?? 0;
  if (clanName !== undefined) sheet.clanName = clanName;
  if (mulId > 0) sheet.mulId = mulId;
  if (source !== undefined) sheet.source = source;
  if (role !== undefined) sheet.role = role;
  if (chassisKind === 'lam') sheet.lamType = read.word('lam', lamType, 'standard');
  if (chassisKind === 'quadvee') sheet.motive = read.word('motive', motive, 'track');
  if (read.word('ejection', isFullHeadEjection, undefined)) sheet.fullHeadEjection = true;
  if (read.word('heat sink kit', isRiscKit, undefined)) sheet.riscHeatSinkOverrideKit = true;
  if (baseChassisHeatSinks !== undefined) sheet.baseChassisHeatSinks = baseChassisHeatSinks;
  if (armorOfUnit !== undefined) sheet.armor = armorOfUnit;
  if (manualBattleValue > 0) sheet.manualBattleValue = manualBattleValue;
  read.warnOfUnheededKeys();
  return {
    sheet,
    lines: {
      slot: (location, place) => lines.slotLines[locations.indexOf(location)]?.[place],
      field: (field) => read.line(field),
      armorPoints: (location) => read.line(ARMOR_KEYS[location]),
      entry: (list, place) => (list === 'withoutSlots' ? itemsWithoutSlots : weaponQuirks)[place]?.line,
    },
    warnings: read.warnings,
  };
}

type Open<T> = { -readonly [Field in keyof T]: T[Field] };

const LISTED: Readonly<Record<ListName, string>> = {
  quirks: 'quirks',
  weaponQuirks: 'weapon quirks',
  withoutSlots: 'items without slots',
  unheeded: 'keys in a case that is not read',
};

class MtfReader {
  readonly warnings: UnitWarning[] = [];
  readonly #lines: MtfLines;
  readonly #file: string;

  constructor(lines: MtfLines, file: string) {
    this.#lines = lines;
    this.#file = file;
  }

  value(key: string): MtfValue {
    const value = this.#lines.values.get(key);
    if (value === undefined) throw this.missing(key);
    return value;
  }

  /** Present and not blank. */
  text(key: string): string {
    const { text } = this.value(key);
    if (text === '') throw this.wrong(key, 'expected a value');
    return text;
  }

  optional(key: string): string | undefined {
    return this.#lines.values.get(key)?.text || undefined;
  }

  line(key: string): number | undefined {
    return this.#lines.values.get(key)?.line;
  }

  /** What the value says, or where it says nothing that is known, or is absent, what it means then. */
  word<T>(key: string, meaning: (text: string) => T | undefined, otherwise: T): T {
    const text = this.optional(key);
    if (text === undefined) return otherwise;
    const known = meaning(text);
    if (known !== undefined) return known;
    const taken = otherwise === undefined ? 'passed over' : `taken for "${otherwise}"`;
    this.#warn(key, `${titled(key)} "${text}" is unknown and was ${taken}`);
    return otherwise;
  }

  integer(key: string): number {
    return this.#number(key, this.text(key));
  }

  optionalInteger(key: string): number | undefined {
    const text = this.optional(key);
    return text === undefined ? undefined : this.#number(key, text);
  }

  /** A file that says more than any unit needs is refused. */
  list(name: ListName): readonly MtfValue[] {
    const values = this.#lines.lists[name];
    const excess = values[LONGEST_LIST];
    if (excess !== undefined) {
      throw new UnitFileError(this.#file, excess.line, `more than ${LONGEST_LIST} ${LISTED[name]}`);
    }
    return values;
  }

  techBase(): UnitTechBase {
    const techBase = TECH_BASES.get(this.text('techbase').toLowerCase());
    if (techBase === undefined) {
      throw this.wrong('techbase', 'expected Inner Sphere, Clan, Mixed (IS Chassis) or Mixed (Clan Chassis)');
    }
    return techBase;
  }

  engineRating(): number {
    return this.#number('engine', this.text('engine').split(' ', 1)[0] ?? '');
  }

  heatSinkCount(): number {
    const text = this.text('heat sinks');
    const count = text.slice(0, 2).trim();
    if (/^\d{3}/.test(text)) {
      this.#warn('heat sinks', `Heat Sinks "${text}": two digits are read, which makes ${count}`);
    }
    return this.#number('heat sinks', count);
  }

  armorPoints(
    locations: readonly MechLocation[],
    patchwork: boolean,
  ): Partial<Record<MechLocation, ArmorPoints>> {
    const points: Partial<Record<MechLocation, ArmorPoints>> = {};
    for (const location of locations) {
      const key = ARMOR_KEYS[location];
      const rearKey = REAR_KEYS[location];
      const { text } = this.value(key);
      const last = text.lastIndexOf(':');
      const here: Open<ArmorPoints> = { front: this.#number(key, text.slice(last + 1).trim()) };
      if (rearKey !== undefined) here.rear = this.integer(rearKey);
      if (patchwork && last > 0) here.armor = armorStatement(text.slice(0, last), false);
      points[location] = here;
    }
    return points;
  }

  /** Every location of the chassis has its heading, or the file was cut off. */
  slots(locations: readonly MechLocation[]): MechSheet['slots'] {
    const { slots, end } = this.#lines;
    const all: Partial<Record<MechLocation, readonly string[]>> = {};
    for (const [number, location] of locations.entries()) {
      const texts = slots[number];
      if (texts === undefined) throw this.#lost(`heading "${headingOf(number, locations.includes('FRL'))}:"`);
      all[location] = texts;
      const count = slotCount(location);
      if (number === end.location && texts.length < count) {
        // Files list empty slots, too. Elsewhere a location may be short; at the end it looks like a cut.
        const message = `the file ends after ${texts.length} of the ${count} slots of the ${location}: is it whole?`;
        this.warnings.push(warning(end.line, message));
      }
    }
    return all;
  }

  warnOfUnheededKeys(): void {
    for (const { text, line } of this.list('unheeded')) {
      const message = `"${text}:" was passed over: this key is read in lower case only`;
      this.warnings.push(warning(line, message));
    }
  }

  missing(key: string): UnitFileError {
    return this.#lost(`line "${titled(key)}:…"`);
  }

  #lost(part: string): UnitFileError {
    return new UnitFileError(this.#file, undefined, `no ${part}: not a whole MTF file`);
  }

  #warn(key: string, message: string): void {
    this.warnings.push(warning(this.line(key), message));
  }

  wrong(key: string, expected: string): UnitFileError {
    const { text, line } = this.value(key);
    return new UnitFileError(this.#file, line, `${titled(key)} is "${text}": ${expected}`);
  }

  #number(key: string, text: string): number {
    if (!/^-?\d{1,6}$/.test(text)) throw this.wrong(key, 'expected a whole number below a million');
    const number = Number(text);
    if (number < 0 && key !== 'mul id') throw this.wrong(key, 'expected no number below zero');
    return number;
  }
}

const ARMOR_KEYS = Object.fromEntries(
  MECH_LOCATIONS.map((location) => [location, `${location.toLowerCase()} armor`]),
) as Readonly<Record<MechLocation, string>>;

const REAR_KEYS: Readonly<Partial<Record<MechLocation, string>>> = {
  LT: 'rtl armor',
  RT: 'rtr armor',
  CT: 'rtc armor',
};

function structureName(text: string, clanChassis: boolean): string {
  const word = text === '' ? 'Standard' : text;
  const name = /^(Clan|IS) /.test(word) ? word : `${clanChassis ? 'Clan' : 'IS'} ${word}`;
  return name.endsWith('Structure') ? name : `${name} Structure`;
}

/** `TYPE(TECH)`; the word Clan anywhere makes it Clan armor, no parenthesis leaves it to the chassis. */
function armorStatement(text: string, clanChassis: boolean): ArmorStatement {
  const bracket = text.indexOf('(');
  const clan = /clan/i.test(text) || (bracket < 0 && clanChassis);
  const type = (bracket < 0 ? text : text.slice(0, bracket)).trim();
  return { name: armorName(type, clan), clan };
}

function armorName(type: string, clan: boolean): string {
  const word = type === '' ? 'Standard' : type;
  return /^(Clan|IS) /.test(word) ? word : `${clan ? 'Clan' : 'IS'} ${word}`;
}

function withoutSlots(text: string): MechSheet['withoutSlots'][number] {
  const colon = text.lastIndexOf(':');
  if (colon < 0) return { name: text };
  const location = text.slice(colon + 1).trim();
  const name = text.slice(0, colon).trim();
  return location === '' || location === 'None' ? { name } : { name, location };
}
