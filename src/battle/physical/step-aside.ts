import type { PilotingCause } from '../../rules/piloting/index.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { moverOf } from '../combatant/mover-of.js';
import type { Facing } from '../hex/hex.js';
import { type Displacement, type Standing, stepsAside } from '../movement/displacement.js';
import { passesPilotingRoll } from '../piloting/roll-piloting.js';

const NIMBLY: PilotingCause = { kind: 'fall' };

/**
 * The step by which a unit avoids another that is displaced into its hex, if it can and its pilot passes a roll; every
 * pilot tries (docs/rules/movement.md).
 */
export function stepAside(
  battle: Battle,
  unit: Combatant,
  direction: Facing,
  standing: Standing,
): Displacement | undefined {
  if (!unit.canAct || unit.prone || unit.stuck) return undefined;
  const { backOnlyAfterWalking, takesPoints } = battle.rules.movement.stepAside;
  const ways = stepsAside(
    battle.map,
    standing,
    unit.hex,
    unit.elevation,
    unit.facing,
    direction,
    battle.rulesetOption,
  );
  const way = ways.find((step) => step.direction === unit.facing || !backOnlyAfterWalking || walked(unit));
  if (way === undefined || (takesPoints && !hasPointsLeft(battle, unit))) return undefined;
  return passesPilotingRoll(battle, unit, NIMBLY) ? way : undefined;
}

const walked = ({ movement }: Combatant): boolean => movement === 'walk';

function hasPointsLeft(battle: Battle, unit: Combatant): boolean {
  if (unit.movement === 'jump') return false;
  return moverOf(battle, unit).run > (unit.hasMoved ? unit.mpSpentLastTurn : 0);
}
