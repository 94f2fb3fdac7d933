import { ByRules } from './by-rules.js';
import type { Elsewhere } from './elsewhere.js';

interface OtherNumbersProps {
  /** By the current rules. */
  readonly own: string;
  readonly others: readonly Elsewhere[];
}

/** Marks a number that differs in another ruleset; a tap shows the other numbers. */
export function OtherNumbers({ own, others }: OtherNumbersProps) {
  if (others.every(({ words }) => words === own)) return null;
  return <ByRules here="Other rules" own={own} others={others} />;
}
