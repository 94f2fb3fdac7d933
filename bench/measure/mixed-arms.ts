import type { ForceUnit } from '../../src/battle/setup.js';
import { unitLibrary } from './built.js';

// Each side has four 'Mechs, four tanks, a VTOL, battle armor and two platoons.
const RED = [
  'marauder-mad-3r',
  'griffin-grf-1n',
  'archer-arc-2r',
  'phoenix-hawk-pxh-1',
  'manticore-heavy-tank',
  'vedette-medium-tank',
  'saladin-assault-hover-tank',
  'demolisher-heavy-tank-defensive',
  'warrior-attack-helicopter-h-10',
  'elemental-battle-armor-fire-ap-gauss-sqd4',
  'foot-platoon-anti-mech-flamer',
  'heavy-jump-infantry-dest-heavy-response-platoon',
];
const BLUE = [
  'warhammer-whm-6r',
  'wolverine-wvr-6r',
  'catapult-cplt-c1',
  'jenner-jr7-d',
  'patton-tank',
  'striker-light-tank',
  'pegasus-scout-hover-tank',
  'bulldog-medium-tank',
  'yellow-jacket-gunship',
  'gray-death-standard-suit-flamer-sqd4',
  'heavy-jump-infantry-dest-heavy-response-platoon',
  'foot-platoon-anti-mech-flamer',
];

/** Two companies in which every kind of ground unit fights, from the library of units. */
export async function mixedArms(): Promise<{ red: ForceUnit[]; blue: ForceUnit[] }> {
  const { loadUnit } = await unitLibrary();
  const units = (ids: readonly string[]): Promise<ForceUnit[]> =>
    Promise.all(ids.map(async (id) => ({ unit: await loadUnit(id) })));
  return { red: await units(RED), blue: await units(BLUE) };
}
