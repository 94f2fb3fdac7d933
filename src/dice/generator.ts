import { checkInteger, checkList } from '../check/check.js';
import type { D6Roller } from './roller.js';

/** Names the generator in replay files. The same name, version and seed give the same rolls on every machine. */
export const DICE_GENERATOR = 'xoshiro128**/1';

/** Everything needed to continue rolling where a battle was left: four whole numbers from 0 to 2³² − 1. */
export type DiceState = readonly [number, number, number, number];

const TWO_TO_THE_32 = 0x1_0000_0000;
const HIGHEST_BOUND = 2 ** 20;
const PAIRS = 36;
const SIDES = 6;

/** The total of two dice for each of the 36 results: first die = 1 + way / 6, second = 1 + way % 6. */
const TOTALS = Uint8Array.from({ length: PAIRS }, (_, way) => 2 + Math.trunc(way / SIDES) + (way % SIDES));

/**
 * Reproducible dice: xoshiro128** 1.1 by Blackman and Vigna (prng.di.unimi.it). The state is kept as signed numbers
 * in a typed array, because the runtime stores them there without allocating objects.
 */
export class SeededDice {
  readonly #words = new Int32Array(4);

  /**
   * Rolls one die. Bound, so that it can be passed wherever a rule takes a roller. Both this and `total2d6` take one
   * draw.
   */
  readonly d6: D6Roller = () => 1 + this.#below(SIDES);

  /** @throws {RangeError | TypeError} if the seed is not a whole number from 0 to 2⁵³ − 1 */
  constructor(seed: number) {
    this.reseed(seed);
  }

  /**
   * Returns dice that continue from a saved state.
   * @throws {RangeError | TypeError} if the state is not one that `state` returns
   */
  static fromState(state: DiceState): SeededDice {
    checkList('state', state);
    const whole = (word: number) => Number.isInteger(word) && word >= 0 && word < TWO_TO_THE_32;
    if (state.length !== 4 || !state.every(whole)) {
      throw new RangeError(
        `the state of the dice is [${state.join(', ')}]: expected four whole numbers, from 0 to ${TWO_TO_THE_32 - 1}`,
      );
    }
    if (state.every((word) => word === 0)) {
      throw new RangeError('the state of the dice is all zeros: dice in that state show nothing but ones');
    }
    const dice = new SeededDice(0);
    dice.#words.set(state.map((word) => word | 0));
    return dice;
  }

  /** Returns other dice that will roll the same. */
  copy(): SeededDice {
    const copy = new SeededDice(0);
    copy.takeOver(this);
    return copy;
  }

  /** Continues from the state of other dice. */
  takeOver(other: SeededDice): void {
    this.#words.set(other.#words);
  }

  get state(): DiceState {
    const [a = 0, b = 0, c = 0, d = 0] = this.#words;
    return [a >>> 0, b >>> 0, c >>> 0, d >>> 0];
  }

  /**
   * Starts again with this seed.
   * @throws {RangeError | TypeError} if the seed is not a whole number from 0 to 2⁵³ − 1
   */
  reseed(seed: number): void {
    checkSeed('seed', seed);
    const words = this.#words;
    let word = mixed((seed / TWO_TO_THE_32) | 0) ^ (seed | 0);
    for (let index = 0; index < 4; index += 1) {
      word = (word + WEYL) | 0;
      words[index] = mixed(word);
    }
    // Four steps of a Weyl sequence cannot all mix to zero, which is the one state that never changes.
  }

  /** Returns a whole number from 0 to 2³² − 1. */
  draw(): number {
    const words = this.#words;
    const a = words[0] as number;
    const b = words[1] as number;
    const c = (words[2] as number) ^ a;
    const d = (words[3] as number) ^ b;
    const scrambled = Math.imul(b, 5);
    words[0] = a ^ d;
    words[1] = b ^ c;
    words[2] = c ^ (b << 9);
    words[3] = (d << 11) | (d >>> 21);
    return Math.imul((scrambled << 7) | (scrambled >>> 25), 9) >>> 0;
  }

  /**
   * Returns a whole number from 0 to one less than the bound.
   * @throws {RangeError | TypeError} if the bound is not a whole number from 1 to 2²⁰
   */
  below(bound: number): number {
    checkInteger('bound', bound, 1, HIGHEST_BOUND);
    return this.#below(bound);
  }

  #below(bound: number): number {
    // The product stays below 2⁵², where numbers are exact. The bias is less than one in 4,000.
    return Math.floor((this.draw() * bound) / TWO_TO_THE_32);
  }

  /** Returns the total of two dice, from one draw. */
  total2d6(): number {
    return TOTALS[this.#below(PAIRS)] as number;
  }
}

const WEYL = 0x9e37_79b9;

/**
 * The finalizer of MurmurHash3: every bit of the result depends on every bit of the word, and no two words collide.
 */
function mixed(word: number): number {
  let bits = word ^ (word >>> 16);
  bits = Math.imul(bits, 0x85eb_ca6b);
  bits ^= bits >>> 13;
  bits = Math.imul(bits, 0xc2b2_ae35);
  return bits ^ (bits >>> 16);
}

const HIGH_BITS_KEPT = 21;

/**
 * Returns the seed of the battle with this number in a run. No two numbers below 2³² of one run share a seed, and
 * neighbors have nothing in common.
 * @throws {RangeError | TypeError} if either is not a whole number from 0 to 2⁵³ − 1
 */
export function seedOf(masterSeed: number, index: number): number {
  checkSeed('masterSeed', masterSeed);
  checkSeed('index', index);
  const run = mixed(mixed((masterSeed / TWO_TO_THE_32) | 0) ^ (masterSeed | 0) ^ WEYL);
  const indexHigh = mixed((index / TWO_TO_THE_32) | 0);
  const low = mixed((Math.imul(index | 0, WEYL) + run + indexHigh) | 0);
  const high = mixed(Math.imul(index | 0, 0x85eb_ca6b) ^ mixed(run) ^ indexHigh);
  return (high >>> (32 - HIGH_BITS_KEPT)) * TWO_TO_THE_32 + (low >>> 0);
}

function checkSeed(field: string, seed: number): void {
  checkInteger(field, seed, 0, Number.MAX_SAFE_INTEGER);
}
