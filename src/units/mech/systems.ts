import { type Word, wordsOf } from '../../check/words.js';

export const ENGINE_TYPES = wordsOf(
  'fusion xl xxl light compact ice fuel-cell fission none maglev steam battery solar',
);
export type EngineType = (typeof ENGINE_TYPES)[number];

export const COCKPIT_TYPES = wordsOf(
  'standard small command-console small-command-console torso-mounted industrial primitive',
  'primitive-industrial interface dual virtual-reality-piloting-pod quadvee tripod tripod-industrial',
  'superheavy superheavy-industrial superheavy-tripod superheavy-tripod-industrial',
  'superheavy-command-console',
);
export type CockpitType = (typeof COCKPIT_TYPES)[number];

/** What a critical slot may hold besides equipment. */
export type System = Word<
  | 'engine gyro cockpit sensors life-support landing-gear avionics conversion-gear shoulder'
  | 'upper-arm-actuator lower-arm-actuator hand-actuator hip upper-leg-actuator lower-leg-actuator'
  | 'foot-actuator'
>;

/** Slots in one side torso by engine, for Inner Sphere and Clan. All other engines have none there. */
const SIDE_TORSO_SLOTS: Readonly<Partial<Record<EngineType, readonly [innerSphere: number, clan: number]>>> =
  {
    light: [2, 2],
    xl: [3, 2],
    xxl: [6, 4],
  };

const HIGHEST_RATING = 500;
const HIGHEST_COMPACT_RATING = 400;
/** Only the Inner Sphere builds these. */
const INNER_SPHERE_ENGINES: ReadonlySet<EngineType> = new Set(['light', 'fission']);

export interface EngineStatement {
  readonly rating: number;
  readonly type: EngineType;
  readonly clan: boolean;
}

/**
 * Returns why an engine cannot exist; undefined if it can. A 'Mech with an impossible engine counts as having none.
 */
export function whyNoSuchEngine({ rating, type, clan }: EngineStatement): string | undefined {
  if (rating > HIGHEST_RATING) return `no engine has a rating above ${HIGHEST_RATING}`;
  if (type === 'compact' && rating > HIGHEST_COMPACT_RATING) {
    return `no compact engine has a rating above ${HIGHEST_COMPACT_RATING}`;
  }
  return clan && INNER_SPHERE_ENGINES.has(type) ? `there is no Clan ${type} engine` : undefined;
}

/** A superheavy 'Mech's engine needs half the slots, rounded up. */
export function engineSideTorsoSlots(engine: EngineStatement, superheavy: boolean): number {
  if (whyNoSuchEngine(engine) !== undefined) return 0;
  const { type, clan } = engine;
  const slots = SIDE_TORSO_SLOTS[type]?.[clan ? 1 : 0] ?? 0;
  return superheavy ? Math.ceil(slots / 2) : slots;
}

const PRIMITIVE_COCKPITS: ReadonlySet<CockpitType> = new Set(['primitive', 'primitive-industrial']);

/** The cockpit alone identifies primitive technology. */
export const isPrimitive = (cockpit: CockpitType): boolean => PRIMITIVE_COCKPITS.has(cockpit);
