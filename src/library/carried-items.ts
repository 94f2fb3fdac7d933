const BLANK = 0x20;
const TIMES = 0x78;
const ZERO = 0x30;

/** The units' equipment, from the index: `12x3 40` means three of item 12 and one of item 40. */
export class CarriedItems {
  /** Pairs of item and count, unit after unit. */
  readonly #pairs: Int32Array;
  /** Where each unit's pairs begin. The last entry is the end of all pairs. */
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

  /** Returns how many of the wanted items a unit carries. `wanted` has a 1 at the place of each wanted item. */
  countOf(place: number, wanted: Uint8Array): number {
    const end = this.#starts[place + 1] as number;
    let count = 0;
    for (let at = this.#starts[place] as number; at < end; at += 2) {
      if (wanted[this.#pairs[at] as number] === 1) count += this.#pairs[at + 1] as number;
    }
    return count;
  }
}

/** Reads character by character for speed: the first search reads ten thousand units. */
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
