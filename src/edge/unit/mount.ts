import { equipmentItem } from '../../catalog/item-check.js';
import {
  amount,
  type Check,
  type Fields,
  flag,
  having,
  listOf,
  oneOf,
  oneOfWords,
  openFields,
  optional,
  Remembered,
  recordOf,
  whole,
  wholeOfEitherSign,
  word,
} from '../../check/shape.js';
import { OBLIQUE_FACINGS } from '../../units/facing.js';
import type { Mount, Unit, UnitBase } from '../../units/index.js';
import type { OtherMount, SuitMount, Transporter } from '../../units/other-unit.js';
import { TECH_BASES_OF_UNITS, type UnitWarning } from '../../units/unit.js';
import { tonnage } from '../common.js';

// Fields that all kinds of units share. Battle Value and battles rely on every figure.

const words = listOf(word);
/** Left out where false. */
const mark = optional(flag);
export const number = amount();
export const count = whole();
export const optionalCount = optional(count);

const anyMount: Check = (value, key, within) => mount(value, key, within);

const mountFields: Fields<OtherMount> = {
  name: word,
  item: optional(equipmentItem),
  location: optional(word),
  secondLocation: optional(word),
  slot: optional(whole()),
  slots: amount(),
  rear: flag,
  facing: optional(oneOf(OBLIQUE_FACINGS)),
  turret: flag,
  armored: flag,
  omnipod: flag,
  size: optional(amount()),
  shots: optional(amount()),
  quirks: words,
  linked: optional(anyMount),
  linkedBy: optional(anyMount),
  guns: optional(listOf(anyMount)),
  smallTurret: optional(oneOf(['pintle', 'sponson'])),
  suitMount: optional(
    oneOfWords<SuitMount>({ body: true, 'left-arm': true, 'right-arm': true, turret: true }),
  ),
  inWeaponPack: mark,
  squadSupport: mark,
  antiPersonnel: mark,
  builtInLoad: optional(equipmentItem),
};
/** Mounts link to each other in circles, so each is checked only once. */
export const { check: mount } = new Remembered(having<Mount>(mountFields, 'a mounted item'));

/** In files, a size of -1 means unlimited. */
export const transporters = listOf(openFields<Transporter>({ kind: word, size: amount(-1), doors: number }));

const MOST_RULES_LEVELS = 5;
const ofUnit: Fields<Omit<UnitBase, 'tonnage'>> = {
  chassis: word,
  model: word,
  clanName: optional(word),
  mulId: optional(wholeOfEitherSign),
  year: wholeOfEitherSign,
  source: optional(word),
  role: optional(word),
  rulesLevel: whole(0, MOST_RULES_LEVELS),
  techBase: oneOf(TECH_BASES_OF_UNITS),
  omni: flag,
  walk: count,
  run: count,
  jump: count,
  equipment: listOf(mount),
  quirks: words,
  weaponQuirks: recordOf(words),
  warnings: listOf(openFields<UnitWarning>({ line: optionalCount, message: word })),
};

/** Checks a unit whose kind is already known. */
export const unitWith = <Kind extends Unit>(
  checks: Fields<Omit<Kind, Exclude<keyof UnitBase, 'tonnage'> | 'unitType'>>,
): Check => openFields<object>({ ...ofUnit, ...checks });

export const optionalTonnage = optional(tonnage);
