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

/** A search among battles for the most even one, or the one that red wins most often; or what is left of it. */
export interface BattleSearch {
  readonly state: 'none' | 'running' | 'done' | 'stopped' | 'failed';
  /** Best first, as far as it is known. Empty before the first round is over. */
  readonly results: readonly FairResult[];
  readonly played: number;
  /** As far as can be foreseen. */
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

/** Ends a search; what it has found out so far stays. */
export const stopSearch = (search: Signal<BattleSearch>): void => crews.get(search)?.dismiss();

/** Plays candidates against each other by successive halving, and shows how far it is. */
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
    // A search that takes up somebody again plays more than was foreseen.
    if (performance.now() - lastShown > PAUSE) show({ played: Math.min(played, games) });
  });
  crews.set(search, crew);
  try {
    const simulations = candidates.map(({ setup }) => simulationOf(setup));
    const [first] = simulations;
    const games = first === undefined ? 0 : gamesOfSearch(candidates.length, first.games);
    search.value = { ...NO_SEARCH, state: 'running', games };
    // A setup that allows no battle is refused here at once, and not later by a worker.
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
