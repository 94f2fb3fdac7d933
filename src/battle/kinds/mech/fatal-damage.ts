import type { CauseOfLoss } from '../../combatant/cause-of-loss.js';
import type { Combatant } from '../../combatant/combatant.js';
import { mechFigures } from './figures.js';

export function fatalDamage(unit: Combatant): CauseOfLoss | undefined {
  if (unit.hasLost(unit.plan.head)) return 'head-destroyed';
  if (unit.hasLost(unit.plan.center)) return 'center-torso-destroyed';
  if (unit.engineHits >= mechFigures(unit.design).fatalEngineHits) return 'engine-destroyed';
  if (unit.cockpitHit) return 'cockpit-hit';
  return unit.pilotDead ? 'pilot-killed' : undefined;
}
