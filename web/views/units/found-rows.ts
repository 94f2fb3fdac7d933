import { effect, signal, untracked } from '@preact/signals';
import type { FindOptions, UnitRow } from '../../../src/edge/search.js';
import { askLibrary, UnansweredError } from '../../library/ask-library.js';
import type { LibraryProblem } from '../../library/questions.js';
import { ruleset } from '../../state/address.js';
import { order, query } from './state.js';

/** Rows to fetch at a time. */
const BLOCK = 100;

/** The results of a search, with the rows shown so far. */
export interface FoundRows {
  readonly query: string;
  readonly options: FindOptions;
  readonly size: number;
  readonly rowAt: (place: number) => UnitRow | undefined;
}

/** The results of the last search without an error. Undefined before the first. */
export const found = signal<FoundRows | undefined>(undefined);
/** Why the requested search failed. */
export const problem = signal<LibraryProblem | undefined>(undefined);

const SEARCHED = 'units-searched';

const blocks = new Map<number, readonly UnitRow[]>();
const asked = new Set<number>();
let newest = 0;

/** Runs the search that the view asks for. */
export async function search(): Promise<void> {
  newest += 1;
  const number = newest;
  const wanted = { query: query.peek(), options: { ...order.peek(), ruleset: ruleset.peek() } };
  try {
    const { size, rows, took } = await askLibrary({ ask: 'find', ...wanted, from: 0, to: BLOCK });
    if (number !== newest) return;
    blocks.clear();
    asked.clear();
    blocks.set(0, rows);
    problem.value = undefined;
    show({ ...wanted, size });
    // For measurements: browsers show it among the page's timings.
    performance.clearMarks(SEARCHED);
    performance.mark(SEARCHED, { detail: { ...wanted, took } });
  } catch (error) {
    if (number !== newest) return;
    problem.value =
      error instanceof UnansweredError ? error.problem : { is: 'other', message: String(error) };
  }
}

const show = (shown: Omit<FoundRows, 'rowAt'>): void => {
  found.value = { ...shown, rowAt: (place) => blocks.get(Math.floor(place / BLOCK))?.[place % BLOCK] };
};

/** Fetches rows before they come into view. */
export function wantRows(from: number, to: number): void {
  const shown = found.peek();
  if (shown === undefined) return;
  const last = Math.floor((Math.min(to, shown.size) - 1) / BLOCK);
  for (let block = Math.max(0, Math.floor(from / BLOCK)); block <= last; block += 1) {
    if (!blocks.has(block) && !asked.has(block)) void fetchBlock(shown, block);
  }
}

async function fetchBlock({ query: text, options }: FoundRows, block: number): Promise<void> {
  const number = newest;
  asked.add(block);
  try {
    const from = block * BLOCK;
    const { rows } = await askLibrary({ ask: 'find', query: text, options, from, to: from + BLOCK });
    const shown = found.peek();
    if (number !== newest || shown === undefined) return;
    blocks.set(block, rows);
    show(shown);
  } catch {
    // The rows stay empty until the user scrolls there again.
  } finally {
    asked.delete(block);
  }
}

/** Searches whenever the query, the order or the ruleset changes, as long as the view is open. */
export const searchAsAsked = (): (() => void) =>
  effect(() => {
    // Read, so that the effect runs again when one of them changes.
    void [query.value, order.value, ruleset.value];
    untracked(() => void search());
  });
