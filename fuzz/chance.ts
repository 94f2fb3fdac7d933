import { type D6Roller, SeededDice } from '../src/dice/index.js';
import { RULESETS, type RulesetName } from '../src/rules/ruleset.js';

/** The random choices of a case: the same seed makes the same case, on every machine. */
export class Chance {
  readonly #dice: SeededDice;
  readonly #rulesets: readonly RulesetName[];

  /** @param only the ruleset of all cases; if left out, each case picks one */
  constructor(seed: number, only?: RulesetName) {
    this.#dice = new SeededDice(seed);
    this.#rulesets = only === undefined ? RULESETS : [only];
  }

  get d6(): D6Roller {
    return this.#dice.d6;
  }

  /** A seed for code with its own dice. */
  seed(): number {
    return this.#dice.draw();
  }

  /** A whole number from 0 up to, but not including, the bound. */
  below(bound: number): number {
    return this.#dice.below(bound);
  }

  /** A whole number, both ends included. */
  between(lowest: number, highest: number): number {
    return lowest + this.below(highest - lowest + 1);
  }

  /** True in this percentage of cases. */
  percent(share: number): boolean {
    return this.below(100) < share;
  }

  pick<Item>(items: readonly Item[]): Item {
    if (items.length === 0) throw new RangeError('nothing to pick from');
    return items[this.below(items.length)] as Item;
  }

  ruleset(): RulesetName {
    return this.pick(this.#rulesets);
  }

  /** At most this many of them; duplicates may occur, as in real lists. */
  some<Item>(items: readonly Item[], most: number): Item[] {
    return Array.from({ length: this.below(most + 1) }, () => this.pick(items));
  }

  /** An object with some of these fields, each in this percentage of cases. */
  fields<Fields extends object>(
    share: number,
    makers: { [Key in keyof Fields]: () => Fields[Key] },
  ): Partial<Fields> {
    const made: Partial<Fields> = {};
    for (const key of Object.keys(makers) as (keyof Fields)[]) {
      if (this.percent(share)) made[key] = makers[key]();
    }
    return made;
  }
}
