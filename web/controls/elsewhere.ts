import type { RulesetName } from '../../src/edge/rules.js';
import { listed, RULESET_WORDS } from '../words.js';

/** The number that another ruleset gives. */
export interface Elsewhere {
  readonly ruleset: RulesetName;
  readonly words: string;
}

/** "Total Warfare and Core 2026: 7+", a line for each number. */
export function elsewhereWords(others: readonly Elsewhere[]): readonly string[] {
  const rulesets = new Map<string, string[]>();
  for (const { ruleset, words } of others) {
    const alike = rulesets.get(words);
    if (alike === undefined) rulesets.set(words, [RULESET_WORDS[ruleset]]);
    else alike.push(RULESET_WORDS[ruleset]);
  }
  return [...rulesets].map(([words, names]) => `${listed(names)}: ${words}`);
}
