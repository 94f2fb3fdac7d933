import { officialCatalog } from '../../src/catalog/official.js';
import { readBlk } from '../../src/units/blk/read-blk.js';
import type { Unit } from '../../src/units/index.js';

/** A platoon of no universe: four squads of seven on foot, with rifles and without armor that counts. */
export interface CustomInfantry {
  readonly motion?: string;
  readonly squads?: number;
  readonly squadSize?: number;
  readonly primary?: string;
  readonly secondary?: string;
  readonly secondaryPerSquad?: number;
  readonly divisor?: number;
  /** By the bits of unit files. */
  readonly specialization?: number;
  readonly fieldGuns?: readonly string[];
  /** What hides its troopers, by the words of unit files. */
  readonly suits?: readonly ('sneakir' | 'sneakcamo' | 'dest')[];
}

export function customInfantry({
  motion = 'Leg',
  squads = 4,
  squadSize = 7,
  primary = 'Auto-Rifle',
  secondary,
  secondaryPerSquad = 2,
  divisor,
  specialization,
  fieldGuns = [],
  suits = [],
}: CustomInfantry = {}): Unit {
  const blocks: Readonly<Record<string, readonly string[]>> = {
    UnitType: ['Infantry'],
    Name: [`Custom ${motion} platoon`],
    Model: [''],
    year: ['3050'],
    type: ['IS Level 2'],
    motion_type: [motion],
    'Field Guns Equipment': fieldGuns,
    squad_size: [String(squadSize)],
    squadn: [String(squads)],
    ...(secondary && { secondn: [String(secondaryPerSquad)], Secondary: [secondary] }),
    Primary: [primary],
    ...(divisor && { armordivisor: [String(divisor)] }),
    ...(specialization && { specialization: [String(specialization)] }),
    ...Object.fromEntries(suits.map((suit) => [suit, []])),
  };
  const text = Object.entries(blocks)
    .flatMap(([name, values]) => [`<${name}>`, ...values, `</${name}>`, ''])
    .join('\n');
  return readBlk(text, officialCatalog, 'custom.blk');
}
