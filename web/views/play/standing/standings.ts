import { effect, signal } from '@preact/signals';
import type { Phase } from '../../../../src/edge/battle.js';
import { type Analysis, type Interval, wilsonInterval } from '../../../../src/edge/simulate.js';
import { keep, kept } from '../../../state/kept.js';
import { automatic, type Running, running } from '../game/play.js';
import { PlayDesk } from '../game/play-desk.js';
import { MOST_LOST } from './asking-again.js';
import { sharedAnalysis } from './shared-analysis.js';

// Each side's chance of winning. After each phase, workers play on from the present state.

const CHOICES = ['on', 'off'] as const;
const KEY = 'tarcomp-standing';

/** Off for players who want to judge for themselves. */
export const judges = signal(kept(KEY, CHOICES) !== 'off');

export function setJudging(on: boolean): void {
  judges.value = on;
  keep(KEY, on ? 'on' : 'off');
}

/** Each side's wins from here. */
export interface Judgement {
  readonly turn: number;
  readonly phase: Phase;
  readonly games: number;
  readonly red: Interval;
  readonly blue: Interval;
  readonly undecided: number;
  /** Milliseconds so far. */
  readonly took: number;
}

/** Phase by phase, the present one last. */
export const judgements = signal<readonly Judgement[]>([]);

export const GAMES = 200;
/** Fewer games mean little, but a phase may be over before there are more. */
export const MEANINGFUL = 30;

/** Games that a worker plays before it checks for messages: those of many units take longer. */
export function portionOf({ game }: Running): number {
  const units = game.battle.units.filter(({ isOut }) => !isOut).length;
  return PORTIONS.find(([most]) => units <= most)?.[1] ?? 1;
}
const FIRST = 3;
const PORTIONS = [
  [2, 10],
  [4, 5],
  [12, 2],
] as const;

const most = Math.max(1, Math.min(4, navigator.hardwareConcurrency || 2));
export const desks: readonly PlayDesk[] = Array.from({ length: most }, () => new PlayDesk());

let runs = 0;
/** The game and the epoch judged last. */
let game: Running['game'] | undefined;
let epoch = -1;

/** The position judged last. */
let judged = '';

effect(() => {
  const now = running.value;
  const wanted = judges.value && automatic.value === undefined;
  if (now === undefined || !wanted) {
    runs += 1;
    judged = '';
    return;
  }
  const { battle } = now.game;
  const position = `${now.epoch} ${battle.turn} ${battle.phase}`;
  if (position === judged) return;
  judged = position;
  if (game !== now.game) judgements.value = [];
  else if (epoch !== now.epoch) judgements.value = before(judgements.peek(), battle.turn);
  game = now.game;
  epoch = now.epoch;
  void judge(now);
});

/** Earlier turns keep their estimates when something is taken back. */
const before = (all: readonly Judgement[], turn: number): readonly Judgement[] =>
  all.filter((known) => known.turn < turn);

/** Frees the workers for other uses. */
export function pauseJudging(): void {
  runs += 1;
}

/** Judges the present position again, unless that is done. */
export function judgeOn(): void {
  const now = running.peek();
  const last = judgements.peek().at(-1);
  if (now === undefined || !judges.peek() || automatic.peek() !== undefined) return;
  const { turn, phase } = now.game.battle;
  if (last?.turn === turn && last.phase === phase && last.games >= GAMES) return;
  void judge(now);
}

/** Why no more games are played from here; empty while they are. */
export const judgingStopped = signal('');

async function judge(position: Running): Promise<void> {
  const { game, epoch: now } = position;
  const portion = portionOf(position);
  runs += 1;
  const run = runs;
  const { turn, phase, winner } = game.battle;
  const asked = { game, epoch: now, upTo: game.decisions.length };
  const began = performance.now();
  const known = judgements.peek().filter((other) => !(other.turn === turn && other.phase === phase));
  let [games, red, blue] = [0, 0, 0];
  const show = () => {
    judgements.value = [
      ...known,
      {
        turn,
        phase,
        games,
        red: wilsonInterval(red, games),
        blue: wilsonInterval(blue, games),
        undecided: (games - red - blue) / games,
        took: performance.now() - began,
      },
    ];
  };
  if (phase === 'over') {
    [games, red, blue] = [GAMES, winner === 0 ? GAMES : 0, winner === 1 ? GAMES : 0];
    show();
    return;
  }
  let seed = 0;
  let begun = 0;
  let lost = 0;
  judgingStopped.value = '';
  await Promise.all(
    desks.map(async (desk) => {
      // The first few are shown at once.
      let most = Math.min(FIRST, portion);
      while (run === runs && begun < GAMES) {
        seed += 1;
        const few = Math.min(most, GAMES - begun);
        begun += few;
        const answer = await desk
          .ask(asked, { do: 'standing', games: few, seed })
          .catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));
        if (run !== runs) return;
        if (answer instanceof Error) {
          // Another worker replaces one that died, and plays its games.
          begun -= few;
          lost += 1;
          if (lost <= MOST_LOST) continue;
          judgingStopped.value = answer.message;
          return;
        }
        if (!('standing' in answer)) return;
        games += few;
        red += Math.round(answer.standing.red.value * few);
        blue += Math.round(answer.standing.blue.value * few);
        show();
        most = portion;
      }
    }),
  );
}

type Found = Analysis | 'running' | { readonly problem: string };

/** The analysis of a finished game, turn by turn. It applies to that game and step only. */
export const analysis = signal<AnalysisOfGame | undefined>(undefined);

interface AnalysisOfGame {
  readonly game: Running['game'];
  readonly step: number;
  readonly found: Found;
}

export async function analyse(now: Running): Promise<void> {
  const { game, step } = now;
  analysis.value = { game, step, found: 'running' };
  try {
    const found = await sharedAnalysis(
      desks.map((desk) => async (games, seed) => {
        const answer = await desk.ask(now, { do: 'analyse', games, seed });
        return 'analysis' in answer ? answer.analysis : undefined;
      }),
    );
    analysis.value = found && { game, step, found };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    analysis.value = { game, step, found: { problem } };
  }
}
