import type { Writable } from '../../check/writable.js';
import { isMechTonnage } from '../mech/internal-structure.js';
import { locationsOf, MECH_LOCATION_CODES, type MechLocationCode, slotCount } from '../mech/layout.js';
import { type ArmorPoints, type ArmorStatement, LONGEST_LIST, type MechSheet } from '../mech/mech-sheet.js';
import { type SheetLines, warning } from '../mech/sheet-lines.js';
import { canonicalQuirkId } from '../quirks/quirk-ids.js';
import { readWeaponQuirk } from '../quirks/weapon-quirk-lines.js';
import type { UnitTechBase, UnitWarning } from '../unit.js';
import { UnitFileError } from '../unit-file-error.js';
import { headingOf, keyAt, type ListName, PLACE, titled } from './mtf-keys.js';
import { lineWithSlot, type MtfLines, type MtfValue } from './mtf-lines.js';
import {
  chassisKindOf,
  cockpitType,
  engineType,
  gyroType,
  heatSinkKind,
  isClanEngine,
  isFullHeadEjection,
  isOmni,
  isRiscKit,
  lamType,
  motive,
} from './mtf-systems.js';
import { remembered } from './remembered.js';

/** By spelling. The usual one is found at once; others are converted to lower case. */
const TECH_BASES: ReadonlyMap<string, UnitTechBase> = new Map(
  (
    [
      ['Inner Sphere', 'Inner Sphere'],
      ['Clan', 'Clan'],
      ['Mixed (IS Chassis)', 'Mixed Inner Sphere'],
      ['Mixed (Clan Chassis)', 'Mixed Clan'],
    ] as const
  ).flatMap(([words, techBase]) => [
    [words, techBase],
    [words.toLowerCase(), techBase],
  ]),
);

export interface MtfStatements {
  readonly sheet: MechSheet;
  readonly lines: SheetLines;
  /** What could not be understood. */
  readonly warnings: readonly UnitWarning[];
}

/**
 * Translates the values of a file into a sheet and returns it.
 * @throws {UnitFileError} naming the line that is wrong
 */
export function mtfSheet(lines: MtfLines, file: string): MtfStatements {
  const read = new MtfReader(lines, file);
  const techBase = read.techBase();
  const clanChassis = techBase.endsWith('Clan');
  const chassisKind = read.word(PLACE.config, chassisKindOf, 'biped');
  const locations = locationsOf(chassisKind);
  const engineText = read.text(PLACE.engine);
  const sinksText = read.text(PLACE['heat sinks']);
  const jump = read.optionalInteger(PLACE['jump mp']);
  if (jump === undefined) throw read.missing(PLACE['jump mp']);
  const armor = read.value(PLACE.armor);
  const patchwork = armor === 'Patchwork';
  const rulesLevel = read.integer(PLACE['rules level']);
  const armorOfUnit = patchwork ? undefined : armorOf(armor, clanChassis);
  const lowestLevel = techBase === 'Inner Sphere' && !armorOfUnit?.clan ? 1 : 2;
  if (rulesLevel < lowestLevel || rulesLevel > 5) {
    const clan = lowestLevel === 2 ? ' for a unit with Clan technology' : '';
    throw read.wrong(PLACE['rules level'], `expected ${lowestLevel} to 5${clan}`);
  }
  const tonnage = read.integer(PLACE.mass);
  if (!isMechTonnage(tonnage))
    throw read.wrong(PLACE.mass, "no 'Mech has this mass: expected 10 to 200 in steps of 5");

  const cockpit = read.word(PLACE.cockpit, cockpitType, 'standard');
  const itemsWithoutSlots = read.list('withoutSlots').filter(({ text }) => withoutSlots(text).name !== '');
  const weaponQuirks = read.list('weaponQuirks');

  // Built separately, because a nested object literal makes the whole slower to build.
  const engine = {
    rating: read.engineRating(),
    type: read.word(PLACE.engine, engineType, 'fusion'),
    clan: isClanEngine(engineText, techBase),
  };
  const heatSinks = {
    count: read.heatSinkCount(),
    kind: read.word(PLACE['heat sinks'], heatSinkKind, 'single'),
    clan:
      sinksText.includes('Clan') ||
      (!sinksText.includes('IS') && !sinksText.includes('Inner Sphere') && clanChassis),
  };
  const sheet: Writable<MechSheet> = {
    chassis: read.text(PLACE.chassis),
    model: read.value(PLACE.model),
    year: read.integer(PLACE.era),
    rulesLevel,
    techBase,
    chassisKind,
    omni: isOmni(read.text(PLACE.config)),
    tonnage,
    engine,
    gyro: read.word(PLACE.gyro, gyroType, 'standard'),
    cockpit: chassisKind === 'quadvee' ? 'quadvee' : cockpit,
    heatSinks,
    jump,
    structure: structureOf(read.value(PLACE.structure), clanChassis),
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
  const clanName = read.optional(PLACE.clanname);
  const mulId = read.optionalInteger(PLACE['mul id']) ?? 0;
  const source = read.optional(PLACE.source);
  const role = read.optional(PLACE.role);
  const baseChassisHeatSinks = read.optionalInteger(PLACE['base chassis heat sinks']);
  const manualBattleValue = read.optionalInteger(PLACE.bv) ?? 0;
  // What most files state comes first: objects whose fields came in one order are alike, and quicker to build and to read.
  if (armorOfUnit !== undefined) sheet.armor = armorOfUnit;
  if (source !== undefined) sheet.source = source;
  if (mulId > 0) sheet.mulId = mulId;
  if (role !== undefined) sheet.role = role;
  if (clanName !== undefined) sheet.clanName = clanName;
  if (chassisKind === 'lam') sheet.lamType = read.word(PLACE.lam, lamType, 'standard');
  if (chassisKind === 'quadvee') sheet.motive = read.word(PLACE.motive, motive, 'track');
  if (read.word(PLACE.ejection, isFullHeadEjection, undefined)) sheet.fullHeadEjection = true;
  if (read.word(PLACE['heat sink kit'], isRiscKit, undefined)) sheet.riscHeatSinkOverrideKit = true;
  if (baseChassisHeatSinks !== undefined) sheet.baseChassisHeatSinks = baseChassisHeatSinks;
  if (manualBattleValue > 0) sheet.manualBattleValue = manualBattleValue;
  read.warnOfWalk();
  read.warnOfUnheededKeys();
  return {
    sheet,
    lines: new LinesOfFile(lines, locations, itemsWithoutSlots, weaponQuirks),
    warnings: read.warnings,
  };
}

/** A class, because few files need line numbers, and closures for each file would be wasted. */
class LinesOfFile implements SheetLines {
  private readonly lines: MtfLines;
  private readonly locations: readonly MechLocationCode[];
  private readonly withoutSlots: readonly MtfValue[];
  private readonly weaponQuirks: readonly MtfValue[];

  constructor(
    lines: MtfLines,
    locations: readonly MechLocationCode[],
    withoutSlots: readonly MtfValue[],
    weaponQuirks: readonly MtfValue[],
  ) {
    this.lines = lines;
    this.locations = locations;
    this.withoutSlots = withoutSlots;
    this.weaponQuirks = weaponQuirks;
  }

  slot(location: MechLocationCode, place: number): number | undefined {
    return lineWithSlot(this.lines, this.locations.indexOf(location), place);
  }

  field(field: Parameters<SheetLines['field']>[0]): number | undefined {
    return this.lines.valueLines[PLACE[field]];
  }

  armorPoints(location: MechLocationCode): number | undefined {
    return this.lines.valueLines[armorKey(this.lines, location)];
  }

  entry(list: 'withoutSlots' | 'weaponQuirks', place: number): number | undefined {
    return this[list][place]?.line;
  }
}

const LISTED: Readonly<Record<ListName, string>> = {
  quirks: 'quirks',
  weaponQuirks: 'weapon quirks',
  withoutSlots: 'items without slots',
  unheeded: 'keys in a case that is not read',
};

class MtfReader {
  readonly warnings: UnitWarning[] = [];
  // Not `#private`: until code is hot, V8 takes twice as long to access such fields, and most runs read only a few
  // files.
  private readonly lines: MtfLines;
  private readonly file: string;

  constructor(lines: MtfLines, file: string) {
    this.lines = lines;
    this.file = file;
  }

  /** Keys are given by their `PLACE`. */
  value(key: number): string {
    const value = this.lines.values[key];
    if (value === undefined) throw this.missing(key);
    return value;
  }

  /** Present and not blank. */
  text(key: number): string {
    const text = this.value(key);
    if (text === '') throw this.wrong(key, 'expected a value');
    return text;
  }

  optional(key: number): string | undefined {
    return this.lines.values[key] || undefined;
  }

  line(key: number): number | undefined {
    return this.lines.valueLines[key];
  }

  /** The meaning of a value, or `otherwise` if it is unknown or absent. */
  word<T>(key: number, meaning: (text: string) => T | undefined, otherwise: T): T {
    const text = this.optional(key);
    if (text === undefined) return otherwise;
    const known = meaning(text);
    if (known !== undefined) return known;
    const taken = otherwise === undefined ? 'ignored' : `taken for "${otherwise}"`;
    this.warn(key, `${titled(keyAt(key))} "${text}" is unknown and was ${taken}`);
    return otherwise;
  }

  integer(key: number): number {
    return this.number(key, this.text(key));
  }

  optionalInteger(key: number): number | undefined {
    const text = this.optional(key);
    return text === undefined ? undefined : this.number(key, text);
  }

  /** A file that lists more than any unit needs is rejected. */
  list(name: ListName): readonly MtfValue[] {
    const values = this.lines.lists[name];
    const excess = values[LONGEST_LIST];
    if (excess !== undefined) {
      throw new UnitFileError(this.file, excess.line, `more than ${LONGEST_LIST} ${LISTED[name]}`);
    }
    return values;
  }

  techBase(): UnitTechBase {
    const text = this.text(PLACE.techbase);
    const techBase = TECH_BASES.get(text) ?? TECH_BASES.get(text.toLowerCase());
    if (techBase === undefined) {
      throw this.wrong(
        PLACE.techbase,
        'expected Inner Sphere, Clan, Mixed (IS Chassis) or Mixed (Clan Chassis)',
      );
    }
    return techBase;
  }

  engineRating(): number {
    const text = this.text(PLACE.engine);
    const blank = text.indexOf(' ');
    return this.number(PLACE.engine, blank < 0 ? text : text.slice(0, blank));
  }

  heatSinkCount(): number {
    const text = this.text(PLACE['heat sinks']);
    const count = text.slice(0, 2).trim();
    if (text.length > 2 && /^\d{3}/.test(text)) {
      this.warn(PLACE['heat sinks'], `Heat Sinks "${text}": only two digits are read, which gives ${count}`);
    }
    return this.number(PLACE['heat sinks'], count);
  }

  armorPoints(
    locations: readonly MechLocationCode[],
    patchwork: boolean,
  ): Partial<Record<MechLocationCode, ArmorPoints>> {
    const points: Partial<Record<MechLocationCode, ArmorPoints>> = {};
    for (let index = 0; index < locations.length; index += 1) {
      const location = locations[index] as MechLocationCode;
      const key = armorKey(this.lines, location);
      const rearKey = REAR_KEYS[location];
      const text = this.value(key);
      const last = text.lastIndexOf(':');
      const front = last < 0 ? text : text.slice(last + 1).trim();
      const here: Writable<ArmorPoints> = { front: this.number(key, front) };
      if (rearKey !== undefined) here.rear = this.integer(rearKey);
      if (patchwork && last > 0) here.armor = armorOf(text.slice(0, last), false);
      points[location] = here;
    }
    return points;
  }

  /** The slots of every location. If a heading is missing, the file was cut off. */
  slots(locations: readonly MechLocationCode[]): MechSheet['slots'] {
    const { slots, end } = this.lines;
    const all: Partial<Record<MechLocationCode, readonly string[]>> = {};
    for (let number = 0; number < locations.length; number += 1) {
      const location = locations[number] as MechLocationCode;
      const texts = slots[number];
      if (texts === undefined) throw this.lost(`heading "${headingOf(number, locations.includes('FRL'))}:"`);
      all[location] = texts;
      const count = slotCount(location);
      if (number === end.location && texts.length < count) {
        // Files list empty slots too. Elsewhere a location may be short; at the end it suggests a cut-off file.
        const message = `the file ends after ${texts.length} of the ${count} slots of the ${location}: is it complete?`;
        this.warnings.push(warning(end.line, message));
      }
    }
    return all;
  }

  /** The engine determines walking MP. An impossible value suggests a damaged file. */
  warnOfWalk(): void {
    const text = this.optional(PLACE['walk mp']);
    if (text === undefined || (wholeNumber(text) ?? -1) >= 0) return;
    this.warn(PLACE['walk mp'], `Walk MP is "${text}": expected a whole number, 0 or more`);
  }

  warnOfUnheededKeys(): void {
    for (const { text, line } of this.list('unheeded')) {
      const message = `"${text}:" was ignored: this key is only read in lower case`;
      this.warnings.push(warning(line, message));
    }
  }

  missing(key: number): UnitFileError {
    return this.lost(`line "${titled(keyAt(key))}:…"`);
  }

  private lost(part: string): UnitFileError {
    return new UnitFileError(this.file, undefined, `no ${part}: not a complete MTF file`);
  }

  private warn(key: number, message: string): void {
    this.warnings.push(warning(this.line(key), message));
  }

  wrong(key: number, expected: string): UnitFileError {
    return new UnitFileError(
      this.file,
      this.line(key),
      `${titled(keyAt(key))} is "${this.value(key)}": ${expected}`,
    );
  }

  private number(key: number, text: string): number {
    const number = wholeNumber(text);
    if (number === undefined) throw this.wrong(key, 'expected a whole number below a million');
    if (number < 0 && key !== PLACE['mul id']) throw this.wrong(key, 'expected 0 or more');
    return number;
  }
}

type Lowered = Lowercase<MechLocationCode>;
const ARMOR_KEYS = Object.fromEntries(
  MECH_LOCATION_CODES.map((location) => [location, PLACE[`${location.toLowerCase() as Lowered} armor`]]),
) as Readonly<Record<MechLocationCode, number>>;

/** A quad may name its legs like the arms and legs of others (docs/rules/unit-files.md). */
const QUAD_LEGS_BY_OTHER_NAMES: Readonly<Partial<Record<MechLocationCode, number>>> = {
  FRL: PLACE['ra armor'],
  FLL: PLACE['la armor'],
  RRL: PLACE['rl armor'],
  RLL: PLACE['ll armor'],
};

function armorKey({ values }: MtfLines, location: MechLocationCode): number {
  const key = ARMOR_KEYS[location];
  if (values[key] !== undefined) return key;
  const other = QUAD_LEGS_BY_OTHER_NAMES[location];
  return other === undefined || values[other] === undefined ? key : other;
}

const REAR_KEYS: Readonly<Partial<Record<MechLocationCode, number>>> = {
  LT: PLACE['rtl armor'],
  RT: PLACE['rtr armor'],
  CT: PLACE['rtc armor'],
};

const MINUS = 45;
const ZERO = 48;
const MOST_DIGITS = 6;

/** A file has about two dozen numbers. Matching a pattern for each would take three times as long. */
function wholeNumber(text: string): number | undefined {
  const start = text.charCodeAt(0) === MINUS ? 1 : 0;
  const digits = text.length - start;
  if (digits < 1 || digits > MOST_DIGITS) return undefined;
  let number = 0;
  for (let place = start; place < text.length; place += 1) {
    const digit = text.charCodeAt(place) - ZERO;
    if (digit < 0 || digit > 9) return undefined;
    number = number * 10 + digit;
  }
  return start === 0 ? number : -number;
}

const clanStructure = remembered((text) => structureName(text, true));
const otherStructure = remembered((text) => structureName(text, false));
const structureOf = (text: string, clanChassis: boolean): string =>
  clanChassis ? clanStructure(text) : otherStructure(text);

function structureName(text: string, clanChassis: boolean): string {
  const word = text === '' ? 'Standard' : text;
  const name = /^(Clan|IS) /.test(word) ? word : `${clanChassis ? 'Clan' : 'IS'} ${word}`;
  return name.endsWith('Structure') ? name : `${name} Structure`;
}

const clanArmor = remembered((text) => armorStatement(text, true));
const otherArmor = remembered((text) => armorStatement(text, false));
const armorOf = (text: string, clanChassis: boolean): ArmorStatement =>
  clanChassis ? clanArmor(text) : otherArmor(text);

/** `TYPE(TECH)`. The word Clan anywhere makes it Clan armor. Without parentheses the chassis decides. */
function armorStatement(text: string, clanChassis: boolean): ArmorStatement {
  const bracket = text.indexOf('(');
  const clan = /clan/i.test(text) || (bracket < 0 && clanChassis);
  const type = (bracket < 0 ? text : text.slice(0, bracket)).trim();
  return Object.freeze({ name: armorName(type, clan), clan });
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
