import type { Ammunition } from '../../../src/edge/catalog.js';
import type { RulesetName } from '../../../src/edge/rules.js';
import type { Mech } from '../../../src/edge/units.js';
import type { Situation } from './situation-fields.js';

/** Everything that decides the numbers of an attack, as plain data for a worker. */
export interface Attack {
  readonly situation: Situation;
  readonly ruleset: RulesetName;
  /** With switched quirks. */
  readonly attacker: Mech;
  readonly target: Mech;
  /** By index of the weapon, if a load other than the usual one was chosen. */
  readonly loads: Readonly<Record<string, Ammunition>>;
}
