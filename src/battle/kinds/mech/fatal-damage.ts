import { FATAL_ENGINE_HITS } from '../../../rules/critical/index.js';
import type { CauseOfLoss } from '../../combatant/cause-of-loss.js';
import type { Combatant } from '../../combatant/combatant.js';

export function fatalDamage(unit: Combatant): CauseOfLoss | undefined {
  if (unit.hasLost(unit.plan.head)) return 'head-destroyed';
  if (unit.hasLost(unit.plan.center)) return 'center-torso-destroyed';
  if (unit.engineHits >= FATAL_ENGINE_HITS) return 'engine-destroyed';
  if (unit.cockpitHit) return 'cockpit-hit';
  return unit.pilotDead ? 'pilot-killed' : undefined;
}
