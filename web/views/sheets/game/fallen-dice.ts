import * as v from 'valibot';
import type { TableAction, TableGame } from '../../../../src/edge/table.js';

// Dice already rolled for an action that waits for more. A player who closes the prompt or reloads the page need not
// enter them again; they are forgotten when anything else is done.

const KEY = 'tarcomp-fallen-dice';
const MOST = 10_000;

const Fallen = v.object({
  /** The earlier actions. */
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

/** None if they were for another action. */
export function fallenFor(game: TableGame, action: TableAction): readonly number[] {
  const found = inStorage((storage) => v.safeParse(Fallen, JSON.parse(storage.getItem(KEY) ?? 'null')));
  if (found?.success !== true) return [];
  const { after, action: words, dice } = found.output;
  return after === doneBefore(game) && words === JSON.stringify(action) ? dice : [];
}

/** For this tab only. In a browser that stores nothing they are forgotten, and everything else works. */
function inStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
