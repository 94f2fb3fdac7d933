import type { Catalog, Structure } from '../../catalog/index.js';
import { oncePer } from '../../check/once-per.js';
import { stated } from '../../check/stated.js';
import type { OtherEngine, TechRatings, Transporter } from '../other-unit.js';
import type { BlkReader } from './blk-reader.js';
import type { UnitTech } from './tech.js';

/** By number in BLK files. */
const ENGINES = [
  'fusion',
  'ice',
  'xl',
  'xxl',
  'light',
  'compact',
  'fuel-cell',
  'fission',
  'none',
  'maglev',
  'steam',
  'battery',
  'solar',
  'external',
] as const satisfies readonly OtherEngine['type'][];

export function readEngine(reader: BlkReader, tech: UnitTech): OtherEngine {
  const clan = reader.text('clan_engine').toLowerCase();
  return {
    type: reader.code<OtherEngine['type']>('engine_type', ENGINES, 'fusion'),
    clan: clan === '' ? tech.clanChassis : clan === 'true',
  };
}

/** BLK files use numbers where MTF files use words. */
const STRUCTURE_WORDS = [
  'Standard',
  'Industrial',
  'Endo Steel',
  'Endo Steel Prototype',
  'Reinforced',
  'Composite',
  'Endo-Composite',
] as const;

const structures = oncePer((_: Catalog) => new Map<string, Structure | undefined>());

/** Returns undefined if the file does not state it, as most do not. */
export function readStructure(reader: BlkReader, { clanChassis }: UnitTech): Structure | undefined {
  const word = STRUCTURE_WORDS[reader.optionalInteger('internal_type', { from: -1, to: 1000 }) ?? -1];
  if (word === undefined) return undefined;
  const known = structures(reader.catalog);
  const name = `${clanChassis ? 'Clan' : 'IS'} ${word} Structure`;
  if (!known.has(name)) {
    // The chassis' own tech base comes first: only one side makes some structures.
    const item = reader.catalog.find(name) ?? reader.catalog.find(`IS ${word} Structure`);
    known.set(name, item?.kind === 'structure' ? item : undefined);
  }
  return known.get(name);
}

export function readTechRatings(reader: BlkReader): TechRatings {
  return stated({
    structure: reader.optionalInteger('structural_tech_rating'),
    engine: reader.optionalInteger('engine_tech_rating'),
    armor: reader.optionalInteger('armor_tech_rating'),
  });
}

/** Reads `kind:size:doors…`. The rest is the numbering of bays. */
export function readTransporters(reader: BlkReader): readonly Transporter[] {
  return reader.list(TRANSPORTERS).map((line, place) => {
    const [kind = '', size, doors] = line.split(':');
    return {
      kind: kind.trim().toLowerCase(),
      size: reader.figureWithin(TRANSPORTERS, place, size, UNKNOWN_SIZE),
      doors: reader.figureWithin(TRANSPORTERS, place, doors, 0),
    };
  });
}

const TRANSPORTERS = 'transporters';
/** Some published files have it. */
const UNKNOWN_SIZE = -1;
