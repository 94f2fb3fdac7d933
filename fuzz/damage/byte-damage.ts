import type { Chance } from '../chance.js';

type Blow = (bytes: Uint8Array, chance: Chance) => Uint8Array;

const BLOWS: readonly Blow[] = [
  // Flips a bit.
  (bytes, chance) => {
    const copy = bytes.slice();
    const place = chance.below(copy.length);
    copy[place] = (copy[place] as number) ^ (1 << chance.below(8));
    return copy;
  },
  // Changes a byte.
  (bytes, chance) => {
    const copy = bytes.slice();
    copy[chance.below(copy.length)] = chance.pick([0, 1, 0x7f, 0x80, 0xff, chance.below(256)]);
    return copy;
  },
  // Puts an extreme value into a word of four bytes, such as those for sizes and positions.
  (bytes, chance) => {
    const copy = bytes.slice();
    const place = chance.below(copy.length);
    return copy.fill(chance.pick([0, 0x7f, 0xff]), place, place + 4);
  },
  // Cuts off the end or the beginning.
  (bytes, chance) => bytes.slice(0, chance.below(bytes.length)),
  (bytes, chance) => bytes.slice(chance.below(bytes.length)),
  // Removes or repeats a piece.
  (bytes, chance) => {
    const from = chance.below(bytes.length);
    const to = Math.min(bytes.length, from + 1 + chance.below(64));
    return joined(bytes.subarray(0, from), bytes.subarray(to));
  },
  (bytes, chance) => {
    const from = chance.below(bytes.length);
    const to = Math.min(bytes.length, from + 1 + chance.below(64));
    return joined(bytes.subarray(0, to), bytes.subarray(from));
  },
];

/** Damages bytes in up to four ways. */
export function damagedBytes(bytes: Uint8Array, chance: Chance): Uint8Array {
  let damaged = bytes;
  for (let blows = chance.between(1, 4); blows > 0 && damaged.length > 0; blows -= 1) {
    damaged = chance.pick(BLOWS)(damaged, chance);
  }
  return damaged;
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const whole = new Uint8Array(first.length + second.length);
  whole.set(first);
  whole.set(second, first.length);
  return whole;
}
