import { type Decision, openGame, type PlayedGame, type Replay } from '../../../../src/edge/battle.js';
import { type Analysis, analyseReplay, type Standing, standingOf } from '../../../../src/edge/simulate.js';
import { fetchCatalog } from '../../../units/whole-catalog.js';

/** The page's game: its start, sent once per epoch, and all decisions. */
export interface GameMessage {
  /** Changes whenever decisions were taken back, or another game began. */
  readonly epoch: number;
  readonly start?: Replay;
  /** The place of the first one. */
  readonly from: number;
  readonly decisions: readonly Decision[];
}

export type PlayQuestion =
  /** The bots' next orders for these sides, up to this many, until another side has to act. */
  | { readonly do: 'decide'; readonly sides: readonly number[]; readonly most: number }
  | { readonly do: 'suggest'; readonly unit: number }
  /** Promising orders for this unit. */
  | { readonly do: 'candidates'; readonly unit: number; readonly most: number }
  /** The chance of winning now, or after an order. */
  | {
      readonly do: 'standing';
      readonly games: number;
      readonly seed: number;
      readonly first?: Decision;
    }
  /** The chance of winning after each turn. */
  | { readonly do: 'analyse'; readonly games: number; readonly seed: number };

export interface ToPlayWorker {
  readonly id: number;
  readonly game: GameMessage;
  readonly question: PlayQuestion;
}

export type FromPlayWorker =
  | { readonly id: number; readonly decisions: readonly Decision[] }
  | { readonly id: number; readonly standing: Standing }
  | { readonly id: number; readonly analysis: Analysis }
  /** It lacks earlier decisions. */
  | { readonly id: number; readonly behind: true }
  | { readonly id: number; readonly error: string };

let known: { readonly epoch: number; readonly game: PlayedGame } | undefined;

addEventListener('message', ({ data }: MessageEvent<ToPlayWorker>) => {
  void answer(data).then(postMessage, (error: unknown) =>
    postMessage({ id: data.id, error: error instanceof Error ? error.message : String(error) }),
  );
});

// One question at a time: each needs the game as the last one left it.
let last: Promise<unknown> = Promise.resolve();

function answer(message: ToPlayWorker): Promise<FromPlayWorker> {
  const next = last.then(() => answerNow(message));
  last = next.catch(() => {});
  return next;
}

async function answerNow({ id, game: told, question }: ToPlayWorker): Promise<FromPlayWorker> {
  const game = await gameOf(told);
  if (game === undefined) return { id, behind: true };
  if (question.do === 'standing') {
    const { do: _, ...how } = question;
    return { id, standing: standingOf(game.copy(), how) };
  }
  if (question.do === 'candidates') return { id, decisions: game.candidates(question.unit, question.most) };
  if (question.do === 'analyse') {
    const { games, seed } = question;
    return { id, analysis: analyseReplay(game.replay(), { catalog: await fetchCatalog(), games, seed }) };
  }
  if (question.do === 'suggest') return { id, decisions: [game.decisionBy('sensible', question.unit)] };
  const decisions: Decision[] = [];
  let orders = 0;
  while (game.asked !== undefined && orders < question.most && question.sides.includes(game.asked.side)) {
    // Decisions on Edge come with the order that causes them.
    if (game.asked.kind !== 'edge') orders += 1;
    const decision = game.decisionBy('sensible');
    game.give(decision);
    decisions.push(decision);
  }
  return { id, decisions };
}

/** The page's game; undefined if part of it is missing here. */
async function gameOf({ epoch, start, from, decisions }: GameMessage): Promise<PlayedGame | undefined> {
  if (start !== undefined) {
    const { game, problem } = openGame({ ...start, decisions }, { catalog: await fetchCatalog() });
    known = { epoch, game };
    // The recorded end is that of the start, so only decisions that do not fit are errors.
    if (problem?.startsWith('Decision')) throw new Error(problem);
    return game;
  }
  if (known?.epoch !== epoch) return undefined;
  const { game } = known;
  const made = game.decisions.length;
  if (made < from || made > from + decisions.length) return undefined;
  const fresh = decisions.slice(made - from);
  const problem = fresh.length > 0 ? game.followAll(fresh) : undefined;
  if (problem !== undefined) throw new Error(problem);
  return game;
}
