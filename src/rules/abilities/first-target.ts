import { hooksIn } from '../hooks.js';
import { type RulesetOption, rulesetOf } from '../ruleset.js';
import { resolveAbilities } from './ability-catalog.js';

/** A unit that can be legally attacked. */
export interface PossibleTarget {
  readonly abilities?: readonly string[] | undefined;
}

/**
 * Returns the targets that an opponent's first weapon attack of the turn may choose: those that draw fire, or all if
 * none do (docs/rules/standard.md).
 */
export function targetsAllowedFirst<Target extends PossibleTarget>(
  targets: readonly Target[],
  { ruleset }: RulesetOption = {},
): readonly Target[] {
  const rules = rulesetOf(ruleset);
  const drawing = targets.filter(({ abilities }) =>
    resolveAbilities(abilities).some(({ ability }) => hooksIn(ability, rules).drawsFirstAttack),
  );
  return drawing.length > 0 ? drawing : targets;
}
