import type { PilotingCause } from '../../rules/piloting/index.js';
import type { Battle } from '../battle.js';
import type { Facing } from '../hex/hex.js';
import type { Combatant } from '../mech/combatant.js';
import { moverOf } from '../mech/mover-of.js';
import { type Displacement, type Standing, stepsAside } from '../movement/displacement.js';
import { passesPilotingRoll } from '../piloting/roll-piloting.js';

const NIMBLY: PilotingCause = { kind: 'fall' };

/**
 * The step by which a unit gets out of the way of another that is driven into its hex, if it has points left, is reached
 * from the side and passes a roll; every pilot tries (combat.md section 6).
 */
export function stepAside(
  battle: Battle,
  unit: Combatant,
  direction: Facing,
  standing: Standing,
): Displacement | undefined {
  if (!unit.canAct || unit.prone || unit.stuck) return undefined;
  const [way] = stepsAside(battle.map, standing, unit.hex, unit.elevation, unit.facing, direction);
  if (way === undefined || !hasPointsLeft(battle, unit)) return undefined;
  return passesPilotingRoll(battle, unit, NIMBLY) ? way : undefined;
}

function hasPointsLeft(battle: Battle, unit: Combatant): boolean {
  if (unit.movement === 'jump') return false;
  return moverOf(battle, unit).run > (unit.hasMoved ? unit.mpSpentLastTurn : 0);
}
