import type { Battle } from '../battle/battle.js';
import type { Harvest, Stretch } from './harvest.js';
import type { JobTally } from './job.js';
import { outcomeOf } from './tally.js';

/**
 * The result of one game: its outcome (index in `OUTCOMES`), its turns, and the indexes of the units that were not
 * lost. Plain numbers can be sent to threads and other machines.
 */
export type GameRow = readonly [outcome: number, turns: number, ...survivors: number[]];

export const gameRow = (battle: Battle): GameRow => [
  outcomeOf(battle),
  battle.turn,
  ...battle.units.filter(({ lost }) => lost === undefined).map(({ index }) => index),
];

/** Receives games in order. In a job of two battles, each game of the first precedes its twin of the second. */
export interface GameRecord {
  write(from: number, rows: readonly GameRow[]): void;
}

interface Part {
  readonly games: Stretch;
  readonly tally: JobTally;
  readonly rows: readonly GameRow[];
}

/** Holds back parts of a run until all earlier games are recorded. */
export class GamesInOrder {
  readonly #harvest: Harvest;
  readonly #record: GameRecord;
  readonly #held = new Map<number, Part>();

  constructor(harvest: Harvest, record: GameRecord) {
    this.#harvest = harvest;
    this.#record = record;
  }

  /** Parts that wait for their turn. */
  get held(): number {
    return this.#held.size;
  }

  add(games: Stretch, tally: JobTally, rows: readonly GameRow[]): void {
    if (!this.#harvest.has(games[0])) this.#held.set(games[0], { games, tally, rows });
    for (let part = this.#next(); part !== undefined; part = this.#next()) {
      this.#record.write(part.games[0], part.rows);
      this.#harvest.add(...part.games, part.tally);
      this.#held.delete(part.games[0]);
    }
  }

  #next(): Part | undefined {
    return this.#held.get(this.#harvest.firstMissing);
  }
}
