import { computed } from '@preact/signals';

import { type HeatBalance, heatBalance } from '../../../src/battle/attack/heat-balance.js';
import { type PhysicalChoice, physicalChoices } from '../../../src/battle/attack/physical-choices.js';
import { type FollowingRoll, rollAfterDamage } from '../../../src/battle/attack/piloting-rolls.js';
import { noDice, type Results } from './attack-results.js';
import { beginDuel } from './duel.js';
import { results } from './results.js';

/** What the turn of an attack holds beside its shots. */
export interface RestOfTurn {
  /** As if the target stood in the next hex. */
  readonly physicalAttacks: readonly PhysicalChoice[];
  readonly afterDamage: FollowingRoll & { readonly damage: number };
  readonly heat: HeatBalance;
}

function restOf({ attack, battle, heat }: Results): RestOfTurn {
  const close = beginDuel({ ...attack, situation: { ...attack.situation, range: 1 } }, noDice);
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
