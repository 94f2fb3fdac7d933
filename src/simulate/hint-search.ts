import { type Interval, wilsonInterval } from './interval.js';

/** Shares of the time after which only the better half, and later only the orders to be shown, play on. */
const HALF_FROM = 0.35;
const SHOWN_FROM = 0.65;

const EVEN = 4;

interface Tried {
  /** Games handed out, and games finished. */
  asked: number;
  games: number;
  wins: number;
  losses: number;
}

/** An order, by its place in the list, with its side's chance of winning. */
export interface RatedOrder {
  readonly place: number;
  readonly games: number;
  readonly chance: Interval;
}

/** The next games to play, and the order to play them from. */
export interface HintGames {
  readonly place: number;
  /** The number of the first game. Games with the same number share their dice across all orders. */
  readonly from: number;
}

/**
 * Finds the best of several orders in few games: first all orders play, then the better half, and finally only those to
 * be shown.
 */
export class HintSearch {
  readonly #tried: readonly Tried[];
  readonly #shown: number;

  constructor(orders: number, shown: number) {
    this.#tried = Array.from({ length: orders }, () => ({ asked: 0, games: 0, wins: 0, losses: 0 }));
    this.#shown = shown;
  }

  /** Returns which order should play the next games, after this share of the time. */
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

  /** The orders to be shown, best first. */
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
    // No order is dropped before it was tried.
    if (!this.triedAll) return places.filter(this.#untried);
    const share = gone < HALF_FROM ? 1 : gone < SHOWN_FROM ? 0.5 : 0;
    return places.slice(0, Math.max(this.#shown, Math.ceil(places.length * share)));
  }

  readonly #untried = (place: number): boolean => (this.#tried[place] as Tried).games === 0;

  /** Draws count half. Each order starts with a few even games, so that one win of one ranks below ten of twelve. */
  #byChance(): readonly number[] {
    const rate = ({ games, wins, losses }: Tried): number => (wins - losses) / (games + EVEN);
    return this.#tried
      .map((tried, place) => ({ place, rate: rate(tried) }))
      .sort((one, other) => other.rate - one.rate || one.place - other.place)
      .map(({ place }) => place);
  }
}
