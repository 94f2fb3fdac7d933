import { isMechTonnage } from '../mech/internal-structure.js';
import { type ChassisKind, locationsOf, MECH_LOCATIONS, type MechLocation } from '../mech/layout.js';
import { type ArmorPoints, type ArmorStatement, LONGEST_LIST, type MechSheet } from '../mech/mech-sheet.js';
import { canonicalQuirkId } from '../quirks/quirk-ids.js';
import { readWeaponQuirk } from '../quirks/weapon-quirk-lines.js';
import type { UnitTechBase } from '../unit.js';
import { UnitFileError } from '../unit-file-error.js';
import type { ListName } from './mtf-keys.js';
import type { MtfLines, MtfValue } from './mtf-lines.js';
import { cockpitType, engineType, gyroType, heatSinkKind, isClanEngine } from './mtf-systems.js';

const TECH_BASES: ReadonlyMap<string, UnitTechBase> = new Map([
  ['inner sphere', 'Inner Sphere'],
  ['clan', 'Clan'],
  ['mixed (is chassis)', 'Mixed Inner Sphere'],
  ['mixed (clan chassis)', 'Mixed Clan'],
]);

/** Puts the values of the file into the words of the sheet, or says which line is wrong. */
export function mtfSheet(lines: MtfLines, file: string): MechSheet {
  const read = new MtfReader(lines, file);
  const techBase = read.techBase();
  const clanChassis = techBase.endsWith('Clan');
  const config = read.text('config').toLowerCase();
  const chassisKind = chassisKindOf(config);
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
      type: engineType(engine),
      clan: isClanEngine(engine, techBase),
    },
    gyro: gyroType(read.optional('gyro')),
    cockpit: chassisKind === 'quadvee' ? 'quadvee' : cockpitType(read.optional('cockpit')),
    heatSinks: {
      count: read.heatSinkCount(),
      kind: heatSinkKind(heatSinks),
      clan:
        heatSinks.includes('Clan') ||
        (!heatSinks.includes('IS') && !heatSinks.includes('Inner Sphere') && clanChassis),
    },
    jump,
    structure: structureName(read.value('structure').text, clanChassis),
    armorPoints: read.armorPoints(locations, patchwork),
    slots: slotsOf(lines, locations),
    withoutSlots: read
      .list('withoutSlots')
      .map(({ text }) => withoutSlots(text))
      .filter(({ name }) => name !== ''),
    quirks: read
      .list('quirks')
      .filter(({ text }) => text !== '')
      .map(({ text }) => canonicalQuirkId(text)),
    weaponQuirks: read.list('weaponQuirks').map(({ text, line }) => {
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
  if (chassisKind === 'lam') sheet.lamType = lamType(read.optional('lam'));
  if (chassisKind === 'quadvee') sheet.motive = motive(read.optional('motive'));
  if (read.optional('ejection') === 'Full Head Ejection System') sheet.fullHeadEjection = true;
  if (read.optional('heat sink kit')?.includes('RISC')) sheet.riscHeatSinkOverrideKit = true;
  if (baseChassisHeatSinks !== undefined) sheet.baseChassisHeatSinks = baseChassisHeatSinks;
  if (armorOfUnit !== undefined) sheet.armor = armorOfUnit;
  if (manualBattleValue > 0) sheet.manualBattleValue = manualBattleValue;
  return sheet;
}

type Open<T> = { -readonly [Field in keyof T]: T[Field] };

const LISTED: Readonly<Record<ListName, string>> = {
  quirks: 'quirks',
  weaponQuirks: 'weapon quirks',
  withoutSlots: 'items without slots',
};

class MtfReader {
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
    return this.#number('heat sinks', this.text('heat sinks').slice(0, 2).trim());
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

  missing(key: string): UnitFileError {
    return new UnitFileError(this.#file, undefined, `no line "${spelled(key)}:…": not a whole MTF file`);
  }

  wrong(key: string, expected: string): UnitFileError {
    const { text, line } = this.value(key);
    return new UnitFileError(this.#file, line, `${spelled(key)} is "${text}": ${expected}`);
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

/** The first word found in the lower-cased text decides. */
function chassisKindOf(config: string): ChassisKind {
  if (config.includes('quadvee')) return 'quadvee';
  if (config.includes('quad')) return 'quad';
  if (config.includes('lam')) return 'lam';
  return config.includes('tripod') ? 'tripod' : 'biped';
}

const lamType = (text: string | undefined) => (text === 'Bimodal' ? 'bimodal' : 'standard');
const motive = (text: string | undefined) => (text === 'Wheel' ? 'wheel' : 'track');

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

function slotsOf(lines: MtfLines, locations: readonly MechLocation[]): MechSheet['slots'] {
  const slots: Partial<Record<MechLocation, readonly string[]>> = {};
  locations.forEach((location, number) => {
    slots[location] = lines.slots[number] ?? [];
  });
  return slots;
}

function withoutSlots(text: string): MechSheet['withoutSlots'][number] {
  const colon = text.lastIndexOf(':');
  if (colon < 0) return { name: text };
  const location = text.slice(colon + 1).trim();
  const name = text.slice(0, colon).trim();
  return location === '' || location === 'None' ? { name } : { name, location };
}

const spelled = (key: string) =>
  key.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()).replace('Techbase', 'TechBase');
