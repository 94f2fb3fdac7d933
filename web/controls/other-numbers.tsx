import { ByRules } from './by-rules.js';
import type { Elsewhere } from './elsewhere.js';

interface OtherNumbersProps {
  /** What the rules in use give. */
  readonly own: string;
  readonly others: readonly Elsewhere[];
}

/** A mark beside a number that other rulesets do not share; a tap shows theirs. Nothing where all agree. */
export function OtherNumbers({ own, others }: OtherNumbersProps) {
  if (others.every(({ words }) => words === own)) return null;
  return <ByRules here="Other rules" own={own} others={others} />;
}
