import { computed } from '@preact/signals';
import { type DamageAtRange, damageByRange } from '../../../src/edge/battle.js';
import { type Results, resultsOf, rulesOf } from './attack-results.js';
import { attackNow } from './fighters.js';
import { byOtherRules } from './other-rules.js';
import { type RestElsewhere, type RestOfTurn, restOf } from './rest-of-turn.js';

export const results = computed<Results | { readonly problem: string }>(() => {
  const attack = attackNow.value;
  if ('problem' in attack) return attack;
  try {
    return resultsOf(attack);
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
});

/** Numbers by the other rulesets; empty while there are none by this one. */
export const otherRules = computed(() => ('problem' in results.value ? [] : byOtherRules(results.value)));

/** Expected damage of the firing weapons by range, with everything else unchanged. */
export const curve = computed<readonly DamageAtRange[]>(() => {
  const known = results.value;
  return 'problem' in known ? [] : damageByRange(known.duel, rulesOf(known.attack));
});

export const restOfTurn = computed<RestOfTurn | undefined>(() =>
  'problem' in results.value ? undefined : restOf(results.value),
);

export const restElsewhere = computed<readonly RestElsewhere[]>(() =>
  otherRules.value.map(({ ruleset, results: there }) => ({ ruleset, rest: restOf(there) })),
);
