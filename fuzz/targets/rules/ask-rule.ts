import { getBestTwoOfThreeProbability } from '../../../src/edge/rules.js';
import { getProbability, type ITargetNumber } from '../../../src/index.js';
import type { Chance } from '../../chance.js';
import { spoil } from '../../damage/spoil.js';
import { demand, demandNumbers } from '../../demand.js';
import { unlessRefused, WRONG_VALUE } from '../../refusal.js';
import type { Outcome, Target } from '../../target.js';

const SPOILED = 25;
/** Rules are sums of a few numbers. */
const LONGEST = 0.5;

/**
 * A valid situation, or one with a single wrong value: the first has an answer; the second is refused in words that
 * name the value, or has an answer all the same.
 */
export const situationTarget = <Situation extends object>(
  name: string,
  what: string,
  make: (chance: Chance) => Situation,
  ask: (situation: Situation, chance: Chance) => void,
): Target => ({
  name,
  what,
  longest: LONGEST,
  play: (chance) => {
    const situation = make(chance);
    const wrong = chance.percent(SPOILED) ? spoil(situation, chance) : undefined;
    return wrong === undefined ? taken(ask, situation, chance) : withWrong(wrong, ask, situation, chance);
  },
});

type Ask<Situation> = (situation: Situation, chance: Chance) => void;

function taken<Situation>(ask: Ask<Situation>, situation: Situation, chance: Chance): Outcome {
  ask(situation, chance);
  return 'taken';
}

function withWrong<Situation>(
  wrong: string,
  ask: Ask<Situation>,
  situation: Situation,
  chance: Chance,
): Outcome {
  try {
    return unlessRefused(WRONG_VALUE, () => taken(ask, situation, chance)) ?? 'refused';
  } catch (error) {
    const told = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    throw new Error(`with ${wrong}: ${told}`, { cause: error });
  }
}

/** Checks an itemised roll: the number is the sum of its entries, and the probability is that of the number. */
export function askTargetNumber({
  base,
  modifiers,
  targetNumber,
  impossible,
  probability,
}: ITargetNumber): void {
  demandNumbers({ base, modifiers, targetNumber }, 'the roll', 'infinite');
  const sum = modifiers.reduce((total, { value }) => total + value, 0);
  demand(sum === targetNumber, `${targetNumber} is needed, and the entries add up to ${sum}`);
  const first = modifiers[0]?.value ?? 0;
  demand(first === base, `the base is ${base}, and the first entry ${first}`);
  askEntries(modifiers);
  const chances = [getProbability(targetNumber), getBestTwoOfThreeProbability(targetNumber)];
  demand(chances.includes(probability), `the chance of ${targetNumber} is ${probability}`);
  demand(
    impossible === targetNumber > 12,
    `${targetNumber} is called ${impossible ? 'impossible' : 'possible'}`,
  );
}

/** Each entry has a unique id, and words. */
export function askEntries(entries: readonly { readonly id: string; readonly description: string }[]): void {
  const ids = entries.map(({ id }) => id);
  demand(new Set(ids).size === ids.length, `two entries have one id: ${ids.join(', ')}`);
  for (const { id, description } of entries) {
    demand(!/undefined|NaN|\[object/.test(description), `the entry ${id} is described as "${description}"`);
  }
}
