import { amount, whole } from '../../check/shape.js';
import type { HintGames } from '../../simulate/index.js';
import * as simulation from '../../simulate/index.js';

const count = whole(1);
const games = whole();
const share = amount();

/** Finds the best of several orders in few games. */
export class HintSearch extends simulation.HintSearch {
  readonly #orders: number;

  /** @throws {RangeError | TypeError} if an argument is wrong, naming the field and its value */
  constructor(orders: number, shown: number) {
    count(orders, 'orders', '');
    count(shown, 'shown', '');
    super(orders, shown);
    this.#orders = orders;
  }

  /** @throws {RangeError | TypeError} if an argument is wrong, naming the field and its value */
  override next(gone: number, wanted: number): HintGames {
    share(gone, 'gone', '');
    count(wanted, 'games', '');
    return super.next(gone, wanted);
  }

  /** @throws {RangeError | TypeError} if an argument is wrong, naming the field and its value */
  override count(place: number, played: number, wins: number, losses: number): void {
    whole(0, this.#orders - 1)(place, 'place', '');
    games(played, 'games', '');
    whole(0, played)(wins, 'wins', '');
    whole(0, played - wins)(losses, 'losses', '');
    super.count(place, played, wins, losses);
  }
}
