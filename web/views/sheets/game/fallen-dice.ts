import * as v from 'valibot';
import type { TableAction, TableGame } from '../../../../src/edge/table.js';

// Dice that have fallen for an action which waits for more. A player who closes the prompt or reloads the page need not
// type them once more; as soon as anything else is done, they are forgotten.

const KEY = 'tarcomp-fallen-dice';
const MOST = 10_000;

const Fallen = v.object({
  /** What was done before. */
  after: v.string(),
  action: v.string(),
  dice: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6))), v.maxLength(MOST)),
});

const doneBefore = ({ entries }: TableGame): string => {
  const last = entries.at(-1);
  return `${entries.length} ${JSON.stringify(last && [last.action, last.dice])}`;
};

export function keepFallen(game: TableGame, action: TableAction, dice: readonly number[]): void {
  const fallen: v.InferInput<typeof Fallen> = {
    after: doneBefore(game),
    action: JSON.stringify(action),
    dice: [...dice],
  };
  inStorage((storage) => storage.setItem(KEY, JSON.stringify(fallen)));
}

export function forgetFallen(): void {
  inStorage((storage) => storage.removeItem(KEY));
}

/** None, where they were for something else. */
export function fallenFor(game: TableGame, action: TableAction): readonly number[] {
  const found = inStorage((storage) => v.safeParse(Fallen, JSON.parse(storage.getItem(KEY) ?? 'null')));
  if (found?.success !== true) return [];
  const { after, action: words, dice } = found.output;
  return after === doneBefore(game) && words === JSON.stringify(action) ? dice : [];
}

/** Of this tab alone. A browser that keeps nothing forgets them, and everything else works. */
function inStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
