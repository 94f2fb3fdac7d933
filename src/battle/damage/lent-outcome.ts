import { createStrikeOutcome, type StrikeOutcome } from '../../rules/damage/strike.js';

// Hits do not nest in one outcome: an explosion caused by a hit writes into its own.
const outcomes: StrikeOutcome[] = [];
let depth = 0;

/**
 * Lends an outcome object to code that may cause further outcomes before it has read this one. The borrower returns it.
 */
export function lendOutcome(): StrikeOutcome {
  let outcome = outcomes[depth];
  if (outcome === undefined) {
    outcome = createStrikeOutcome();
    outcomes[depth] = outcome;
  }
  depth += 1;
  return outcome;
}

export function giveBackOutcome(): void {
  depth -= 1;
}

/** Lends an outcome object while a function runs. */
export function withOutcome(use: (outcome: StrikeOutcome) => void): void {
  const outcome = lendOutcome();
  try {
    use(outcome);
  } finally {
    giveBackOutcome();
  }
}
