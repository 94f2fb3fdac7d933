/** One figure of the bench, measured in its own process. */
export interface Row {
  readonly name: string;
  readonly what: string;
  /** One of `TIME_UNITS` for the time per item; any other unit counts items a second. */
  readonly unit: string;
  /** The project's target: at least this many, or at most this long. */
  readonly asked?: number;
  /** Needs the unit files beside the checkout. */
  readonly needsReference?: boolean;
  readonly pace?: Partial<Pace>;
  /** Loads and sets up everything, untimed. */
  prepare(): Promise<Workload>;
}

export interface Workload {
  /** The number of files, shots, games … in a round. */
  readonly things: number;
  /** Always the same work. */
  round(): Promise<Round>;
}

export interface Round {
  readonly seconds: number;
  /** Processor time of all threads; left out if other processes did the work. */
  readonly processorSeconds?: number;
  /** Of all results. */
  readonly checksum: string;
}

export interface Pace {
  /** Seconds of uncounted rounds, at least one round. */
  readonly warmUp: number;
  /** Seconds of counted rounds. */
  readonly seconds: number;
  readonly fewestRounds: number;
}

export const TIME_UNITS: Readonly<Record<string, number>> = { s: 1, ms: 1000, µs: 1_000_000 };

export const isTime = ({ unit }: { readonly unit: string }): boolean => unit in TIME_UNITS;

/** Times work in this process. The sum or text that it returns keeps the compiler from dropping any of it. */
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
