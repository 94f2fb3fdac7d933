import type { Design } from './design.js';

/** The lists of a unit's state in one block of memory, so that they are copied at once. */
export class Block {
  readonly bytes: Uint8Array;
  #taken = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  doubles(count: number): Float64Array {
    return new Float64Array(this.bytes.buffer, this.#take(8, count), count);
  }

  words(count: number): Uint16Array {
    return new Uint16Array(this.bytes.buffer, this.#take(2, count), count);
  }

  signedWords(count: number): Int16Array {
    return new Int16Array(this.bytes.buffer, this.#take(2, count), count);
  }

  octets(count: number): Uint8Array {
    return new Uint8Array(this.bytes.buffer, this.#take(1, count), count);
  }

  /** Where a list begins: at a multiple of its numbers' width, as typed arrays must. */
  #take(width: number, count: number): number {
    const start = Math.ceil(this.#taken / width) * width;
    this.#taken = start + width * count;
    return start;
  }
}

/** The number of crew members that need separate entries; a lone pilot needs none. */
export const membersOf = ({ crewSize }: Design): number => (crewSize > 1 ? crewSize : 0);

/** Room for the lists of a unit of this design, and for the gaps before wide numbers. */
export function sizeOfBlock(design: Design): number {
  const { plan, weapons, fixtures, bins, plating } = design;
  const locations = plan.locations.length;
  const plates = plating === undefined ? 0 : PLATING_BYTES;
  return (
    (PLAIN_BYTES + plates) * locations +
    WEAPON_BYTES * weapons.length +
    FIXTURE_BYTES * fixtures.length +
    BIN_BYTES * bins.length +
    CREW_BYTES * membersOf(design) +
    design.counters +
    GAPS
  );
}

// Bytes for each. A list that does not fit is refused by the runtime when the unit is made.
const PLAIN_BYTES = 3 * 8 + 2 * 2 + 2;
const PLATING_BYTES = 4 * 8 + 1;
const WEAPON_BYTES = 8 + 4;
const FIXTURE_BYTES = 3;
const BIN_BYTES = 2;
const CREW_BYTES = 2 + 2;
const GAPS = 16;
