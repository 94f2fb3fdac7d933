import * as v from 'valibot';
import type { Decision, PlayedGame } from '../../../../src/edge/battle.js';
import { findKeptGame } from '../../../kept/game-shelf.js';
import { keptCollection } from '../../../kept/kept-collection.js';

// Stores the game on the device. Its forces and map are written once, as a text; each step writes only the decisions.

export const SEATS = ['person', 'bot'] as const;
export type Seat = (typeof SEATS)[number];
export type Seats = readonly [red: Seat, blue: Seat];

/** The reader of replays reports errors. */
const Order = v.custom<Decision>((value) => typeof value === 'object' && value !== null);
const Kept = v.object({
  id: v.string(),
  seats: v.tuple([v.picklist(SEATS), v.picklist(SEATS)]),
  decisions: v.array(Order),
  hash: v.string(),
  turns: v.number(),
  changed: v.number(),
  /** Older pages did not write it. */
  unasked: v.optional(v.array(v.number())),
});
const keptGames = keptCollection({
  name: 'played-games',
  texts: 'played-game-texts',
  version: 1,
  schema: Kept,
});

/** There is only one game. */
const ID = 'play';

function recordOf(game: PlayedGame, seats: Seats, unasked: ReadonlySet<number>) {
  const { result } = game.replay();
  return {
    id: ID,
    seats: [...seats] as [Seat, Seat],
    // Includes those of a step that waits for a decision on Edge, which replays leave out.
    decisions: [...game.decisions],
    hash: result.hash,
    turns: result.turns,
    changed: Date.now(),
    unasked: [...unasked],
  };
}

/** Writes a new or opened game completely. */
export const keepWhole = (game: PlayedGame, seats: Seats, unasked: ReadonlySet<number>): Promise<boolean> =>
  keptGames.putTexts({
    value: recordOf(game, seats, unasked),
    text: JSON.stringify({ ...game.replay(), decisions: [] }),
  });

/** Writes the decisions since then. */
export const keepStep = (game: PlayedGame, seats: Seats, unasked: ReadonlySet<number>): Promise<boolean> =>
  keptGames.put(recordOf(game, seats, unasked));

export const forget = (): Promise<boolean> => keptGames.delete(ID);

export interface KeptPlay {
  readonly seats: Seats;
  /** Supposed to be a replay; not checked yet. */
  readonly file: unknown;
  /** Places of orders that players were not asked for; undefined if not stored. */
  readonly unasked: readonly number[] | undefined;
}

/** The stored game; undefined if there is none. */
export async function findKept(): Promise<
  KeptPlay | { readonly damaged: string; readonly left: string } | undefined
> {
  const found = await findKeptGame(keptGames, ID);
  if (found === undefined) return undefined;
  if ('problem' in found) return { damaged: found.problem, left: JSON.stringify(found.stored) };
  const { seats, decisions, hash, turns, unasked } = found.value;
  return { seats, unasked, file: { ...found.start, decisions, result: { hash, turns } } };
}
