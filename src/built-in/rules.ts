import { attacksIn } from '../edge/battle/attacks-in.js';
import { officialCatalog } from '../edge/official.js';
import { clustersIn } from '../edge/rules/clusters-in.js';
import { toHitIn } from '../edge/rules/to-hit-in.js';

export const { calculateToHit, toHitNumber, prepareToHit } = toHitIn(officialCatalog);
export const { attackFrom, bracketOf } = attacksIn(officialCatalog);
export const { calculateClusterModifier, itemiseClusterModifier, rollWeaponHits } =
  clustersIn(officialCatalog);
