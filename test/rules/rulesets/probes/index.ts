import type { Area } from '../cells.js';
import { CRITICAL, DAMAGE, EXPLOSIONS, HIT_LOCATION } from './hits.js';
import { FALLING, MOVEMENT, TERRAIN } from './moves.js';
import { PHYSICAL } from './physical.js';
import { PILOTING } from './piloting.js';
import type { Probe } from './probe.js';
import { ENVIRONMENT, TO_HIT } from './shots.js';
import { BATTLE_VALUE, EDGE, ELECTRONICS, HEAT, INITIATIVE, PILOT, WITHDRAWAL } from './units.js';
import { CLUSTER, WEAPONS } from './weapons.js';

/** What each area decides. */
export const PROBES: Readonly<Record<Area, readonly Probe[]>> = {
  battleValue: BATTLE_VALUE,
  toHit: TO_HIT,
  hitLocation: HIT_LOCATION,
  pilot: PILOT,
  piloting: PILOTING,
  falling: FALLING,
  terrain: TERRAIN,
  environment: ENVIRONMENT,
  edge: EDGE,
  electronics: ELECTRONICS,
  critical: CRITICAL,
  damage: DAMAGE,
  withdrawal: WITHDRAWAL,
  heat: HEAT,
  explosions: EXPLOSIONS,
  initiative: INITIATIVE,
  weapons: WEAPONS,
  cluster: CLUSTER,
  movement: MOVEMENT,
  physical: PHYSICAL,
};
