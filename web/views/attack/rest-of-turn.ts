import {
  beginDuel,
  type FollowingRoll,
  type HeatBalance,
  heatBalance,
  type PhysicalChoice,
  physicalChoices,
  rollAfterDamage,
} from '../../../src/edge/battle.js';
import type { RulesetName } from '../../../src/edge/rules.js';
import { type Results, rulesOf } from './attack-results.js';

/** The attacker's turn besides its shots. */
export interface RestOfTurn {
  /** As if the target were in the next hex. */
  readonly physicalAttacks: readonly PhysicalChoice[];
  readonly afterDamage: FollowingRoll & { readonly damage: number };
  readonly heat: HeatBalance;
}

export function restOf({ attack, duel, battle, heat }: Results): RestOfTurn {
  const close = beginDuel({ ...duel, range: 1 }, undefined, rulesOf(attack));
  const target = close.unit(1);
  return {
    physicalAttacks: physicalChoices(close, close.unit(0), target),
    afterDamage: rollAfterDamage(close, target),
    heat: heatBalance(battle, battle.unit(0), heat),
  };
}

/** The same by another ruleset. */
export interface RestElsewhere {
  readonly ruleset: RulesetName;
  readonly rest: RestOfTurn;
}
