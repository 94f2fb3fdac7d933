import { type TerrainType, terrainType } from '../terrain/terrain.js';
import { furtherAbility } from './ability.js';

const CITY: ReadonlySet<TerrainType> = new Set<TerrainType>([
  'pavement',
  'road',
  'rubble',
  'ultra_rubble',
  'building',
  'rough',
  'ultra_rough',
]);

export const INFANTRY_ABILITIES = [
  furtherAbility({
    id: 'foot_cav',
    name: 'Foot Cavalry',
    category: 'misc',
    pipelines: [],
    combatEffect:
      'Infantry on foot has 1 MP more, and pays 1 MP less in woods, jungle, rough ground and rubble',
    hooks: { 'total-warfare': { marches: 1 } },
  }),
  furtherAbility({
    id: 'urban_guerrilla',
    name: 'Urban Guerrilla',
    category: 'misc',
    pipelines: ['to-hit'],
    combatEffect:
      'Infantry is 1 harder to hit in streets, buildings and rubble, and is not in the open there',
    hooks: {
      'total-warfare': {
        sheltersInStreets: true,
        toHitAgainst: ({ target, targetHex }) =>
          target.soldiers === 'infantry' && targetHex.some((feature) => CITY.has(terrainType(feature)))
            ? 1
            : 0,
      },
    },
  }),
];
