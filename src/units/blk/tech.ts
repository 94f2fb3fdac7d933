import type { UnitTechBase } from '../unit.js';
import type { BlkReader } from './blk-reader.js';

export interface UnitTech {
  readonly techBase: UnitTechBase;
  readonly rulesLevel: number;
  readonly clanChassis: boolean;
  /** Clan at the standard rules level, which decides how some readers complete a name. */
  readonly standardClan: boolean;
}

const TECH =
  /^(IS|Clan|Mixed \((?:IS|Clan) Chassis\))(?: (?:Level ([1-5])|(Advanced|Experimental|Unofficial)))?$/;

const LEVEL_OF_WORD: Readonly<Record<string, number>> = { Advanced: 3, Experimental: 4, Unofficial: 5 };

const TECH_BASE: Readonly<Record<string, UnitTechBase>> = {
  IS: 'Inner Sphere',
  Clan: 'Clan',
  'Mixed (IS Chassis)': 'Mixed Inner Sphere',
  'Mixed (Clan Chassis)': 'Mixed Clan',
};

const STANDARD = 2;

export function readTech(reader: BlkReader, year: number): UnitTech {
  const [, base = '', level, word] = TECH.exec(reader.requiredText('type')) ?? [];
  const techBase = TECH_BASE[base];
  if (techBase === undefined) {
    throw reader.wrong('type', `"${reader.text('type')}" is not a technology base`);
  }
  const clanChassis = techBase === 'Clan' || techBase === 'Mixed Clan';
  const rulesLevel =
    level === undefined ? (LEVEL_OF_WORD[word ?? ''] ?? unstated(techBase, year)) : Number(level);
  return { techBase, rulesLevel, clanChassis, standardClan: clanChassis && rulesLevel === STANDARD };
}

/** Files of the first technical readout state only `IS`. */
function unstated(techBase: UnitTechBase, year: number): number {
  return techBase === 'Inner Sphere' && year === 3025 ? 1 : STANDARD;
}
