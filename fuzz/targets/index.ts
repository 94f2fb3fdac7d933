import type { Target } from '../target.js';
import { BATTLE_TARGETS } from './battles/play.js';
import { ARCHIVE_TARGET } from './files/archive.js';
import { BATTLE_FILE_TARGETS } from './files/battle-files.js';
import { MAP_TARGETS } from './files/maps.js';
import { MUL_TARGET } from './files/mul.js';
import { UNIT_TARGETS } from './files/units.js';
import { LIBRARY_TARGET } from './library/files.js';
import { QUERY_TARGET } from './library/queries.js';
import { CLUSTER_TARGET } from './rules/clusters.js';
import { DAMAGE_TARGET } from './rules/damage.js';
import { FORCE_TARGET } from './rules/forces.js';
import { HEAT_TARGET } from './rules/heat.js';
import { INITIATIVE_TARGET } from './rules/initiative.js';
import { MOVEMENT_TARGET } from './rules/movement.js';
import { PHYSICAL_TARGET } from './rules/physical.js';
import { PILOTING_TARGET } from './rules/piloting.js';
import { TO_HIT_TARGET } from './rules/to-hit.js';
import { VOLLEY_TARGET } from './rules/volley.js';

/** All targets, in the order of the table. */
export const TARGETS: readonly Target[] = [
  ...UNIT_TARGETS,
  ARCHIVE_TARGET,
  ...MAP_TARGETS,
  MUL_TARGET,
  ...BATTLE_FILE_TARGETS,
  LIBRARY_TARGET,
  QUERY_TARGET,
  TO_HIT_TARGET,
  PHYSICAL_TARGET,
  PILOTING_TARGET,
  INITIATIVE_TARGET,
  HEAT_TARGET,
  CLUSTER_TARGET,
  DAMAGE_TARGET,
  VOLLEY_TARGET,
  MOVEMENT_TARGET,
  FORCE_TARGET,
  ...BATTLE_TARGETS,
];
