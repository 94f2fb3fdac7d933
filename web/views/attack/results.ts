import { computed } from '@preact/signals';
import { type DamageAtRange, damageByRange } from '../../../src/edge/battle.js';
import { type Results, resultsOf, rulesOf } from './attack-results.js';
import { attackNow } from './fighters.js';

export const results = computed<Results | { readonly problem: string }>(() => {
  const attack = attackNow.value;
  if ('problem' in attack) return attack;
  try {
    return resultsOf(attack);
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
});

/** Expected damage of the weapons that fire, by range, all else as it is. */
export const curve = computed<readonly DamageAtRange[]>(() => {
  const known = results.value;
  return 'problem' in known ? [] : damageByRange(known.duel, rulesOf(known.attack));
});
