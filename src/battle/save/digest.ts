const TEXT = 0x7e47;
const NOTHING = 0x0e0e;

/**
 * A short fingerprint of a stream of values, the same on every machine. Each value is mixed into two words, one after
 * MurmurHash3, one after FNV. It detects accidental differences; it is not cryptographic.
 */
export class Digest {
  #a = 0x2f0b_4c47;
  #b = 0x811c_9dc5 | 0;
  readonly #bytes = new DataView(new ArrayBuffer(8));

  word(word: number): void {
    let stirred = Math.imul(word, 0xcc9e_2d51);
    stirred = Math.imul((stirred << 15) | (stirred >>> 17), 0x1b87_3593);
    const a = this.#a ^ stirred;
    this.#a = (Math.imul((a << 13) | (a >>> 19), 5) + 0xe654_6b64) | 0;
    const b = Math.imul(this.#b ^ word, 0x0100_0193);
    this.#b = b ^ (b >>> 15);
  }

  number(value: number): void {
    if ((value | 0) === value) {
      this.word(value);
      return;
    }
    this.#bytes.setFloat64(0, value, true);
    this.word(this.#bytes.getInt32(0, true));
    this.word(this.#bytes.getInt32(4, true));
  }

  numbers(values: ArrayLike<number>): void {
    this.word(values.length);
    for (let index = 0; index < values.length; index += 1) this.number(values[index] as number);
  }

  text(text: string): void {
    this.word(TEXT);
    this.word(text.length);
    for (let index = 0; index < text.length; index += 1) this.word(text.charCodeAt(index));
  }

  /** Adds any plain data, with the fields of objects in the order of their names. */
  data(value: unknown): void {
    if (typeof value === 'number') this.number(value);
    else if (typeof value === 'string') this.text(value);
    else if (typeof value === 'boolean') this.word(value ? 1 : 0);
    else if (Array.isArray(value)) {
      this.word(value.length);
      for (const item of value) this.data(item);
    } else if (typeof value === 'object' && value !== null) {
      for (const [field, item] of Object.entries(value).sort(byName)) {
        if (item === undefined) continue;
        this.text(field);
        this.data(item);
      }
    } else this.word(NOTHING);
  }

  /** Sixteen hexadecimal digits. */
  get hex(): string {
    return eightDigits(this.#a ^ (this.#b >>> 7)) + eightDigits(this.#b ^ (this.#a << 9));
  }
}

const byName = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : a > b ? 1 : 0);

const eightDigits = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');
