import { type D6Roller, roll2d6 } from '../../dice/index.js';
import { type Carrier, hooksOf } from '../carried-hooks.js';
import type { RulesetOption } from '../ruleset.js';

/**
 * Rolls for whether a flawed cooling system fails for the rest of the game, after a fall, a physical attack or heavy
 * damage in one phase. No dice are rolled without the quirk. `coolingFailed` then adds the heat each turn.
 */
export function rollCoolingFlaw(unit: Carrier, roller: D6Roller, options: RulesetOption = {}): boolean {
  const numbers = hooksOf(unit, options).flatMap(({ coolingFailsFrom }) => coolingFailsFrom ?? []);
  return numbers.length > 0 && roll2d6(roller).total >= Math.min(...numbers);
}
