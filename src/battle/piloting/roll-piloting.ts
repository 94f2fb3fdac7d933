import { pilotingNumber } from '../../rules/piloting/calculate.js';
import {
  calculatePilotingRoll,
  needsRollAfterDamage,
  type PilotingCause,
} from '../../rules/piloting/index.js';
import { type TerrainFeature, terrainType } from '../../rules/terrain/terrain.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { fall } from '../damage/fall.js';
import { featuresUnderfoot } from '../movement/ground.js';
import { pilotStateOf } from './pilot-state.js';
import { optionsOf, rollWithEdge } from './roll-with-edge.js';

const NO_CAUSES: readonly PilotingCause[] = [];
const DAMAGED: PilotingCause = Object.freeze({ kind: 'damage' });

/** Whether a piloting roll succeeds; the caller applies a failure. */
export const passesPilotingRoll = (...roll: Parameters<typeof rollPiloting>): boolean =>
  rollPiloting(...roll) >= 0;

/** A piloting roll, with Edge if the pilot spends it: its margin of success, negative if it fails. */
export function rollPiloting(
  battle: Battle,
  unit: Combatant,
  cause: PilotingCause,
  otherCauses: readonly PilotingCause[] = NO_CAUSES,
  footing: readonly TerrainFeature[] = featuresUnderfoot(battle.map, unit.hex, unit.elevation),
): number {
  const options = optionsOf(battle, footing, otherCauses);
  const explained = battle.explaining ? calculatePilotingRoll(pilotStateOf(unit), cause, options) : undefined;
  const needed = explained?.targetNumber ?? pilotingNumber(pilotStateOf(unit), cause, options);
  const roll = rollWithEdge(battle, unit, needed);
  const possible = Number.isFinite(needed);
  const passed = possible && roll.total >= needed;
  if (battle.listening) {
    battle.tell({
      type: 'piloting-roll',
      unit: unit.index,
      cause: cause.kind,
      ...(cause.terrain !== undefined && { terrain: terrainType(cause.terrain) }),
      hex: unit.hex,
      roll: battle.recordOf(needed, roll, explained?.modifiers),
      passed,
    });
  }
  if (!passed && unit.design.stalls) {
    unit.design.kind.afterFailedRoll(battle, unit, () => {
      const second = unit.aptitudes.rollPiloting(battle.roller);
      return {
        passed: second.total >= needed,
        roll: battle.recordOf(needed, second, explained?.modifiers),
      };
    });
  }
  return possible ? roll.total - needed : Number.NEGATIVE_INFINITY;
}

/**
 * At the end of a phase: the rolls that it has caused, each with the modifiers of all causes
 * (docs/rules/piloting-rolls.md).
 */
export function resolvePilotingRolls(battle: Battle, unit: Combatant): void {
  const { rolls } = unit;
  if (needsRollAfterDamage(unit.damageThisPhase)) rolls.push(DAMAGED);
  unit.damageThisPhase = 0;
  if (unit.design.falls && !unit.isOut && !unit.prone) {
    if (unit.fallsAtEndOfPhase) {
      fall(battle, unit, rolls[0] ?? { kind: 'leg' }, 0, undefined, { otherCauses: rolls.slice(1) });
    }
    for (let index = 0; index < rolls.length && !unit.prone; index += 1) {
      const cause = rolls[index] as PilotingCause;
      const otherCauses = rolls.length > 1 ? rolls.filter((_, other) => other !== index) : NO_CAUSES;
      if (!passesPilotingRoll(battle, unit, cause, otherCauses)) {
        fall(battle, unit, cause, 0, undefined, { otherCauses });
      }
    }
  }
  // Setting the length is the slowest part here, and most lists are empty.
  if (rolls.length > 0) rolls.length = 0;
  unit.fallsAtEndOfPhase = false;
}
