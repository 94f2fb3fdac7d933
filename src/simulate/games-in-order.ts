import type { Battle } from '../battle/battle.js';
import type { Harvest, Stretch } from './harvest.js';
import type { JobTally } from './job.js';
import { outcomeOf } from './tally.js';

/**
 * What came of one game: its outcome (index in `OUTCOMES`), its turns, and the units that were not lost, by index.
 * Plain numbers, which threads and other machines can be sent.
 */
export type GameRow = readonly [outcome: number, turns: number, ...survivors: number[]];

export const gameRow = (battle: Battle): GameRow => [
  outcomeOf(battle),
  battle.turn,
  ...battle.units.filter(({ lost }) => lost === undefined).map(({ index }) => index),
];

/** Told of games in their order; of a job of two battles, each game of the first comes before its twin. */
export interface GameRecord {
  write(from: number, rows: readonly GameRow[]): void;
}

interface Part {
  readonly games: Stretch;
  readonly tally: JobTally;
  readonly rows: readonly GameRow[];
}

/** Holds parts of a run back until all games before them are recorded. */
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
