/** One figure that the bench measures, in a process of its own. */
export interface Row {
  readonly name: string;
  readonly what: string;
  /** One of `TIME_UNITS`: how long a thing takes. Any other: how many of them a second. */
  readonly unit: string;
  /** What the project has set itself: at least so many, or at most so long. */
  readonly asked?: number;
  /** Needs the unit files beside the checkout. */
  readonly needsReference?: boolean;
  readonly pace?: Partial<Pace>;
  /** Loads and sets up what is to be measured; nothing of it is timed. */
  prepare(): Promise<Workload>;
}

export interface Workload {
  /** How many files, shots, games … a round is about. */
  readonly things: number;
  /** Always the same work. */
  round(): Promise<Round>;
}

export interface Round {
  readonly seconds: number;
  /** Of the processor, on all threads; left out where other processes did the work. */
  readonly processorSeconds?: number;
  /** Of all that came out of the work. */
  readonly checksum: string;
}

export interface Pace {
  /** Seconds that rounds are played and not counted, at least one round. */
  readonly warmUp: number;
  /** Seconds of rounds that count. */
  readonly seconds: number;
  readonly fewestRounds: number;
}

export const TIME_UNITS: Readonly<Record<string, number>> = { s: 1, ms: 1000, µs: 1_000_000 };

export const isTime = ({ unit }: { readonly unit: string }): boolean => unit in TIME_UNITS;

/** Times work in this process. The sum or text that it gives back keeps the compiler from leaving any of it out. */
export function timed<Result>(
  things: number,
  work: () => Result | Promise<Result>,
  checksum: (result: Result) => string = String,
): Workload {
  return {
    things,
    round: async () => {
      const processor = process.cpuUsage();
      const start = performance.now();
      const result = await work();
      const seconds = (performance.now() - start) / 1000;
      const { user, system } = process.cpuUsage(processor);
      return { seconds, processorSeconds: (user + system) / 1e6, checksum: checksum(result) };
    },
  };
}
