import {
  MovementType,
  officialCatalog,
  RangeBracket,
  SPA_CATALOG,
  TERRAIN_TYPES,
  type TerrainFeature,
  UNIT_QUIRK_IDS,
  WEAPON_QUIRK_IDS,
} from '../../src/index.js';
import { FURTHER_ABILITIES } from '../../src/rules/abilities/further-abilities.js';
import { FURTHER_QUIRKS } from '../../src/rules/quirks/further-quirks.js';
import type { Chance } from '../chance.js';

const ABILITIES = [...Object.keys(SPA_CATALOG), ...FURTHER_ABILITIES.map(({ id }) => id)];
const UNIT_QUIRKS = [
  ...Object.values(UNIT_QUIRK_IDS),
  ...FURTHER_QUIRKS.filter(({ category }) => category !== 'weapon').map(({ id }) => id),
];
const WEAPON_QUIRKS = [
  ...Object.values(WEAPON_QUIRK_IDS),
  ...FURTHER_QUIRKS.filter(({ category }) => category === 'weapon').map(({ id }) => id),
];

/** Designations of some abilities; for others the word is unknown, and they are used without it. */
const DESIGNATIONS: Readonly<Record<string, readonly string[]>> = {
  gunnery_specialist: ['energy', 'ballistic', 'missile'],
  range_master: ['short', 'medium', 'long', 'extreme'],
  weapon_specialist: ['medium_laser', 'ppc', 'lrm_20', 'ac_20'],
  sandblaster: ['lrm_20', 'srm_6'],
  blood_stalker: ['blue-1', 'red-1'],
  animal_mimicry: ['light_woods', 'water'],
};

function designated(id: string, chance: Chance): string {
  const words = DESIGNATIONS[id];
  return words === undefined || chance.percent(30) ? id : `${id}_${chance.pick(words)}`;
}

export const randomAbilities = (chance: Chance, most = 4): string[] =>
  chance.some(ABILITIES, most).map((id) => designated(id, chance));
export const randomQuirks = (chance: Chance, most = 4): string[] => chance.some(UNIT_QUIRKS, most);
export const randomWeaponQuirks = (chance: Chance, most = 3): string[] => chance.some(WEAPON_QUIRKS, most);

export const MOVEMENTS = Object.values(MovementType);
export const BRACKETS = Object.values(RangeBracket);

export const WEAPONS = officialCatalog.items.filter((item) => item.kind === 'weapon');
export const AMMUNITION = officialCatalog.items.filter((item) => item.kind === 'ammunition');
export const PHYSICAL_WEAPONS = officialCatalog.items.filter((item) => item.kind === 'physical-weapon');

export const randomTerrain = (chance: Chance): TerrainFeature => {
  const type = chance.pick(TERRAIN_TYPES);
  return chance.percent(50) ? type : { type, level: chance.below(5) };
};
export const randomHex = (chance: Chance): TerrainFeature[] =>
  Array.from({ length: chance.below(3) }, () => randomTerrain(chance));
