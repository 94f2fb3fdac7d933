import { hooksIn } from '../hooks.js';
import { type RulesetOption, rulesetOf } from '../ruleset.js';
import { resolveAbilities } from './ability-catalog.js';

/** A unit that a legal attack is possible on. */
export interface PossibleTarget {
  readonly abilities?: readonly string[] | undefined;
}

/**
 * Whom an opponent's first weapon attack of the turn may be aimed at: any of those who draw fire, or else anyone
 * (docs/rules/standard.md).
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
