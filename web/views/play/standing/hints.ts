import { signal } from '@preact/signals';
import type { Decision } from '../../../../src/edge/battle.js';
import { HintSearch, type Interval, MOST_SHOWN, MOST_TRIED } from '../../../../src/edge/simulate.js';
import { occasion } from '../game/plans.js';
import type { Running } from '../game/play.js';
import { askingAgain } from './asking-again.js';
import { desks, judgeOn, pauseJudging, portionOf } from './standings.js';

// The best orders for a unit. Workers play on after each of several, for as long as a player will wait.

interface ShownHint {
  readonly decision: Decision;
  readonly games: number;
  readonly chance: Interval;
}

interface HintRun {
  /** The request. */
  readonly occasion: string;
  readonly orders: number;
  readonly hints: readonly ShownHint[];
  readonly over: boolean;
  /** Milliseconds so far. */
  readonly took: number;
  readonly problem?: string;
}

export const hintRun = signal<HintRun | undefined>(undefined);

/** In milliseconds from the press of the button. */
const PATIENCE = 2000;
/** On a slow device: until each order has been tried at least once. */
const LONGEST = 8000;
const wait = (time: number) => new Promise((done) => setTimeout(done, Math.max(0, time)));

let searches = 0;

export async function lookForHints(now: Running, unit: number): Promise<void> {
  const began = performance.now();
  const asked = occasion.peek();
  searches += 1;
  const own = searches;
  const { game, epoch } = now;
  const position = { game, epoch, upTo: game.decisions.length };
  const { side } = game.battle.unit(unit);
  const isWanted = () => occasion.peek() === asked && own === searches;
  const show = (run: Pick<HintRun, 'orders' | 'hints' | 'over'> & Partial<HintRun>) => {
    if (isWanted()) hintRun.value = { occasion: asked, took: performance.now() - began, ...run };
  };
  show({ orders: 0, hints: [], over: false });
  pauseJudging();
  const ask = askingAgain();
  let over = false;
  try {
    const [first] = desks;
    const decisions = await ask(
      async () => (await first?.decisions(position, { do: 'candidates', unit, most: MOST_TRIED })) ?? [],
    );
    if (decisions.length === 0) throw new Error('there is nothing to choose from');
    const search = new HintSearch(decisions.length, MOST_SHOWN);
    const result = () =>
      show({
        orders: decisions.length,
        over,
        hints: search.best().map(({ place, games, chance }) => ({
          decision: decisions[place] as Decision,
          games,
          chance,
        })),
      });
    const portion = portionOf(now);
    const left = () => PATIENCE - (performance.now() - began);
    const time = Math.max(1, left());
    const goesOn = () => left() > 0 || (!search.triedAll && left() > PATIENCE - LONGEST);
    const play = async (desk: (typeof desks)[number]) => {
      while (!over && goesOn() && isWanted()) {
        // Each order once before any of them twice: the first games are the slowest.
        const games = search.triedAll ? portion : 1;
        const { place, from } = search.next(Math.max(0, 1 - left() / time), games);
        const order = decisions[place] as Decision;
        const answer = await ask(() =>
          desk.ask(position, { do: 'standing', games, seed: from + 1, first: order }),
        );
        if (over || !('standing' in answer)) return;
        const { red, blue } = answer.standing;
        const [won, lost] = side === 0 ? [red, blue] : [blue, red];
        search.count(place, games, Math.round(won.value * games), Math.round(lost.value * games));
        result();
      }
    };
    // When the time is over, nothing waits for workers in the middle of a game.
    const games = Promise.all(desks.map(play));
    await Promise.race([games, wait(left())]);
    if (!search.triedAll) await Promise.race([games, wait(left() + LONGEST - PATIENCE)]);
    over = true;
    result();
  } catch (error) {
    // The other workers are still in the middle of games that no longer matter.
    over = true;
    const problem = error instanceof Error ? error.message : String(error);
    show({ orders: 0, hints: [], over, problem });
  } finally {
    // A search that the player has left is no longer running.
    if (own === searches) {
      if (hintRun.peek()?.over === false) hintRun.value = undefined;
      judgeOn();
    }
  }
}
