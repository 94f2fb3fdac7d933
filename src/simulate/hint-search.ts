import { type Interval, wilsonInterval } from './interval.js';

/** When so much of the time is gone, the better half goes on; and later those alone that are shown. */
const HALF_FROM = 0.35;
const SHOWN_FROM = 0.65;

const EVEN = 4;

interface Tried {
  /** Games that were asked for, and those that are over. */
  asked: number;
  games: number;
  wins: number;
  losses: number;
}

/** An order by its place in the list, and how often who gives it wins. */
export interface RatedOrder {
  readonly place: number;
  readonly games: number;
  readonly chance: Interval;
}

/** Games that are to be played from one of the orders. */
export interface HintGames {
  readonly place: number;
  /** The first of them; games of the same number fall by the same dice, whatever was ordered. */
  readonly from: number;
}

/**
 * Looks for the best of several orders with few games: all of them get some, then the better half, and in the end those
 * that are to be shown.
 */
export class HintSearch {
  readonly #tried: readonly Tried[];
  readonly #shown: number;

  constructor(orders: number, shown: number) {
    this.#tried = Array.from({ length: orders }, () => ({ asked: 0, games: 0, wins: 0, losses: 0 }));
    this.#shown = shown;
  }

  /** What so many games should be played from next, when such a part of the time is gone. */
  next(gone: number, games: number): HintGames {
    let best = -1;
    for (const place of this.#left(gone))
      if (best < 0 || (this.#tried[place] as Tried).asked < (this.#tried[best] as Tried).asked) best = place;
    const tried = this.#tried[best] as Tried;
    const from = tried.asked;
    tried.asked += games;
    return { place: best, from };
  }

  /** Whether each order has been tried. */
  get triedAll(): boolean {
    return this.#tried.every(({ games }) => games > 0);
  }

  count(place: number, games: number, wins: number, losses: number): void {
    const tried = this.#tried[place] as Tried;
    tried.games += games;
    tried.wins += wins;
    tried.losses += losses;
  }

  /** Those to be shown, the best first. */
  best(): readonly RatedOrder[] {
    return this.#byChance()
      .filter((place) => (this.#tried[place] as Tried).games > 0)
      .slice(0, this.#shown)
      .map((place) => {
        const { games, wins } = this.#tried[place] as Tried;
        return { place, games, chance: wilsonInterval(wins, games) };
      });
  }

  #left(gone: number): readonly number[] {
    const places = this.#byChance();
    // Nobody is left out before it has been tried.
    if (!this.triedAll) return places.filter(this.#untried);
    const share = gone < HALF_FROM ? 1 : gone < SHOWN_FROM ? 0.5 : 0;
    return places.slice(0, Math.max(this.#shown, Math.ceil(places.length * share)));
  }

  readonly #untried = (place: number): boolean => (this.#tried[place] as Tried).games === 0;

  /** Draws count half. Each begins with some games that were even: one that was won says less than ten of twelve. */
  #byChance(): readonly number[] {
    const rate = ({ games, wins, losses }: Tried): number => (wins - losses) / (games + EVEN);
    return this.#tried
      .map((tried, place) => ({ place, rate: rate(tried) }))
      .sort((one, other) => other.rate - one.rate || one.place - other.place)
      .map(({ place }) => place);
  }
}
