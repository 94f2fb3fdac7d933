import { createStrikeOutcome, type StrikeOutcome } from '../../rules/damage/strike.js';

// Hits do not nest in one outcome: an explosion that a hit sets off writes into its own.
const outcomes: StrikeOutcome[] = [];
let depth = 0;

/** Lends an outcome to what may set off more of its kind before it is read to the end. */
export function withOutcome(use: (outcome: StrikeOutcome) => void): void {
  let outcome = outcomes[depth];
  if (outcome === undefined) {
    outcome = createStrikeOutcome();
    outcomes[depth] = outcome;
  }
  depth += 1;
  try {
    use(outcome);
  } finally {
    depth -= 1;
  }
}
