import { officialCatalog } from '../../src/catalog/official.js';
import { readBlk } from '../../src/units/blk/read-blk.js';
import type { Unit } from '../../src/units/index.js';

/** A ProtoMech of no universe: 6 tons, walks 5, jumps 4, 4 points of armor everywhere. On four legs it has no arms. */
export function customProtoMech({
  tonnage = 6,
  quad = false,
}: {
  readonly tonnage?: number;
  readonly quad?: boolean;
} = {}): Unit {
  const blocks: Readonly<Record<string, readonly string[]>> = {
    UnitType: ['ProtoMek'],
    Name: ['Custom Proto'],
    Model: [''],
    year: ['3062'],
    type: ['Clan Level 2'],
    motion_type: [quad ? 'Quad' : 'Biped'],
    tonnage: [String(tonnage)],
    cruiseMP: ['5'],
    jumpingMP: ['4'],
    armor: quad ? ['4', '4', '0', '0', '4', '4'] : Array<string>(6).fill('4'),
    'Torso Equipment': ['CLERSmallLaser', 'CLFlamer'],
    ...(!quad && { 'Right Arm Equipment': ['CLMicroPulseLaser'] }),
    'Main Gun Equipment': ['CLERMediumLaser'],
  };
  const text = Object.entries(blocks)
    .flatMap(([name, values]) => [`<${name}>`, ...values, `</${name}>`, ''])
    .join('\n');
  return readBlk(text, officialCatalog, 'custom.blk');
}
