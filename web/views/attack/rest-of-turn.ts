import { computed } from '@preact/signals';
import {
  beginDuel,
  type FollowingRoll,
  type HeatBalance,
  heatBalance,
  type PhysicalChoice,
  physicalChoices,
  rollAfterDamage,
} from '../../../src/edge/battle.js';
import { type Results, rulesOf } from './attack-results.js';
import { results } from './results.js';

/** What the turn of an attack holds beside its shots. */
export interface RestOfTurn {
  /** As if the target stood in the next hex. */
  readonly physicalAttacks: readonly PhysicalChoice[];
  readonly afterDamage: FollowingRoll & { readonly damage: number };
  readonly heat: HeatBalance;
}

function restOf({ attack, duel, battle, heat }: Results): RestOfTurn {
  const close = beginDuel({ ...duel, range: 1 }, undefined, rulesOf(attack));
  const target = close.unit(1);
  return {
    physicalAttacks: physicalChoices(close, close.unit(0), target),
    afterDamage: rollAfterDamage(close, target),
    heat: heatBalance(battle, battle.unit(0), heat),
  };
}

export const restOfTurn = computed<RestOfTurn | undefined>(() =>
  'problem' in results.value ? undefined : restOf(results.value),
);
