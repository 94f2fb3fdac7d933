const FIELDS = ['next', 'cases', 'refused', 'findings', 'seconds', 'slowest', 'slowestSeed'] as const;
type Field = (typeof FIELDS)[number];

/** The place of the current case. */
const HEAD = ['target', 'seed', 'since'] as const;
type HeadField = (typeof HEAD)[number];

export type Score = Readonly<Record<Field, number>>;

/** The progress of each target, in shared memory, so that it outlives a thread that hangs. */
export class Scoreboard {
  readonly memory: SharedArrayBuffer;
  readonly #figures: Float64Array;

  constructor(targets: number, memory?: SharedArrayBuffer) {
    const length = HEAD.length + targets * FIELDS.length;
    this.memory = memory ?? new SharedArrayBuffer(length * Float64Array.BYTES_PER_ELEMENT);
    this.#figures = new Float64Array(this.memory);
  }

  get(target: number, field: Field): number {
    return this.#figures[HEAD.length + target * FIELDS.length + FIELDS.indexOf(field)] ?? 0;
  }

  set(target: number, field: Field, value: number): void {
    this.#figures[HEAD.length + target * FIELDS.length + FIELDS.indexOf(field)] = value;
  }

  add(target: number, field: Field, value: number): void {
    this.set(target, field, this.get(target, field) + value);
  }

  head(field: HeadField): number {
    return this.#figures[HEAD.indexOf(field)] ?? 0;
  }

  setHead(field: HeadField, value: number): void {
    this.#figures[HEAD.indexOf(field)] = value;
  }

  score(target: number): Score {
    return Object.fromEntries(FIELDS.map((field) => [field, this.get(target, field)])) as Score;
  }
}
