import { rulesetOf } from '../../rules/ruleset.js';
import type { Unit } from '../../units/index.js';
import { Combatant } from '../combatant/combatant.js';
import { type ConditionSetup, damage } from '../combatant/condition.js';
import { pilotDesign } from '../combatant/pilot.js';
import { UnsupportedInBattleError } from '../combatant/unsupported.js';
import { designOf } from '../kinds/kinds.js';

/**
 * Returns why a unit cannot have this condition, for example because it is that of another variant; undefined if it
 * can.
 */
export function conditionProblem(unit: Unit, condition: ConditionSetup): string | undefined {
  try {
    const combatant = new Combatant(0, 'red-1', 0, designOf(unit), pilotDesign(), rulesetOf('standard'));
    damage(combatant, condition);
    return undefined;
  } catch (error) {
    if (error instanceof UnsupportedInBattleError)
      return 'only units that can fight in a battle keep their damage';
    if (error instanceof RangeError || error instanceof TypeError) return error.message;
    throw error;
  }
}
