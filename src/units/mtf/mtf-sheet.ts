import { isMechTonnage } from '../mech/internal-structure.js';
import { type ChassisKind, hasRearArmor, locationsOf, type MechLocation } from '../mech/layout.js';
import type { ArmorPoints, ArmorStatement, MechSheet } from '../mech/mech-sheet.js';
import { canonicalQuirkId } from '../quirks/quirk-ids.js';
import { readWeaponQuirk } from '../quirks/weapon-quirk-lines.js';
import type { UnitTechBase } from '../unit.js';
import { UnitFileError } from '../unit-file-error.js';
import type { MtfLines, MtfValue } from './mtf-lines.js';
import { cockpitType, engineType, gyroType, heatSinkKind, isClanEngine } from './mtf-systems.js';

const TECH_BASES: Readonly<Record<string, UnitTechBase>> = {
  'inner sphere': 'Inner Sphere',
  clan: 'Clan',
  'mixed (is chassis)': 'Mixed Inner Sphere',
  'mixed (clan chassis)': 'Mixed Clan',
};

/** Puts the values of the file into the words of the sheet, or says which line is wrong. */
export function mtfSheet(lines: MtfLines, file: string): MechSheet {
  const read = new MtfReader(lines, file);
  const techBase = read.techBase();
  const clanChassis = techBase.endsWith('Clan');
  const config = read.text('config');
  const chassisKind = chassisKindOf(config);
  const locations = locationsOf(chassisKind);
  const engine = read.text('engine');
  const heatSinks = read.text('heat sinks');
  const jump = read.optionalInteger('jump mp');
  if (jump === undefined) throw read.missing('jump mp');
  const armor = read.value('armor');
  const patchwork = armor.text === 'Patchwork';
  const rulesLevel = read.integer('rules level');
  if (rulesLevel < 1 || rulesLevel > 5) throw read.wrong('rules level', 'expected 1 to 5');
  const tonnage = read.integer('mass');
  if (!isMechTonnage(tonnage))
    throw read.wrong('mass', "no 'Mech has this mass: expected 10 to 200 in steps of 5");

  return defined<MechSheet>({
    chassis: read.text('chassis'),
    model: read.value('model').text,
    clanName: read.optional('clanname'),
    mulId: positive(read.optionalInteger('mul id')),
    year: read.integer('era'),
    source: read.optional('source'),
    role: read.optional('role'),
    rulesLevel,
    techBase,
    chassisKind,
    omni: /omni/i.test(config),
    lamType: chassisKind === 'lam' ? lamType(read.optional('lam')) : undefined,
    motive: chassisKind === 'quadvee' ? motive(read.optional('motive')) : undefined,
    tonnage,
    engine: {
      rating: read.engineRating(),
      type: engineType(engine),
      clan: isClanEngine(engine, techBase),
    },
    gyro: gyroType(read.optional('gyro')),
    cockpit: chassisKind === 'quadvee' ? 'quadvee' : cockpitType(read.optional('cockpit')),
    fullHeadEjection: read.optional('ejection') === 'Full Head Ejection System' ? true : undefined,
    riscHeatSinkOverrideKit: /RISC/i.test(read.optional('heat sink kit') ?? '') ? true : undefined,
    heatSinks: {
      count: read.heatSinkCount(),
      kind: heatSinkKind(heatSinks),
      clan:
        heatSinks.includes('Clan') ||
        (!heatSinks.includes('IS') && !/Inner Sphere/.test(heatSinks) && clanChassis),
    },
    baseChassisHeatSinks: read.optionalInteger('base chassis heat sinks'),
    jump,
    structure: structureName(read.value('structure').text, clanChassis),
    armor: patchwork ? undefined : armorStatement(armor.text, clanChassis),
    armorPoints: read.armorPoints(locations, patchwork),
    slots: slotsOf(lines, locations),
    withoutSlots: lines.lists.nocrit.map(({ text }) => withoutSlots(text)),
    quirks: lines.lists.quirk.filter(({ text }) => text !== '').map(({ text }) => canonicalQuirkId(text)),
    weaponQuirks: [...lines.lists.weaponquirk, ...lines.lists.weapon_quirk].map(({ text, line }) => {
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
    manualBattleValue: positive(read.optionalInteger('bv')),
  });
}

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

  techBase(): UnitTechBase {
    const techBase = TECH_BASES[this.text('techbase').toLowerCase()];
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
      const key = `${location.toLowerCase()} armor`;
      const { text } = this.value(key);
      const last = text.lastIndexOf(':');
      const front = this.#number(key, text.slice(last + 1).trim());
      points[location] = {
        front,
        ...(hasRearArmor(location) && { rear: this.integer(REAR_KEYS[location] ?? key) }),
        ...(patchwork && last > 0 && { armor: patchworkStatement(text.slice(0, last)) }),
      };
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
    if (!/^-?\d{1,9}$/.test(text)) throw this.wrong(key, 'expected a whole number');
    const number = Number(text);
    if (number < 0 && key !== 'mul id') throw this.wrong(key, 'expected no number below zero');
    return number;
  }
}

const REAR_KEYS: Readonly<Partial<Record<MechLocation, string>>> = {
  LT: 'rtl armor',
  RT: 'rtr armor',
  CT: 'rtc armor',
};

function chassisKindOf(config: string): ChassisKind {
  if (/quadvee/i.test(config)) return 'quadvee';
  if (/quad/i.test(config)) return 'quad';
  if (/lam/i.test(config)) return 'lam';
  return /tripod/i.test(config) ? 'tripod' : 'biped';
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

function patchworkStatement(text: string): ArmorStatement {
  return armorStatement(text, false);
}

function armorName(type: string, clan: boolean): string {
  const word = type === '' ? 'Standard' : type;
  return /^(Clan|IS) /.test(word) ? word : `${clan ? 'Clan' : 'IS'} ${word}`;
}

function slotsOf(lines: MtfLines, locations: readonly MechLocation[]): MechSheet['slots'] {
  const slots: Partial<Record<MechLocation, readonly string[]>> = {};
  for (const [index, location] of locations.entries()) slots[location] = lines.slots[index] ?? [];
  return slots;
}

function withoutSlots(text: string): MechSheet['withoutSlots'][number] {
  const colon = text.lastIndexOf(':');
  if (colon < 0) return { name: text };
  const location = text.slice(colon + 1).trim();
  const name = text.slice(0, colon).trim();
  return location === '' || location === 'None' ? { name } : { name, location };
}

const positive = (value: number | undefined) => (value !== undefined && value > 0 ? value : undefined);

const spelled = (key: string) =>
  key.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()).replace('Techbase', 'TechBase');

/** Without the fields that are undefined, which a sheet leaves out. */
function defined<T>(fields: { readonly [K in keyof T]: T[K] | undefined }): T {
  const kept: Record<string, unknown> = {};
  for (const field in fields) if (fields[field] !== undefined) kept[field] = fields[field];
  return kept as T;
}
