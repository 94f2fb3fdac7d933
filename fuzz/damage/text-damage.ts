import type { Chance } from '../chance.js';
import { STRANGE_NUMBERS, STRANGE_PIECES } from './strange.js';

/** `other` is a text of the same kind, to take pieces from. */
type Blow = (text: string, other: string, chance: Chance) => string;

const byLines =
  (change: (lines: string[], chance: Chance, other: string) => void): Blow =>
  (text, other, chance) => {
    const lines = text.split('\n');
    change(lines, chance, other);
    return lines.join('\n');
  };

const NUMBER = /-?\d+(?:\.\d+)?/g;

/** A long text has hundreds of thousands: keeping every match would take longer than reading the text. */
function placesOfNumbers(text: string): number[] {
  const places: number[] = [];
  for (const { index } of text.matchAll(NUMBER)) places.push(index);
  return places;
}

/** Within the range of a random position. */
const LONGEST = 1_000_000;

const BLOWS: readonly Blow[] = [
  // Cuts off the end or the beginning, or removes a piece.
  (text, _, chance) => text.slice(0, chance.below(text.length + 1)),
  (text, _, chance) => text.slice(chance.below(text.length + 1)),
  (text, _, chance) => {
    const from = chance.below(text.length + 1);
    return text.slice(0, from) + text.slice(from + chance.below(200));
  },
  // Inserts a strange piece, or replaces some letters with it.
  (text, _, chance) => {
    const from = chance.below(text.length + 1);
    return text.slice(0, from) + chance.pick(STRANGE_PIECES) + text.slice(from + chance.below(4));
  },
  // Replaces a number with a strange one, or one near it.
  (text, _, chance) => {
    const places = placesOfNumbers(text);
    if (places.length === 0) return text;
    const index = chance.pick(places);
    NUMBER.lastIndex = index;
    const old = NUMBER.exec(text)?.[0] ?? '';
    const near = String(Number(old) + chance.pick([-1, 1, 5, -5, 10, 100, 1000]));
    return (
      text.slice(0, index) +
      (chance.percent(50) ? near : chance.pick(STRANGE_NUMBERS)) +
      text.slice(index + old.length)
    );
  },
  byLines((lines, chance) => void lines.splice(chance.below(lines.length), 1)),
  byLines((lines, chance) => {
    const place = chance.below(lines.length);
    const times = chance.pick([1, 2, 20, 500]);
    lines.splice(place, 0, ...Array<string>(times).fill(lines[place] ?? ''));
  }),
  byLines((lines, chance) => swap(lines, chance.below(lines.length), chance.below(lines.length))),
  // Swaps two neighboring sections.
  byLines((lines, chance) => {
    const from = chance.below(lines.length);
    const section = lines.splice(from, 1 + chance.below(20));
    lines.splice(chance.below(lines.length + 1), 0, ...section);
  }),
  // Replaces a key's value, or its whole line, with one of the other file.
  byLines((lines, chance, other) => {
    const place = chance.below(lines.length);
    const line = chance.pick(other.split('\n'));
    const [key] = (lines[place] ?? '').split(':', 1);
    lines[place] = chance.percent(50) ? line : `${key}:${line.slice(line.indexOf(':') + 1)}`;
  }),
  // Joins the first part of one file and the last of the other.
  (text, other, chance) => {
    const share = chance.below(1000) / 1000;
    return text.slice(0, share * text.length) + other.slice(share * other.length);
  },
  // Changes the case of all letters, or the line ends.
  (text, _, chance) => (chance.percent(50) ? text.toUpperCase() : text.toLowerCase()),
  (text, _, chance) => text.replaceAll('\n', chance.pick(['\r\n', '\r', '\n\n', '\u2028'])),
];

function swap(lines: string[], one: number, other: number): void {
  [lines[one], lines[other]] = [lines[other] ?? '', lines[one] ?? ''];
}

/** Damages a text in up to five ways. */
export function damagedText(text: string, other: string, chance: Chance): string {
  let damaged = text;
  for (let blows = chance.between(1, 5); blows > 0; blows -= 1) {
    damaged = chance.pick(BLOWS)(damaged, other, chance).slice(0, LONGEST);
  }
  return damaged;
}
