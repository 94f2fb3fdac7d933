const STANDS = 64;
const NONE = -1;

/**
 * Ways to reach a stand that make a difference to shots: by the kind of movement and the hexes moved. The many places in
 * reach, with all their facings, come down to few arrivals.
 */
export class Arrivals {
  count = 0;
  stand = new Int32Array(STANDS);
  mode = new Uint8Array(STANDS);
  hexesMoved = new Uint8Array(STANDS);
  /** The part of the unit's weapons that its sinks will bear. */
  heatShare = new Float64Array(STANDS);
  /** The share of enemy fire that counts, and the expected cost of falls. */
  felt = new Float64Array(STANDS);
  risk = new Float64Array(STANDS);
  /** The most that is dealt to one opponent, and what all of them deal in return. */
  dealt = new Float64Array(STANDS);
  taken = new Float64Array(STANDS);
  /** An upper bound for all facings. */
  bound = new Float64Array(STANDS);
  #next = new Int32Array(STANDS);
  /** By stand, one of a list. */
  #first = new Int32Array(0);

  /** Starts over for another move with at most this many stands. */
  begin(stands: number): void {
    this.count = 0;
    if (this.#first.length < stands) this.#first = new Int32Array(stands).fill(NONE);
  }

  /** Marks a stand that no arrival has reached yet. */
  clear(stand: number): void {
    this.#first[stand] = NONE;
  }

  of(stand: number, mode: number, hexesMoved: number): number {
    const first = this.#first[stand] as number;
    for (let known = first; known !== NONE; known = this.#next[known] as number)
      if (this.mode[known] === mode && this.hexesMoved[known] === hexesMoved) return known;
    if (this.count === this.stand.length) this.#grow();
    const arrival = this.count++;
    this.stand[arrival] = stand;
    this.mode[arrival] = mode;
    this.hexesMoved[arrival] = hexesMoved;
    this.dealt[arrival] = 0;
    this.taken[arrival] = 0;
    this.#next[arrival] = first;
    this.#first[stand] = arrival;
    return arrival;
  }

  #grow(): void {
    const size = this.stand.length * 2;
    this.stand = grown(this.stand, new Int32Array(size));
    this.mode = grown(this.mode, new Uint8Array(size));
    this.hexesMoved = grown(this.hexesMoved, new Uint8Array(size));
    this.heatShare = grown(this.heatShare, new Float64Array(size));
    this.felt = grown(this.felt, new Float64Array(size));
    this.risk = grown(this.risk, new Float64Array(size));
    this.dealt = grown(this.dealt, new Float64Array(size));
    this.taken = grown(this.taken, new Float64Array(size));
    this.bound = grown(this.bound, new Float64Array(size));
    this.#next = grown(this.#next, new Int32Array(size));
  }
}

function grown<List extends { set(from: List): void }>(list: List, larger: List): List {
  larger.set(list);
  return larger;
}
