import type { ForceUnit } from '../../src/battle/setup.js';
import { starterUnit } from './starter-unit.js';

// Mixed by weight and range, so that the first few always make a mixed force.
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

/** This many 'Mechs on each side, from the starter units. */
export async function forcesOf(
  size: number,
  unitNamed: (name: string) => Promise<ForceUnit['unit']> = starterUnit,
): Promise<{ red: ForceUnit[]; blue: ForceUnit[] }> {
  const units = (names: readonly string[]): Promise<ForceUnit[]> =>
    Promise.all(names.slice(0, size).map(async (name) => ({ unit: await unitNamed(name) })));
  return { red: await units(RED), blue: await units(BLUE) };
}
