import type { Armor, Catalog } from '../../catalog/index.js';
import { oncePer } from '../../check/once-per.js';
import type { OtherLocation } from '../other-unit.js';
import type { BlkReader } from './blk-reader.js';
import type { UnitTech } from './tech.js';

/** BLK files use numbers where MTF files use words. */
const ARMOR_WORDS = [
  'Standard',
  'Ferro-Fibrous',
  'Reactive',
  'Reflective',
  'Hardened',
  'Light Ferro-Fibrous',
  'Heavy Ferro-Fibrous',
  'Patchwork',
  'Stealth',
  'Ferro-Fibrous Prototype',
  'Commercial',
  'Ferro-Carbide',
  'Lamellor Ferro-Carbide',
  'Improved Ferro-Aluminum',
  'Industrial',
  'Heavy Industrial',
  'Ferro-Lamellor',
  'Primitive',
  'Electric Discharge ProtoMech',
  'Ferro-Aluminum',
  'Heavy Ferro-Aluminum',
  'Light Ferro-Aluminum',
  'Vehicular Stealth',
  'Anti-Penetrative Ablation',
  'Heat-Dissipating',
  'Impact-Resistant',
  'Ballistic-Reinforced',
  'Prototype Ferro-Aluminum',
  'BA Standard (Basic)',
  'BA Standard (Prototype)',
  'BA Advanced',
  'BA Stealth (Basic)',
  'BA Stealth (Standard)',
  'BA Stealth (Improved)',
  'BA Stealth (Prototype)',
  'BA Fire Resistant',
  'BA Mimetic',
  'BA Laser Reflective (Reflec/Glazed)',
  'BA Reactive (Blazer)',
  'Primitive Fighter',
  'Primitive Aerospace',
  'Standard Aerospace',
  'Standard ProtoMech',
  ...[2, 3, 4, 5, 6, 7, 8, 9, 10].map((rating) => `BAR ${rating} Armor`),
] as const;

export const ARMOR_CODES = {
  none: -1,
  standard: 0,
  patchwork: 7,
  aerospace: 41,
  protoMech: 42,
  /** A support vehicle with BAR 0. Higher ratings follow. */
  supportVehicle: 41,
} as const;

/** Rules levels that mean Clan armor: standard, advanced, experimental, unofficial, and any of these. */
const CLAN_LEVELS: ReadonlySet<number> = new Set([2, 6, 8, 10, 12]);

const FULL_RATING = 10;

interface StatedArmor {
  readonly armor?: Armor;
  readonly armorTechBase: 'inner-sphere' | 'clan';
}

interface ArmorPlan {
  /** The armor's number if the file states none. */
  readonly unstated: number;
  /** Replaces the number 0. */
  readonly forStandard?: number;
}

export function readArmor(
  reader: BlkReader,
  tech: UnitTech,
  { unstated, forStandard }: ArmorPlan,
): StatedArmor {
  const stated = reader.optionalInteger('armor_type', { from: -1, to: 1000 }) ?? unstated;
  const code = stated === ARMOR_CODES.standard ? (forStandard ?? stated) : stated;
  const level =
    reader.optionalInteger('armor_tech', { from: -2, to: 100 }) ??
    reader.optionalInteger('armor_tech_level', { from: -2, to: 100 });
  const clan = level === undefined ? tech.clanChassis : CLAN_LEVELS.has(level);
  return armorOf(reader, 'armor_type', code, clan);
}

export const isPatchwork = (reader: BlkReader): boolean =>
  reader.optionalInteger('armor_type', { from: -1, to: 1000 }) === ARMOR_CODES.patchwork;

/** Returns the armor of one location on a unit with patchwork armor; standard if the file does not name it. */
export function readPatch(reader: BlkReader, tech: UnitTech, location: string): StatedArmor {
  const block = `${location}_armor_type`;
  const code = reader.optionalInteger(block, { from: -1, to: 1000 }) ?? ARMOR_CODES.standard;
  const words = reader.text(`${location}_armor_tech`);
  const clan = words === '' ? tech.clanChassis : words.includes('Clan') || CLAN_LEVELS.has(Number(words));
  return armorOf(reader, block, code, clan);
}

function armorOf(reader: BlkReader, block: string, code: number, clan: boolean): StatedArmor {
  const armorTechBase = clan ? 'clan' : 'inner-sphere';
  if (code === ARMOR_CODES.none) return { armorTechBase };
  const word = ARMOR_WORDS[code];
  if (word === undefined) {
    reader.warn(block, 0, `armor number ${code} is unknown`);
    return { armorTechBase };
  }
  const armor = armorNamed(reader.catalog, word, clan);
  return armor === undefined ? { armorTechBase } : { armor, armorTechBase };
}

const known = oncePer((_: Catalog) => new Map<string, Armor | undefined>());

/** The chassis' own tech base comes first: only one side makes many armors. */
function armorNamed(catalog: Catalog, word: string, clan: boolean): Armor | undefined {
  const armors = known(catalog);
  const key = clan ? `Clan ${word}` : `IS ${word}`;
  if (!armors.has(key)) {
    const names = [key, clan ? `IS ${word}` : `Clan ${word}`, word];
    armors.set(
      key,
      names.map((name) => catalog.find(name)).find((item): item is Armor => item?.kind === 'armor'),
    );
  }
  return armors.get(key);
}

/** Makes the record of one location. */
export function locationWith(
  location: string,
  armorPoints: number,
  structurePoints: number,
  { armor, armorTechBase }: StatedArmor,
  armorRating = FULL_RATING,
): OtherLocation {
  return armor === undefined
    ? { location, armorPoints, armorTechBase, armorRating, structurePoints }
    : { location, armorPoints, armor, armorTechBase, armorRating, structurePoints };
}

/** Makes the record of a location without armor. */
export const bareLocation = (location: string, structurePoints = 0): OtherLocation =>
  locationWith(location, 0, structurePoints, { armorTechBase: 'inner-sphere' });
