import { terrainType } from '../../terrain/terrain.js';
import { isGuidedByTag } from '../guidance.js';
import { toHitModifier } from '../modifier.js';
import type { ToHitModifier, ToHitSituation } from '../situation.js';

/** Indirect fire that follows a TAG ignores terrain (docs/rules/weapon-attacks.md). */
const ignoresGround = (shot: ToHitSituation) => shot.attacker.indirectFire?.isIndirect && isGuidedByTag(shot);

const INTERVENING_TERRAIN = toHitModifier({
  id: 'intervening_terrain',
  name: 'Intervening terrain',
  source: 'terrain',
  needs: 'interveningTerrain',
  value: (shot) => (shot.attacker.indirectFire && ignoresGround(shot) ? 0 : shot.interveningTerrain),
  describe: 'terrain between attacker and target',
});

const TARGET_TERRAIN = toHitModifier({
  id: 'target_terrain',
  name: 'Target terrain',
  source: 'terrain',
  needs: 'targetTerrain',
  value: (shot) => (shot.attacker.indirectFire && ignoresGround(shot) ? 0 : shot.targetTerrain),
  describe: 'terrain in the target hex',
});

/** Crops hide people, and nothing larger (Tactical Operations, "Planted Fields"). */
const TARGET_IN_CROPS = toHitModifier({
  id: 'target_in_crops',
  name: 'Planted field',
  source: 'terrain',
  needs: 'targetNature',
  value: (shot) =>
    shot.target.soldiers !== undefined &&
    shot.targetHex.some((feature) => terrainType(feature) === 'planted_field') &&
    !ignoresGround(shot)
      ? 1
      : 0,
  describe: 'infantry among crops',
});

/** In the order of aggregation. */
export const TERRAIN: readonly ToHitModifier[] = [INTERVENING_TERRAIN, TARGET_TERRAIN, TARGET_IN_CROPS];
