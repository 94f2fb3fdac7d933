import type { Signal } from '@preact/signals';
import {
  type FairCandidate,
  type FairResult,
  findFairest,
  findStrongest,
  gameOf,
  gamesOfSearch,
  simulationOf,
} from '../../src/edge/simulate.js';
import { CrewStoppedError, GameCrew } from './game-crew.js';

/** A search for the most even battle, or the one that red wins most often; running or finished. */
export interface BattleSearch {
  readonly state: 'none' | 'running' | 'done' | 'stopped' | 'failed';
  /** Best first so far. Empty before the first round is over. */
  readonly results: readonly FairResult[];
  readonly played: number;
  /** An estimate. */
  readonly games: number;
  /** Milliseconds since it began. */
  readonly elapsed: number;
  readonly problem?: string;
}

export const NO_SEARCH: BattleSearch = { state: 'none', results: [], played: 0, games: 0, elapsed: 0 };

const SEARCHES = { fairest: findFairest, strongest: findStrongest } as const;

/** Milliseconds between two reports of progress. */
const PAUSE = 200;

const crews = new WeakMap<Signal<BattleSearch>, GameCrew>();

/** Ends a search and keeps its results so far. */
export const stopSearch = (search: Signal<BattleSearch>): void => crews.get(search)?.dismiss();

/** Plays candidates against each other by successive halving, and shows the progress. */
export async function startSearch(
  search: Signal<BattleSearch>,
  sought: keyof typeof SEARCHES,
  candidates: readonly FairCandidate[],
): Promise<void> {
  stopSearch(search);
  const began = performance.now();
  let lastShown = 0;
  const show = (fields: Partial<BattleSearch>) => {
    lastShown = performance.now();
    search.value = { ...search.peek(), ...fields, elapsed: lastShown - began };
  };
  const crew = new GameCrew((played) => {
    if (crews.get(search) !== crew) return;
    const { games } = search.peek();
    // A search that resumes a dropped candidate plays more than estimated.
    if (performance.now() - lastShown > PAUSE) show({ played: Math.min(played, games) });
  });
  crews.set(search, crew);
  try {
    const simulations = candidates.map(({ setup }) => simulationOf(setup));
    const [first] = simulations;
    const games = first === undefined ? 0 : gamesOfSearch(candidates.length, first.games);
    search.value = { ...NO_SEARCH, state: 'running', games };
    // A setup that allows no battle is refused here, before a worker sees it.
    for (const simulation of simulations) gameOf(simulation, 0);
    const results = await SEARCHES[sought](candidates, (job, from, to) => crew.play(job, from, to), {
      onRound: (results) => show({ results }),
    });
    show({ state: 'done', results, played: games });
  } catch (error) {
    if (crews.get(search) !== crew) return;
    if (error instanceof CrewStoppedError) show({ state: 'stopped' });
    else show({ state: 'failed', problem: error instanceof Error ? error.message : String(error) });
  } finally {
    crew.dismiss();
    if (crews.get(search) === crew) crews.delete(search);
  }
}
