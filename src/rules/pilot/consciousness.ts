import { resolveAbilities } from '../abilities/ability-catalog.js';
import { itemiseHooks, liftedTo } from '../itemise.js';
import { type ITargetNumber, targetNumberOf } from '../modifier.js';
import { type RulesetOption, rulesetOf } from '../ruleset.js';
import { CONSCIOUSNESS_TABLE, DEADLY_WOUNDS } from './deadly-wounds.js';
import type { ConsciousnessSituation } from './situation.js';

const LOWEST_ROLL = 2;

/** Returns the roll to stay conscious after this wound, or to wake up with this many. The sixth wound is fatal. */
export function calculateConsciousnessCheck(
  wounds: number,
  abilities: readonly string[] | undefined,
  options: RulesetOption = {},
): ITargetNumber {
  const rules = rulesetOf(options.ruleset);
  const known = resolveAbilities(abilities);
  const situation: ConsciousnessSituation = { rules, wounds, abilities: known };
  const base = {
    id: 'wounds',
    name: 'Wounds',
    value: CONSCIOUSNESS_TABLE[wounds - 1] ?? Number.POSITIVE_INFINITY,
    source: 'base',
    description: wounds >= DEADLY_WOUNDS ? 'pilot dead' : `wounds: ${wounds}`,
  };
  const hooks = itemiseHooks(({ consciousness }) => consciousness, situation, rules, [], known);
  return targetNumberOf(liftedTo(LOWEST_ROLL, [base, ...hooks]));
}
