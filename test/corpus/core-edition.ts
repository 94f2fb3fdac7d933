import type { RulesetName } from '../../src/rules/ruleset.js';

/** The two editions that the reference answers each case in. */
export const EDITIONS = ['tw', 'core'] as const;
export type Edition = (typeof EDITIONS)[number];

export const RULESET_OF: Readonly<Record<Edition, RulesetName>> = { tw: 'total-warfare', core: 'core' };

/** One case in both, with the rows of the digest for which the reference is known to answer wrongly. */
export interface CaseInEditions<Result> {
  readonly id: number;
  readonly core: Result;
  readonly tw: Result;
  readonly headWrong?: readonly string[];
  readonly headWrongTw?: readonly string[];
}

export function isMarked(situation: CaseInEditions<unknown>, edition: Edition, row: string): boolean {
  const marks = edition === 'core' ? situation.headWrong : situation.headWrongTw;
  return marks?.includes(row) ?? false;
}
