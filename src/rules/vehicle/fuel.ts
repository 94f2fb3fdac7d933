import { type Carrier, hooksOf } from '../carried-hooks.js';
import type { RulesetOption } from '../ruleset.js';

/** More than two dice show. */
const NEVER = 13;

/** The roll from which a vehicle's fuel explodes after a critical hit; 13 if it never does. */
export const fuelExplodesFrom = (unit: Carrier, options: RulesetOption = {}): number =>
  Math.min(NEVER, ...hooksOf(unit, options).map((hooks) => hooks.fuelExplodesFrom ?? NEVER));
