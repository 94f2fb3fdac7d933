import { resolveAbilities } from '../abilities/ability-catalog.js';
import { hooksIn } from '../hooks.js';
import { type RulesetOption, rulesetOf } from '../ruleset.js';
import type { InitiativeUnit } from './initiative.js';

/** Whether the unit acts first in this round, whichever side won initiative (docs/rules/standard.md). */
export function actsBeforeAll(unit: InitiativeUnit, round: number, options: RulesetOption = {}): boolean {
  const rules = rulesetOf(options.ruleset);
  const abilities = resolveAbilities(unit.abilities);
  return (
    unit.conscious !== false &&
    abilities.some(({ ability }) => hooksIn(ability, rules).actsFirstInRound === round)
  );
}

/** Returns the order of a round with the units that act first moved to the front. Their own order is kept. */
export function orderOfRound<Unit extends InitiativeUnit>(
  order: readonly Unit[],
  round: number,
  options: RulesetOption = {},
): readonly Unit[] {
  const first = order.filter((unit) => actsBeforeAll(unit, round, options));
  return first.length === 0 ? order : [...first, ...order.filter((unit) => !first.includes(unit))];
}
