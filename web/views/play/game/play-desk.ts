import type { Decision, PlayedGame, Replay } from '../../../../src/edge/battle.js';
import type { FromPlayWorker, PlayQuestion, ToPlayWorker } from './play-worker.js';
import { WorkerLostError } from './worker-lost.js';

/** Beside the page; the build puts it there. */
const PLACE = import.meta.env.DEV ? './views/play/game/play-worker.ts' : './play-worker.js';

/** The game in a question. */
export interface AskedGame {
  readonly game: PlayedGame;
  readonly epoch: number;
  /** Counts only this many decisions; if left out, all of them. */
  readonly upTo?: number;
}

type Answer = Exclude<FromPlayWorker, { readonly behind: unknown } | { readonly error: unknown }>;

interface Waiting {
  readonly asked: AskedGame;
  readonly question: PlayQuestion;
  readonly done: (answer: Answer) => void;
  readonly failed: (error: Error) => void;
}

/** A worker that follows a game and answers questions about it. It starts with the first question. */
export class PlayDesk {
  #worker: Worker | undefined;
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;
  /** What the worker already has. */
  #told: { epoch: number; decisions: number } | undefined;

  /** @throws {WorkerLostError} if the worker dies; the next question starts another */
  ask(asked: AskedGame, question: PlayQuestion): Promise<Answer> {
    return new Promise((done, failed) => this.#send({ asked, question, done, failed }));
  }

  async decisions(asked: AskedGame, question: PlayQuestion): Promise<readonly Decision[]> {
    const answer = await this.ask(asked, question);
    return 'decisions' in answer ? answer.decisions : [];
  }

  /** Stops the worker; open questions fail. */
  stop(): void {
    this.#worker?.terminate();
    this.#lose('it was stopped');
  }

  #send(waiting: Waiting): void {
    const { asked, question } = waiting;
    const { game, epoch, upTo = game.decisions.length } = asked;
    const id = ++this.#last;
    this.#waiting.set(id, waiting);
    const knows =
      this.#worker !== undefined && this.#told?.epoch === epoch ? this.#told.decisions : undefined;
    const from = Math.min(knows ?? 0, upTo);
    const message: ToPlayWorker = {
      id,
      question,
      game: {
        epoch,
        from,
        decisions: game.decisions.slice(from, upTo),
        ...(knows === undefined && { start: startOf(game) }),
      },
    };
    this.#told = { epoch, decisions: upTo };
    this.#hired().postMessage(message);
  }

  #hired(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = new Worker(PLACE, { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromPlayWorker>) => this.#take(data);
    worker.onerror = () => this.#lose('it came to an end');
    this.#worker = worker;
    return worker;
  }

  #take(data: FromPlayWorker): void {
    const waiting = this.#waiting.get(data.id);
    if (waiting === undefined) return;
    this.#waiting.delete(data.id);
    if ('behind' in data) {
      this.#told = undefined;
      this.#send(waiting);
    } else if ('error' in data) waiting.failed(new Error(data.error));
    else waiting.done(data);
  }

  #lose(why: string): void {
    this.#worker = undefined;
    this.#told = undefined;
    const lost = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { failed } of lost) failed(new WorkerLostError(why));
  }
}

/** The game before its first decision. */
function startOf(game: PlayedGame): Replay {
  return { ...game.replay(), decisions: [] };
}
