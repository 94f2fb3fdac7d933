import { officialCatalog } from '../../src/catalog/official.js';
import { readBlk } from '../../src/units/blk/read-blk.js';
import type { Unit } from '../../src/units/index.js';

/** A ProtoMech of no universe: 6 tons, walks 5, jumps 4, 4 points of armor everywhere. */
export function customProtoMech(): Unit {
  const blocks: Readonly<Record<string, readonly string[]>> = {
    UnitType: ['ProtoMek'],
    Name: ['Custom Proto'],
    Model: [''],
    year: ['3062'],
    type: ['Clan Level 2'],
    motion_type: ['Biped'],
    tonnage: ['6'],
    cruiseMP: ['5'],
    jumpingMP: ['4'],
    armor: ['4', '4', '4', '4', '4', '4'],
    'Torso Equipment': ['CLERSmallLaser', 'CLFlamer'],
    'Right Arm Equipment': ['CLMicroPulseLaser'],
    'Main Gun Equipment': ['CLERMediumLaser'],
  };
  const text = Object.entries(blocks)
    .flatMap(([name, values]) => [`<${name}>`, ...values, `</${name}>`, ''])
    .join('\n');
  return readBlk(text, officialCatalog, 'custom.blk');
}
