import { checkInteger } from '../../check/check.js';
import { resolveAbilities } from '../abilities/ability-catalog.js';
import { hooksIn } from '../hooks.js';
import { type RulesetOption, rulesetOf } from '../ruleset.js';
import type { InitiativeUnit } from './initiative.js';

/** Whether the unit takes the first slot of this round, whichever side won the initiative (docs/rules/standard.md). */
export function actsBeforeAll(unit: InitiativeUnit, round: number, options: RulesetOption = {}): boolean {
  checkInteger('round', round, 1, Number.POSITIVE_INFINITY);
  const rules = rulesetOf(options.ruleset);
  const abilities = resolveAbilities(unit.abilities);
  return (
    unit.conscious !== false &&
    abilities.some(({ ability }) => hooksIn(ability, rules).actsFirstInRound === round)
  );
}

/** The order in which units act, with those that act before all in front; among themselves they keep their order. */
export function orderOfRound<Unit extends InitiativeUnit>(
  order: readonly Unit[],
  round: number,
  options: RulesetOption = {},
): readonly Unit[] {
  const first = order.filter((unit) => actsBeforeAll(unit, round, options));
  return first.length === 0 ? order : [...first, ...order.filter((unit) => !first.includes(unit))];
}
