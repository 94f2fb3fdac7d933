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

/** In the order of aggregation. */
export const TERRAIN: readonly ToHitModifier[] = [INTERVENING_TERRAIN, TARGET_TERRAIN];
