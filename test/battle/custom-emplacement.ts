import { officialCatalog } from '../../src/catalog/official.js';
import { readBlk } from '../../src/units/blk/read-blk.js';
import type { Unit } from '../../src/units/index.js';

/** Guns in a building of no universe; left out, a turret with an AC/10 and a machine gun. */
export function customEmplacement({
  turret = true,
  guns = ['Autocannon/10', 'Machine Gun', 'Searchlight', 'IS Ammo AC/10', 'ISMG Ammo (100)'],
}: {
  readonly turret?: boolean;
  readonly guns?: readonly string[];
} = {}): Unit {
  const blocks: Readonly<Record<string, readonly string[]>> = {
    UnitType: ['GunEmplacement'],
    Name: ['Custom Guns'],
    Model: [''],
    year: ['3050'],
    type: ['IS Level 2'],
    ...(turret && { Turret: ['1'] }),
    'Guns Equipment': guns,
  };
  const text = Object.entries(blocks)
    .flatMap(([name, values]) => [`<${name}>`, ...values, `</${name}>`, ''])
    .join('\n');
  return readBlk(text, officialCatalog, 'custom.blk');
}
