import { messageOf } from '../check/refusal.js';

/** A run failed through no fault of its caller. */
export class FailedRunError extends Error {
  override readonly name = 'FailedRunError';
  /** What went wrong. Unlike `message`, it does not say which games are kept. */
  readonly problem: string;
  /** Games in the checkpoint, to continue from. */
  readonly kept: number;
  readonly games: number;
  readonly checkpoint: string | undefined;

  constructor(
    cause: unknown,
    games: number,
    checkpoint: { readonly path: string; readonly kept: number } | undefined,
  ) {
    const problem = messageOf(cause);
    super(`${problem}; ${whatIsKept(games, checkpoint)}`, { cause });
    this.problem = problem;
    this.kept = checkpoint?.kept ?? 0;
    this.games = games;
    this.checkpoint = checkpoint?.path;
  }
}

const whatIsKept = (
  games: number,
  checkpoint: { readonly path: string; readonly kept: number } | undefined,
): string =>
  checkpoint === undefined
    ? `none of the ${games} games is kept, because there was no checkpoint`
    : `${checkpoint.kept} of ${games} games are kept in ${checkpoint.path}, and the same run continues from them`;
