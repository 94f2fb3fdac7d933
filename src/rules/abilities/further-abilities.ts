import { carries, designationsOf } from '../carried.js';
import type { CheckedKind, CriticalSituation } from '../critical/situation.js';
import type { Hooks } from '../hooks.js';
import { twoHandedDamage } from '../physical/two-handed.js';
import { type TerrainFeature, type TerrainType, terrainLevel, terrainType } from '../terrain/terrain.js';
import type { ToHitSituation } from '../to-hit/situation.js';
import type { MovementType, WeaponCategory } from '../to-hit/vocabulary.js';
import { ABILITIES_WITHOUT_EFFECT } from './abilities-without-effect.js';
import { furtherAbility } from './ability.js';
import { INFANTRY_ABILITIES } from './infantry-abilities.js';
import { firesFromJump, ignoresDifficultTerrain } from './piloting-abilities.js';
import { WEATHER_ABILITIES } from './weather-abilities.js';

const forWeapons = <const Id extends string>(
  id: Id,
  name: string,
  suits: (shot: ToHitSituation) => boolean,
) =>
  furtherAbility({
    id,
    name,
    category: 'gunnery',
    pipelines: ['to-hit'],
    combatEffect: '−1 to hit with these weapons',
    hooks: { 'total-warfare': { toHit: (shot) => (suits(shot) ? -1 : 0) } },
  });

const WOODED: ReadonlySet<TerrainType> = new Set([
  'light_woods',
  'heavy_woods',
  'light_jungle',
  'heavy_jungle',
  'ultra_heavy_woods',
  'ultra_heavy_jungle',
]);
const RUBBLE: ReadonlySet<TerrainType> = new Set(['rubble', 'ultra_rubble']);
const MIRY: ReadonlySet<TerrainType> = new Set(['swamp', 'mud']);

type Ground = (terrain: { readonly type: TerrainType; readonly level: number }) => boolean;

const isOn = (ground: Ground, feature: TerrainFeature): boolean =>
  ground({ type: terrainType(feature), level: terrainLevel(feature) });

const terrainMaster = <const Id extends string>(
  id: Id,
  variant: string,
  effect: string,
  ground: Ground,
  further: Hooks,
) =>
  furtherAbility({
    id,
    name: `Terrain Master (${variant})`,
    variantOf: 'terrain_master',
    category: 'piloting',
    pipelines: ['psr'],
    combatEffect: 'Ignores a +1 of difficult terrain on piloting rolls',
    hooks: {
      standard: { piloting: ignoresDifficultTerrain(id) },
      'total-warfare': {
        ...further,
        effect,
        piloting: ({ cause: { kind, terrain } }) =>
          kind === 'terrain' && terrain !== undefined && isOn(ground, terrain) ? -1 : 0,
      },
    },
  });

/** Modifier against a pilot who knows the terrain and moved this way. */
const againstWho = (moved: MovementType, ground: ReadonlySet<TerrainType>) => (shot: ToHitSituation) =>
  shot.target.movementType === moved && shot.targetHex.some((feature) => ground.has(terrainType(feature)))
    ? 1
    : 0;

const isOf = (category: WeaponCategory) => (shot: ToHitSituation) => shot.weaponCategory === category;

/** As unit files and pilots name them. */
const TYPES: Readonly<Record<CheckedKind, readonly string[]>> = {
  mech: ['mek', 'mech'],
  vehicle: ['vee'],
  protomech: [],
};

function knowsWhatIsStruck({ attackerAbilities, struck }: CriticalSituation): boolean {
  const named = designationsOf(attackerAbilities, 'human_tro');
  return named.length === 0 || named.some((type) => TYPES[struck].includes(type));
}

/**
 * Abilities of other programs that the catalog does not list. They are known in every ruleset, with no effect in
 * `standard` (docs/rules/standard.md), except that variants of Terrain Master count as that ability there.
 */
export const FURTHER_ABILITIES = [
  forWeapons('gunnery_laser', 'Gunnery (Laser)', isOf('energy')),
  forWeapons('gunnery_missile', 'Gunnery (Missile)', isOf('missile')),
  forWeapons('gunnery_ballistic', 'Gunnery (Ballistic)', isOf('ballistic')),
  furtherAbility({
    id: 'hopping_jack',
    name: 'Hopping Jack',
    category: 'piloting',
    pipelines: ['to-hit'],
    combatEffect: 'Jumping adds 2 to hit instead of 3',
    hooks: {
      'total-warfare': {
        toHit: (shot) => (firesFromJump(shot) && !carries(shot.abilities.carried, 'jumping_jack') ? -1 : 0),
      },
    },
  }),
  furtherAbility({
    id: 'wind_walker',
    name: 'Wind Walker',
    category: 'piloting',
    pipelines: ['psr'],
    combatEffect: '−1 to rolls to land in one piece',
    hooks: { 'total-warfare': { piloting: ({ cause }) => (cause.kind === 'forced-landing' ? -1 : 0) } },
  }),
  furtherAbility({
    id: 'shaky_stick',
    name: 'Shaky Stick',
    category: 'piloting',
    pipelines: ['to-hit'],
    combatEffect: '+1 to hit for shots from the ground at it while it is in the air',
    hooks: {
      'total-warfare': { toHitAgainst: ({ attacker, target }) => (target.aloft && !attacker.aloft ? 1 : 0) },
    },
  }),
  furtherAbility({
    id: 'cluster_master',
    name: 'Cluster Master',
    category: 'gunnery',
    pipelines: ['damage'],
    combatEffect: '+2 to the cluster roll',
    hooks: { 'total-warfare': { cluster: () => 2 } },
  }),
  furtherAbility({
    id: 'human_tro',
    name: 'Human TRO',
    category: 'gunnery',
    pipelines: ['crit'],
    combatEffect: 'Critical hits on units of one type need 1 less',
    requiresDesignation: true,
    hooks: { 'total-warfare': { critical: (check) => (knowsWhatIsStruck(check) ? -1 : 0) } },
  }),
  furtherAbility({
    id: 'clan_pilot_training',
    name: 'Clan Pilot Training',
    category: 'piloting',
    pipelines: ['physical'],
    combatEffect: '+1 to hit with physical attacks',
    hooks: { 'total-warfare': { physicalToHit: () => 1 } },
  }),
  terrainMaster(
    'tm_forest_ranger',
    'Forest Ranger',
    'In woods and jungle: −1 to piloting rolls, 1 MP less, +1 to hit it after it walked',
    ({ type }) => WOODED.has(type),
    { toHitAgainst: againstWho('walk', WOODED), groundSavings: () => ({ wooded: 1 }) },
  ),
  terrainMaster(
    'tm_frogman',
    'Frogman',
    'In water of depth 2 and more: −1 to piloting rolls and to hit with physical attacks, 1 MP less',
    ({ type, level }) => type === 'water' && level >= 2,
    {
      physicalToHit: ({ attacker }) => ((attacker.waterDepth ?? 0) >= 2 ? -1 : 0),
      groundSavings: () => ({ deep_water: 1 }),
    },
  ),
  terrainMaster(
    'tm_mountaineer',
    'Mountaineer',
    '−1 to piloting rolls in rubble; 1 MP less in rough ground and rubble, and for changes of level',
    ({ type }) => RUBBLE.has(type),
    { groundSavings: () => ({ slopes: 1 }) },
  ),
  terrainMaster(
    'tm_swamp_beast',
    'Swamp Beast',
    'In swamp and mud: −1 to piloting rolls, 1 MP less, +1 to hit it after it ran',
    ({ type }) => MIRY.has(type),
    { toHitAgainst: againstWho('run', MIRY), groundSavings: () => ({ mire: 1 }) },
  ),
  furtherAbility({
    id: 'small_pilot',
    name: 'Small Pilot',
    category: 'misc',
    pipelines: ['psr'],
    combatEffect: 'No penalty for small and cramped cockpits',
    hooks: {
      'total-warfare': {
        piloting: ({ pilot, quirks }) =>
          -(pilot.cockpit === 'small' ? 1 : 0) - (carries(quirks, 'cramped_cockpit') ? 1 : 0),
      },
    },
  }),
  furtherAbility({
    id: 'tm_nightwalker',
    name: 'Terrain Master (Nightwalker)',
    variantOf: 'terrain_master',
    category: 'piloting',
    pipelines: ['psr'],
    combatEffect: 'Ignores a +1 of difficult terrain on piloting rolls',
    hooks: { standard: { piloting: ignoresDifficultTerrain('tm_nightwalker') } },
  }),
  ...WEATHER_ABILITIES,
  furtherAbility({
    id: 'aptitude_gunnery',
    name: 'Natural Aptitude (Gunnery)',
    category: 'gunnery',
    pipelines: ['to-hit'],
    combatEffect: 'Rolls three dice for its shots, of which the best two count',
    hooks: { 'total-warfare': { bestTwoOfThree: 'gunnery' } },
  }),
  furtherAbility({
    id: 'aptitude_piloting',
    name: 'Natural Aptitude (Piloting)',
    category: 'piloting',
    pipelines: ['psr', 'physical'],
    combatEffect: 'Rolls three dice for piloting rolls and physical attacks, of which the best two count',
    hooks: { 'total-warfare': { bestTwoOfThree: 'piloting' } },
  }),
  furtherAbility({
    id: 'zweihander',
    name: 'Zweihander',
    category: 'piloting',
    pipelines: ['physical', 'damage'],
    combatEffect: 'Strikes with both hands for 1 more point per 10 tons, and risks its arms',
    hooks: { 'total-warfare': { strikesTwoHanded: true, physicalDamage: twoHandedDamage } },
  }),
  ...INFANTRY_ABILITIES,
  ...ABILITIES_WITHOUT_EFFECT,
];
