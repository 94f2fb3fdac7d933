import { TERRAIN_TYPES, type TerrainFeature } from '../../../../src/edge/rules.js';
import { titled } from '../../../words.js';

interface TerrainChoice {
  readonly value: string;
  readonly label: string;
  readonly feature: TerrainFeature;
}

const OPEN = 'clear';
/** Water by its depth, buildings from light to hardened; ice may lie over land as well. */
const LEVELS: Readonly<Record<string, readonly string[]>> = {
  water: ['Water, depth 1', 'Water, depth 2', 'Water, depth 3'],
  ice: ['Ice over water, depth 1', 'Ice over water, depth 2', 'Ice over water, depth 3'],
  building: ['Light building', 'Medium building', 'Heavy building', 'Hardened building'],
};

/** Choices of terrain for a hex. */
const TERRAIN_CHOICES: readonly TerrainChoice[] = TERRAIN_TYPES.filter((type) => type !== OPEN).flatMap(
  (type): readonly TerrainChoice[] => [
    ...(LEVELS[type] === undefined || type === 'ice'
      ? [{ value: type, label: titled(type), feature: type }]
      : []),
    ...(LEVELS[type] ?? []).map((label, index) => ({
      value: `${type}-${index + 1}`,
      label,
      feature: { type, level: index + 1 },
    })),
  ],
);

export const GROUND_CHOICES = [{ value: OPEN, label: 'Open ground' }, ...TERRAIN_CHOICES];
export const ENTERED_CHOICES = TERRAIN_CHOICES;

/** Undefined for clear terrain. */
export const featureOf = (chosen: string): TerrainFeature | undefined =>
  TERRAIN_CHOICES.find(({ value }) => value === chosen)?.feature;

export const terrainWords = (chosen: string): string =>
  TERRAIN_CHOICES.find(({ value }) => value === chosen)?.label ?? chosen;
