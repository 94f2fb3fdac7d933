import { isTime, type Pace, type Round, type Row, TIME_UNITS } from './row.js';

/** The result of a row, in its unit. */
export interface Measurement {
  readonly rounds: number;
  readonly median: number;
  readonly best: number;
  /** Half of the rounds lie within this share of the median. */
  readonly spread: number;
  /** The number of cores it kept busy; below 1, other programs had taken the processor away. */
  readonly cores?: number;
  readonly checksum: string;
}

const USUAL_PACE: Pace = { warmUp: 1, seconds: 2, fewestRounds: 5 };
const QUICK = 0.1;
const QUICK_ROUNDS = 2;

/** Results differ from those on record, or between rounds. */
export class OtherResultsError extends Error {
  override readonly name = 'OtherResultsError';
}

/**
 * Plays rounds and times them.
 * @param recorded the checksum that must come out; undefined accepts any
 * @throws {OtherResultsError} if another came out
 */
export async function measure(row: Row, quick: boolean, recorded?: string): Promise<Measurement> {
  const { things, round } = await row.prepare();
  const { warmUp, seconds, fewestRounds } = paceOf(row, quick);
  const { checksum } = await round();
  if (recorded !== undefined && checksum !== recorded) {
    throw new OtherResultsError(`the checksum is ${checksum}, but ${recorded} is on record`);
  }
  const play = async (): Promise<Round> => {
    const played = await round();
    if (played.checksum === checksum) return played;
    throw new OtherResultsError(`a later round gives ${played.checksum}, the first one ${checksum}`);
  };
  for (const end = performance.now() + warmUp * 1000; performance.now() < end; ) await play();
  const rounds: Round[] = [];
  for (
    const end = performance.now() + seconds * 1000;
    performance.now() < end || rounds.length < fewestRounds;
  ) {
    rounds.push(await play());
  }
  return summaryOf(row, things, rounds, checksum);
}

function paceOf({ pace }: Row, quick: boolean): Pace {
  const { warmUp, seconds, fewestRounds } = { ...USUAL_PACE, ...pace };
  if (!quick) return { warmUp, seconds, fewestRounds };
  return { warmUp: warmUp * QUICK, seconds: seconds * QUICK, fewestRounds: QUICK_ROUNDS };
}

function summaryOf(row: Row, things: number, rounds: readonly Round[], checksum: string): Measurement {
  const times = rounds.map((round) => round.seconds).sort((one, other) => one - other);
  const figureAt = (share: number) => figureOf(row, quantile(times, share) / things);
  const median = figureAt(0.5);
  const processor = rounds.reduce((sum, round) => sum + (round.processorSeconds ?? Number.NaN), 0);
  const cores = processor / times.reduce((sum, time) => sum + time, 0);
  return {
    rounds: rounds.length,
    median,
    best: figureAt(0),
    spread: Math.abs(figureAt(0.75) - figureAt(0.25)) / 2 / median,
    ...(Number.isFinite(cores) && { cores }),
    checksum,
  };
}

const figureOf = (row: Row, seconds: number): number =>
  isTime(row) ? seconds * (TIME_UNITS[row.unit] as number) : 1 / seconds;

export const median = (values: readonly number[]): number =>
  quantile(
    [...values].sort((one, other) => one - other),
    0.5,
  );

/** Interpolates between two values. */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}
