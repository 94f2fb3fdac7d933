import type {
  Catalog,
  FiringArc,
  IAttackerState,
  ITargetState,
  IToHitOptions,
  RangeBracket,
  TerrainFeature,
} from '../../src/index.js';

/** Uses only the public interface, so that any two builds get the same questions. */
const MOVES = ['stationary', 'walk', 'run', 'jump'] as const;
const BRACKETS: readonly RangeBracket[] = ['short', 'medium', 'long', 'extreme', 'out_of_range'];
const ARCS: readonly FiringArc[] = ['front', 'left', 'right', 'rear'];
const CATEGORIES = ['energy', 'ballistic', 'missile'] as const;
const TERRAIN: readonly TerrainFeature[] = [
  'light_woods',
  'heavy_woods',
  'light_jungle',
  'light_smoke',
  'heavy_smoke',
  'fire',
  'building',
  'planted_field',
  { type: 'water', level: 1 },
  { type: 'heavy_industrial', level: 1 },
  'clear',
];
const QUIRKS = [
  'improved_targeting_short',
  'improved_targeting_medium',
  'improved_targeting_long',
  'poor_targeting_short',
  'poor_targeting_long',
  'multi_trac',
  'sensor_ghosts',
  'distracting',
  'low_profile',
  'anti_air',
  'stable',
];
const ABILITIES = [
  'weapon_specialist_medium_laser',
  'gunnery_specialist_energy',
  'range_master_medium',
  'range_master_long',
  'sniper',
  'blood_stalker',
  'cluster_hitter',
  'multi_tasker',
  'jumping_jack',
  'dodge_maneuver',
  'sandblaster',
  'oblique_attacker',
  'marksman',
  'iron_man',
];
const WEAPON_QUIRKS = ['accurate', 'inaccurate', 'stable_weapon'];
const LIGHTS = ['day', 'dawn_dusk', 'night', 'moonless_night', 'pitch_black'] as const;
const RAINS = ['none', 'light_rain', 'heavy_rain', 'downpour', 'heavy_snow'] as const;
const FOGS = ['none', 'light_fog', 'heavy_fog'] as const;
const WINDS = ['none', 'moderate_gale', 'strong_gale', 'storm'] as const;

export interface RandomShot {
  readonly attacker: IAttackerState;
  readonly target: ITargetState;
  readonly bracket: RangeBracket;
  readonly range: number;
  readonly options: IToHitOptions;
}

const weaponsOf = new WeakMap<Catalog, readonly string[]>();

/** The n-th shot of an endless list, derived from its number alone. */
export function randomShot(index: number, catalog: Catalog): RandomShot {
  const dice = generator(index);
  const below = (most: number): number => Math.floor(dice() * most);
  const chance = (share: number): boolean => dice() < share;
  const pick = <Value>(list: readonly Value[]): Value => list[below(list.length)] as Value;
  const some = (list: readonly string[]): string[] => list.filter(() => chance(0.15));
  const maybe = <Fields extends object>(share: number, fields: Fields): Fields | undefined =>
    chance(share) ? fields : undefined;
  let weapons = weaponsOf.get(catalog);
  if (weapons === undefined) {
    weapons = [...catalog.items]
      .filter((item) => 'ranges' in item)
      .map(({ id }) => id)
      .sort();
    weaponsOf.set(catalog, weapons);
  }
  const weapon = pick(weapons);
  const spotterMovement = pick(MOVES);
  const arc = pick(ARCS);
  const attacker: IAttackerState = {
    gunnery: below(9),
    movementType: pick(MOVES),
    heat: below(32),
    ...maybe(0.3, { pilotWounds: below(6) }),
    ...maybe(0.2, {
      sensorHits: below(4),
      sensors: pick(['standard', 'torso-mounted', 'industrial'] as const),
    }),
    ...maybe(0.3, {
      actuatorDamage: {
        shoulderDestroyed: chance(0.3),
        upperArmDestroyed: chance(0.5),
        lowerArmDestroyed: chance(0.5),
      },
    }),
    ...maybe(0.3, { targetingComputer: true }),
    ...maybe(0.2, { prone: true, steadyWhenProne: chance(0.3) }),
    ...maybe(0.3, { secondaryTarget: { isSecondary: true, inFrontArc: arc === 'front', arc } }),
    ...maybe(0.3, {
      indirectFire: {
        isIndirect: true,
        spotterMovement,
        spotterWalked: spotterMovement === 'walk',
        spotterAttacked: chance(0.5),
      },
    }),
    ...maybe(0.2, { calledShot: true, teammateCalledShot: chance(0.5) }),
    abilities: some(ABILITIES),
    unitQuirks: some(QUIRKS),
    weaponQuirks: { w: some(WEAPON_QUIRKS) },
    ...maybe(0.3, { weaponType: 'Medium Laser', weaponCategory: pick(CATEGORIES) }),
    ...maybe(0.3, { targetId: pick(['a', 'b']), designatedTargetId: 'a' }),
    ...maybe(0.2, { actuatorEnhancement: true }),
    ...maybe(0.2, { fireControl: pick(['standard', 'industrial', 'primitive'] as const) }),
    ...maybe(0.2, { spotting: true }),
    ...maybe(0.1, { shield: pick(['carried', 'passive'] as const) }),
    ...maybe(0.1, { skidded: true }),
  };
  const target: ITargetState = {
    movementType: pick(MOVES),
    hexesMoved: below(27),
    ...maybe(0.2, { prone: true }),
    ...maybe(0.2, { immobile: true }),
    ...maybe(0.2, { partialCover: true }),
    ...maybe(0.2, { isDodging: true }),
    abilities: some(ABILITIES),
    unitQuirks: some(QUIRKS),
    ...maybe(0.15, { stealth: true }),
    ...maybe(0.1, { voidSignature: true }),
    ...maybe(0.1, { chameleon: true }),
    ...maybe(0.1, { superheavy: true }),
    ...maybe(0.2, { heat: below(30) }),
    ...maybe(0.2, { tagged: true }),
    ...maybe(0.1, { homingPod: true }),
    ...maybe(0.1, { stuck: true }),
    ...maybe(0.1, { skidded: true }),
  };
  const options: IToHitOptions = {
    weaponId: 'w',
    ...maybe(0.8, { weapon }),
    ...maybe(0.2, { minimumRange: below(7) }),
    ...maybe(0.4, { targetTerrain: [pick(TERRAIN)] }),
    ...maybe(0.4, { interveningTerrain: [[pick(TERRAIN)], [pick(TERRAIN)]] }),
    ...maybe(0.3, {
      environment: {
        light: pick(LIGHTS),
        precipitation: pick(RAINS),
        fog: pick(FOGS),
        wind: pick(WINDS),
      },
    }),
    ...maybe(0.1, { aimed: pick(['targeting-computer', 'immobile-head'] as const) }),
    ...maybe(0.1, { extremeRange: chance(0.5) }),
  };
  return { attacker, target, bracket: pick(BRACKETS), range: below(30), options };
}

/** Mulberry32: small, and the same everywhere. */
function generator(seed: number): () => number {
  let state = (seed * 0x9e3779b9 + 1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
