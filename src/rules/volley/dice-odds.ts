import { hitsByTable } from '../cluster/table.js';

const WAYS = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1] as const;
const ALL_WAYS = 36;
const LOWEST = 2;
const HIGHEST = 12;
const DIE = 6;

/** Probabilities of two dice, by total. */
const TWO_DICE: readonly number[] = WAYS.map((ways) => ways / ALL_WAYS);

const BEST_TWO_OF_THREE: readonly number[] = bestTwoOfThree();

function bestTwoOfThree(): readonly number[] {
  const chances = Array<number>(HIGHEST + 1).fill(0);
  for (let throws = 0; throws < DIE ** 3; throws += 1) {
    const dice = [throws % DIE, Math.floor(throws / DIE) % DIE, Math.floor(throws / DIE ** 2)];
    const total = dice.reduce((sum, die) => sum + die + 1, 0) - Math.min(...dice) - 1;
    chances[total] = (chances[total] as number) + 1 / DIE ** 3;
  }
  return chances;
}

/** The mirror image of the best two. */
const LOWEST_TWO_OF_THREE: readonly number[] = BEST_TWO_OF_THREE.map(
  (_, total) => BEST_TWO_OF_THREE[LOWEST + HIGHEST - total] ?? 0,
);

export const rollOdds = (best: boolean): readonly number[] => (best ? BEST_TWO_OF_THREE : TWO_DICE);

/** Probabilities by a number from 0 up: hits or points. */
export type Chances = readonly number[];

/** Returns the probabilities of the totals of this many dice. */
export const diceOdds = (dice: number): Chances => totalsOf(dice, FACES);

/** The same for dice that count half, rounded up. */
export const halfDiceOdds = (dice: number): Chances => totalsOf(dice, HALF_FACES);

const FACES: readonly number[] = [1, 2, 3, 4, 5, 6];
const HALF_FACES: readonly number[] = [1, 1, 2, 2, 3, 3];

function totalsOf(dice: number, faces: readonly number[]): Chances {
  let chances: Chances = [1];
  for (let die = 0; die < dice; die += 1) {
    const next = Array<number>(chances.length + DIE).fill(0);
    for (const [total, chance] of chances.entries())
      for (const face of faces) next[total + face] = (next[total + face] as number) + chance / DIE;
    chances = next;
  }
  return chances;
}

const clusters = new Map<number, Chances>();

/** A larger modifier no longer changes the result. */
const MOST_MODIFIER = HIGHEST;

/** Returns how many hit, by column of the cluster table. A size without a column rolls more than once. */
export function clusterOdds(size: number, modifier: number, hotLoaded: boolean, noneBelow: boolean): Chances {
  const added = Math.max(-MOST_MODIFIER, Math.min(MOST_MODIFIER, modifier));
  const kind = (hotLoaded ? 2 : 0) + (noneBelow ? 1 : 0);
  const key = (size * (2 * MOST_MODIFIER + 1) + added + MOST_MODIFIER) * 4 + kind;
  let chances = clusters.get(key);
  if (chances === undefined) {
    chances = everyRoll(size, added, hotLoaded ? LOWEST_TWO_OF_THREE : TWO_DICE, noneBelow);
    clusters.set(key, chances);
  }
  return chances;
}

/** Follows all sequences of rolls that the table may call for, each with its probability. */
function everyRoll(size: number, modifier: number, odds: readonly number[], noneBelow: boolean): Chances {
  const chances = Array<number>(size + 1).fill(0);
  const follow = (rolled: readonly number[], chance: number): void => {
    let asked = 0;
    let more = false;
    const next = (): number => {
      const total = rolled[asked];
      asked += 1;
      if (total === undefined) more = true;
      return (total ?? LOWEST) + modifier;
    };
    const hits = hitsByTable(size, next, noneBelow);
    if (!more) {
      chances[hits] = (chances[hits] as number) + chance;
      return;
    }
    for (let total = LOWEST; total <= HIGHEST; total += 1) {
      follow([...rolled, total], chance * (odds[total] as number));
    }
  };
  follow([], 1);
  return chances;
}
