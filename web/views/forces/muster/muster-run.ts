import { batch, computed, signal } from '@preact/signals';
import type { FairCandidate, SimulationSetup } from '../../../../src/edge/simulate.js';
import { fitForBattle } from '../../../forces/fit-for-battle.js';
import { forceUnits } from '../../../forces/force-units.js';
import { unitOf } from '../../../forces/found-unit.js';
import { type Member, memberOf } from '../../../forces/member.js';
import { type BattleSearch, NO_SEARCH, startSearch, stopSearch } from '../../../games/battle-search.js';
import type { LibraryProblem } from '../../../library/questions.js';
import { ruleset } from '../../../state/address.js';
import { playsGames } from '../../../state/games-under-way.js';
import { findUnit } from '../../../units/shelf.js';
import { type MusterOrder, writeOrder } from './muster-order.js';
import type { Drawn, DrawnForce, FromMusterWorker, ToMusterWorker } from './muster-worker.js';

/** A muster, running or finished. */
export interface MusterRun {
  readonly state: 'none' | 'drawing' | 'fetching' | 'drawn' | 'failed';
  /** Its order; if the page has a different order now, the result is outdated. */
  readonly key: string;
  readonly drawn?: Drawn;
  /** Opponents that cannot fight, in words. */
  readonly behind?: string;
  readonly problem?: LibraryProblem;
}

const NO_RUN: MusterRun = { state: 'none', key: '' };

export const musterRun = signal<MusterRun>(NO_RUN);
/** The results of the candidates against the opponents. Their names are their places among the drawn forces. */
export const musterSearch = signal<BattleSearch>(NO_SEARCH);
playsGames(
  computed(
    () =>
      musterSearch.value.state === 'running' ||
      musterRun.value.state === 'drawing' ||
      musterRun.value.state === 'fetching',
  ),
);

export const keyOf = (order: MusterOrder): string => `${ruleset.value} ${writeOrder(order)}`;

/** Beside the page; the build puts it there. */
const PLACE = import.meta.env.DEV ? './views/forces/muster/muster-worker.ts' : './muster-worker.js';

const NOT_DRAWN =
  'Nothing could be drawn, because part of the page did not load. Check your connection and try again.';

let worker: Worker | undefined;
/** Counts musters, so that results of an older one are ignored. */
let newest = 0;

/** Ends a muster and keeps its results so far. */
export function stopMuster(): void {
  worker?.terminate();
  worker = undefined;
  newest += 1;
  stopSearch(musterSearch);
  const run = musterRun.peek();
  if (run.state === 'drawing' || run.state === 'fetching')
    musterRun.value = run.drawn === undefined ? NO_RUN : { ...run, state: 'drawn' };
}

export async function startMuster(order: MusterOrder): Promise<void> {
  stopMuster();
  const number = newest;
  const key = keyOf(order);
  batch(() => {
    musterRun.value = { state: 'drawing', key };
    musterSearch.value = NO_SEARCH;
  });
  const answer = await drawByWorker(order);
  if (number !== newest) return;
  if ('problem' in answer) {
    musterRun.value = { state: 'failed', key, problem: answer.problem };
    return;
  }
  const { drawn } = answer;
  if (order.against === undefined || drawn.forces.length === 0) {
    musterRun.value = { state: 'drawn', key, drawn };
    return;
  }
  musterRun.value = { state: 'fetching', key, drawn };
  await playAgainst(order, order.against.members, drawn, key, () => number === newest);
}

async function playAgainst(
  order: MusterOrder,
  enemies: readonly Member[],
  drawn: Drawn,
  key: string,
  isWanted: () => boolean,
): Promise<void> {
  const fail = (message: string) => {
    musterRun.value = { state: 'failed', key, drawn, problem: { is: 'other', message } };
  };
  try {
    const forces = drawn.forces.map(membersOf);
    await fetchUnits([...enemies, ...forces.flat()]);
    if (!isWanted()) return;
    const { members, behind } = fitForBattle(enemies, unitOf);
    if (members.length === 0) {
      fail(behind ?? 'The force to fight against has no units.');
      return;
    }
    const blue = forceUnits(members);
    const candidates = forces.map(
      (force, place): FairCandidate => ({
        name: String(place),
        setup: { red: forceUnits(force), blue, ...gamesOf(order) },
      }),
    );
    musterRun.value = { state: 'drawn', key, drawn, ...(behind !== undefined && { behind }) };
    await startSearch(musterSearch, 'strongest', candidates);
  } catch (error) {
    if (isWanted()) fail(error instanceof Error ? error.message : String(error));
  }
}

const gamesOf = ({ games, seed }: MusterOrder): Pick<SimulationSetup, 'games' | 'seed' | 'ruleset'> => ({
  games,
  seed,
  ruleset: ruleset.peek(),
});

export const membersOf = ({ units }: DrawnForce): readonly Member[] =>
  units.map(({ name, gunnery, piloting }) => ({ ...memberOf(name), gunnery, piloting }));

/** @throws {Error} naming a unit that cannot be had */
async function fetchUnits(members: readonly Member[]): Promise<void> {
  const names = [...new Set(members.map(({ name }) => name))];
  await Promise.all(
    names.map(async (name) => {
      const found = await findUnit(name);
      if (found === undefined) throw new Error(`${name} is not among the units here.`);
      await found.fetch();
    }),
  );
}

function drawByWorker(order: MusterOrder): Promise<FromMusterWorker> {
  const { budget, tolerance, count, gunnery, piloting, query, seed, against, candidates } = order;
  const started = new Worker(PLACE, { type: 'module' });
  worker = started;
  return new Promise<FromMusterWorker>((resolve) => {
    started.addEventListener('message', ({ data }: MessageEvent<FromMusterWorker>) => resolve(data));
    started.addEventListener('error', ({ message }) =>
      resolve({ problem: { is: 'other', message: message || NOT_DRAWN } }),
    );
    started.postMessage({
      query,
      wish: { budget, ...(tolerance !== undefined && { tolerance }), count, gunnery, piloting },
      forces: against === undefined ? 1 : candidates,
      seed,
      ruleset: ruleset.peek(),
      fights: against !== undefined,
    } satisfies ToMusterWorker);
  }).finally(() => {
    started.terminate();
    if (worker === started) worker = undefined;
  });
}
