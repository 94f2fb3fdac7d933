import type { NamedDecision } from '../battle/named-orders.js';
import type { PlayedGame } from '../battle/play/played-game.js';
import { HintSearch } from './hint-search.js';
import type { Interval } from './interval.js';
import { standingOf } from './standing.js';

/** An order with the chance of winning that it gives. */
export interface Hint {
  readonly decision: NamedDecision;
  readonly games: number;
  readonly chance: Interval;
}

export interface HintOptions {
  /** Played on in all; left out, 400. */
  readonly games?: number;
  /** Left out, 1. */
  readonly seed?: number;
}

/** Orders that are tried, and those that are shown in the end. */
export const MOST_TRIED = 8;
export const MOST_SHOWN = 3;
const USUAL_GAMES = 400;
/** Played from one order before another has its turn. */
const PORTION = 5;

/**
 * The best orders for a unit that may act now, by playing on after each of those that promise something. No die of the
 * game itself is looked at.
 * @throws {RangeError} if the game is over, or it is not the turn of that unit
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
