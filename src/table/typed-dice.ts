import type { D6Roller } from '../dice/index.js';

/** The rules call for a die that was not rolled yet. */
export class DiceWantedError extends Error {
  override readonly name = 'DiceWantedError';

  constructor() {
    super('more dice are needed');
  }
}

/** Dice rolled at the table, in the order in which the rules call for them. */
export class TypedDice {
  readonly #dice: readonly number[];
  #used = 0;

  constructor(dice: readonly number[]) {
    this.#dice = dice;
  }

  readonly d6: D6Roller = () => {
    const die = this.#dice[this.#used];
    if (die === undefined) throw new DiceWantedError();
    this.#used += 1;
    return die;
  };

  get left(): number {
    return this.#dice.length - this.#used;
  }
}
