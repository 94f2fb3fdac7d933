import {
  type OtherEngine,
  STRUCTURE_TYPES,
  type StructureType,
  type TechRatings,
  type Transporter,
} from '../other-unit.js';
import type { BlkReader } from './blk-reader.js';
import type { UnitTech } from './tech.js';

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
  const stated = reader.text('clan_engine').toLowerCase();
  return {
    type: reader.code<OtherEngine['type']>('engine_type', ENGINES, 'fusion'),
    clan: stated === '' ? tech.clanChassis : stated === 'true',
  };
}

/** Undefined where a file leaves it open, as most do. */
export function readStructure(reader: BlkReader): StructureType | undefined {
  const code = reader.optionalInteger('internal_type', { from: -1, to: 1000 });
  return code === undefined ? undefined : STRUCTURE_TYPES[code];
}

export function readTechRatings(reader: BlkReader): TechRatings {
  const structure = reader.optionalInteger('structural_tech_rating');
  const engine = reader.optionalInteger('engine_tech_rating');
  const armor = reader.optionalInteger('armor_tech_rating');
  return {
    ...(structure !== undefined && { structure }),
    ...(engine !== undefined && { engine }),
    ...(armor !== undefined && { armor }),
  };
}

/** `kind:size:doors…`; what follows concerns the numbering of bays. */
export function readTransporters(reader: BlkReader): readonly Transporter[] {
  return reader.list('transporters').map((line) => {
    const [kind = '', size, doors] = line.split(':');
    return { kind: kind.trim().toLowerCase(), size: amount(size), doors: amount(doors) };
  });
}

function amount(text: string | undefined): number {
  const number = Number(text);
  return Number.isFinite(number) ? number : 0;
}
