import type { RulesetAreas } from '../areas/index.js';
import { BATTLE_VALUE } from './battle-value.js';
import { CLUSTER } from './cluster.js';
import { CRITICAL } from './critical.js';
import { DAMAGE } from './damage.js';
import { EDGE } from './edge.js';
import { ELECTRONICS } from './electronics.js';
import { ENVIRONMENT } from './environment.js';
import { EXPLOSIONS } from './explosions.js';
import { FALLING } from './falling.js';
import { HEAT } from './heat.js';
import { HIT_LOCATION } from './hit-location.js';
import { INITIATIVE } from './initiative.js';
import { MOVEMENT } from './movement.js';
import { PHYSICAL } from './physical.js';
import { PILOT } from './pilot.js';
import { PILOTING } from './piloting.js';
import { TERRAIN } from './terrain.js';
import { TO_HIT } from './to-hit.js';
import { WEAPONS } from './weapons.js';
import { WITHDRAWAL } from './withdrawal.js';

/** Total Warfare: the base of every other ruleset, and so the whole book. */
export const TOTAL_WARFARE: RulesetAreas = {
  battleValue: BATTLE_VALUE,
  toHit: TO_HIT,
  weapons: WEAPONS,
  cluster: CLUSTER,
  hitLocation: HIT_LOCATION,
  pilot: PILOT,
  piloting: PILOTING,
  physical: PHYSICAL,
  falling: FALLING,
  movement: MOVEMENT,
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
};
