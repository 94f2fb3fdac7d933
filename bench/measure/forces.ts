import { readFileSync } from 'node:fs';
import type { ForceUnit } from '../../src/battle/setup.js';
import { library } from './built.js';

// From assault to light and from long range to short, so that any first few of them make a mixed force.
const RED = [
  'marauder-mad-3r',
  'hunchback-hbk-4g',
  'griffin-grf-1n',
  'commando-com-2d',
  'archer-arc-2r',
  'phoenix-hawk-pxh-1',
  'atlas-as7-d',
  'panther-pnt-9r',
  'thunderbolt-tdr-5s',
  'locust-lct-1v',
  'trebuchet-tbt-5n',
  'vindicator-vnd-1r',
];
const BLUE = [
  'warhammer-whm-6r',
  'centurion-cn9-a',
  'wolverine-wvr-6r',
  'jenner-jr7-d',
  'catapult-cplt-c1',
  'shadow-hawk-shd-2h',
  'battlemaster-blr-1g',
  'firestarter-fs9-h',
  'rifleman-rfl-3n',
  'wasp-wsp-1a',
  'dragon-drg-1n',
  'blackjack-bj-1',
];

/** So many 'Mechs on each side, of those that come along. */
export async function forcesOf(size: number): Promise<{ red: ForceUnit[]; blue: ForceUnit[] }> {
  const { parseUnit } = await library();
  const units = (files: readonly string[]) =>
    files.slice(0, size).map((file): ForceUnit => {
      const path = new URL(`../../public/data/units/${file}.json`, import.meta.url);
      return { unit: parseUnit(readFileSync(path, 'utf8'), `${file}.json`) };
    });
  return { red: units(RED), blue: units(BLUE) };
}
