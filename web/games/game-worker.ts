import type { BattleEvent } from '../../src/edge/battle.js';
import { type Job, type PackedJob, unpackJob } from '../../src/edge/simulate.js';
import { eventsOf } from '../views/battle/replay/told-game.js';
import { type PlayedBlock, playBlock } from './game-brief.js';

/** A job to remember, some of its games to play, or one game to report event by event. */
export type ToGameWorker =
  | { readonly job: PackedJob }
  | { readonly from: number; readonly to: number }
  | { readonly tell: number };

export type FromGameWorker =
  | ({ readonly from: number; readonly to: number } & PlayedBlock)
  | { readonly events: readonly BattleEvent[] }
  | { readonly error: string };

let job: Job | undefined;

addEventListener('message', ({ data }: MessageEvent<ToGameWorker>) => {
  try {
    if ('job' in data) job = unpackJob(data.job);
    else if (job !== undefined) postMessage(answer(job, data));
  } catch (error) {
    postMessage({ error: error instanceof Error ? error.message : String(error) } satisfies FromGameWorker);
  }
});

function answer(known: Job, asked: Exclude<ToGameWorker, { readonly job: PackedJob }>): FromGameWorker {
  if ('tell' in asked) return { events: eventsOf(known[0], asked.tell) };
  const { from, to } = asked;
  return { from, to, ...playBlock(known, from, to) };
}
