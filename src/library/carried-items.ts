const BLANK = 0x20;
const TIMES = 0x78;
const ZERO = 0x30;

/** What units carry, from the column of the index: `12x3 40` is three of the twelfth item and one of the fortieth. */
export class CarriedItems {
  /** Pairs of an item's place and how many there are, unit after unit. */
  readonly #pairs: Int32Array;
  /** Where the pairs of each unit begin; the last entry is the end of all. */
  readonly #starts: Int32Array;

  constructor(column: readonly string[]) {
    const pairs: number[] = [];
    this.#starts = new Int32Array(column.length + 1);
    for (let place = 0; place < column.length; place += 1) {
      this.#starts[place] = pairs.length;
      readPairs(column[place] as string, pairs);
    }
    this.#starts[column.length] = pairs.length;
    this.#pairs = Int32Array.from(pairs);
  }

  /** How many of the wanted items a unit carries; `wanted` has a 1 at the place of each. */
  countOf(place: number, wanted: Uint8Array): number {
    const end = this.#starts[place + 1] as number;
    let count = 0;
    for (let at = this.#starts[place] as number; at < end; at += 2) {
      if (wanted[this.#pairs[at] as number] === 1) count += this.#pairs[at + 1] as number;
    }
    return count;
  }
}

/** By characters, because ten thousand units are read before the first search ends. */
function readPairs(text: string, pairs: number[]): void {
  let number = 0;
  let item = -1;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === TIMES) {
      item = number;
      number = 0;
    } else if (code === BLANK) {
      pairs.push(item < 0 ? number : item, item < 0 ? 1 : number);
      item = -1;
      number = 0;
    } else number = number * 10 + code - ZERO;
  }
  if (text !== '') pairs.push(item < 0 ? number : item, item < 0 ? 1 : number);
}
