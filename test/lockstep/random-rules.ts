import type { Chance } from '../../fuzz/chance.js';
import { RULESETS, type Ruleset, rulesetOf } from '../../src/rules/ruleset.js';
import { cellsOf, trialsOf } from '../rules/rulesets/cells.js';

/** Cells that are changed in one ruleset. */
const MOST_CHANGES = 12;

/** A registered ruleset with some of its cells changed at random. */
export function perturbedRules(chance: Chance): Ruleset {
  let rules = rulesetOf(chance.pick(RULESETS));
  const wanted = chance.between(1, MOST_CHANGES);
  for (let change = 0; change < wanted; change += 1) {
    const trials = trialsOf(rules, chance.pick(cellsThatCount(rules)));
    if (trials.length > 0) rules = chance.pick(trials);
  }
  return rules;
}

/** Battle Value has no part in a phase. */
const cellsThatCount = (rules: Ruleset) => cellsOf(rules).filter(({ area }) => area !== 'battleValue');
