import type { Combatant } from '../../../../src/edge/battle.js';
import {
  calculateForceBattleValue,
  canJoinNetwork,
  type ForceBattleValue,
} from '../../../../src/edge/battle-value.js';
import type { Ruleset } from '../../../../src/edge/rules.js';

/** What units of one side are worth together, as they were built. */
export const forceValue = (units: readonly Combatant[], ruleset: Ruleset): ForceBattleValue =>
  calculateForceBattleValue(
    units.map(({ design: { unit }, pilot: { gunnery, piloting }, network }) => ({
      unit,
      gunnery,
      piloting,
      ...(canJoinNetwork(unit) && network !== '' && { network }),
    })),
    { ruleset },
  );
