import type { NamedDecision } from '../battle/named-orders.js';
import type { PlayedGame } from '../battle/play/played-game.js';
import { HintSearch } from './hint-search.js';
import type { Interval } from './interval.js';
import { standingOf } from './standing.js';

/** An order and the chance of winning after it. */
export interface Hint {
  readonly decision: NamedDecision;
  readonly games: number;
  readonly chance: Interval;
}

export interface HintOptions {
  /** Games in total. 400 by default. */
  readonly games?: number;
  /** 1 by default. */
  readonly seed?: number;
}

/** The most orders that are tried, and the most that are shown. */
export const MOST_TRIED = 8;
export const MOST_SHOWN = 3;
const USUAL_GAMES = 400;
/** Games that an order plays before the next order's turn. */
const PORTION = 5;

/**
 * Finds the best orders for a unit that may act now, by playing games after each promising one. It never uses the dice
 * that the game itself will roll.
 * @throws {RangeError} if the game is over, or it is not that unit's turn
 */
export function hintsOf(game: PlayedGame, unit: number, options: HintOptions = {}): readonly Hint[] {
  const { games = USUAL_GAMES, seed = 1 } = options;
  const decisions = game.candidates(unit, MOST_TRIED);
  const search = new HintSearch(decisions.length, MOST_SHOWN);
  const { side } = game.battle.unit(unit);
  const here = game.copy();
  for (let played = 0; played < games; played += PORTION) {
    const { place, from } = search.next(played / games, PORTION);
    const first = decisions[place] as NamedDecision;
    const { red, blue } = standingOf(here, { games: PORTION, seed: seed + from, first });
    const [own, other] = side === 0 ? [red, blue] : [blue, red];
    search.count(place, PORTION, Math.round(own.value * PORTION), Math.round(other.value * PORTION));
  }
  return search.best().map(({ place, games: played, chance }) => ({
    decision: decisions[place] as NamedDecision,
    games: played,
    chance,
  }));
}
