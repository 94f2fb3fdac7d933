import { editDistance } from '../units/near-names.js';

/** Marks for how well a query's word fits a unit's name: lower is better. */
const WHOLE = 0;
const BEGINS = 1;
const WITHIN = 2;
const MISTYPED = 3;
const NOT_AT_ALL = 9;

export const fits = (mark: number): boolean => mark < NOT_AT_ALL;

/** Words whose marks are cached, as people sort and narrow their results. */
const MOST_REMEMBERED = 16;

interface KnownWord {
  readonly word: string;
  /** One bit for each letter and digit in the word. */
  readonly letters: number;
  /** The places of the names with this word. */
  readonly places: readonly number[];
}

/** Finds units by the words of their names. */
export class NameWords {
  readonly #texts: readonly string[];
  readonly #remembered = new Map<string, Uint8Array>();
  #words: readonly KnownWord[] | undefined;

  constructor(names: readonly string[]) {
    this.#texts = names.map(searchText);
  }

  /** Prepares the search for mistyped words. */
  warm(): void {
    this.#words ??= wordsOf(this.#texts);
  }

  /** Returns, for each place, how well the word fits the name there. */
  marks(wanted: string): Uint8Array {
    let marks = this.#remembered.get(wanted);
    if (marks === undefined) {
      marks = this.#mark(wanted);
      if (this.#remembered.size >= MOST_REMEMBERED) this.#remembered.clear();
      this.#remembered.set(wanted, marks);
    }
    return marks;
  }

  #mark(wanted: string): Uint8Array {
    const marks = new Uint8Array(this.#texts.length).fill(NOT_AT_ALL);
    const word = plain(wanted).replace(/[^a-z0-9]/g, '');
    if (word === '') return marks.fill(WHOLE);
    let found = false;
    for (let place = 0; place < this.#texts.length; place += 1) {
      const mark = markIn(this.#texts[place] as string, word);
      if (!fits(mark)) continue;
      found = true;
      marks[place] = mark;
    }
    // A word that some name contains was hardly mistyped.
    if (!found) this.#markMistyped(marks, word);
    return marks;
  }

  #markMistyped(marks: Uint8Array, word: string): void {
    const allowed = word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
    if (allowed === 0) return;
    this.#words ??= wordsOf(this.#texts);
    const letters = lettersOf(word);
    for (const { word: known, letters: others, places } of this.#words) {
      if (Math.abs(known.length - word.length) > allowed) continue;
      // One mistake removes at most one letter and adds at most one. This rules out most words cheaply.
      if (bitsOf(letters ^ others) > 2 * allowed) continue;
      const edits = editDistance(word, known);
      if (edits > allowed) continue;
      const mark = MISTYPED + edits - 1;
      for (const place of places) if (mark < (marks[place] as number)) marks[place] = mark;
    }
  }
}

const BLANK = 0x20;

function markIn(text: string, word: string): number {
  let best = NOT_AT_ALL;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const begins = text.charCodeAt(at - 1) === BLANK;
    if (begins && text.charCodeAt(at + word.length) === BLANK) return WHOLE;
    best = Math.min(best, begins ? BEGINS : WITHIN);
  }
  return best;
}

const ACCENTED = /[^\0-\x7f]/;

const plain = (name: string): string =>
  (ACCENTED.test(name) ? name.normalize('NFKD').replace(/\p{M}/gu, '') : name).toLowerCase();

/** Returns all words of a name, each between spaces. Hyphenated words, such as `AS7-D`, appear whole and in parts. */
function searchText(name: string): string {
  const words = plain(name).replace(/[^a-z0-9-]+/g, ' ');
  const joined = words.includes('-') ? ` ${words.replaceAll('-', '')} ` : ' ';
  return ` ${words.replaceAll('-', ' ')}${joined}`;
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) % 32);
  return letters;
}

function bitsOf(mask: number): number {
  let bits = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits += 1;
  return bits;
}

function wordsOf(texts: readonly string[]): readonly KnownWord[] {
  const words = new Map<string, number[]>();
  for (const [place, text] of texts.entries()) {
    for (const word of new Set(text.split(' '))) {
      const places = words.get(word);
      if (places === undefined) words.set(word, [place]);
      else places.push(place);
    }
  }
  return [...words].map(([word, places]) => ({ word, letters: lettersOf(word), places }));
}
