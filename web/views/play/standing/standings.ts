import { effect, signal } from '@preact/signals';
import type { Phase } from '../../../../src/edge/battle.js';
import { type Analysis, type Interval, wilsonInterval } from '../../../../src/edge/simulate.js';
import { keep, kept } from '../../../state/kept.js';
import { automatic, type Running, running } from '../game/play.js';
import { PlayDesk } from '../game/play-desk.js';

// Where the sides stand, by playing on from the present state in workers, anew after each phase.

const CHOICES = ['on', 'off'] as const;
const KEY = 'tarcomp-standing';

/** Off for players who want to judge for themselves. */
export const judges = signal(kept(KEY, CHOICES) !== 'off');

export function setJudging(on: boolean): void {
  judges.value = on;
  keep(KEY, on ? 'on' : 'off');
}

/** How often each side wins from here. */
export interface Judgement {
  readonly turn: number;
  readonly phase: Phase;
  readonly games: number;
  readonly red: Interval;
  readonly blue: Interval;
  readonly undecided: number;
  /** Milliseconds that it took so far. */
  readonly took: number;
}

/** Phase by phase, the present one last. */
export const judgements = signal<readonly Judgement[]>([]);

export const GAMES = 200;
/** Games that a worker plays before it looks up. */
const PORTION = 10;

const most = Math.max(1, Math.min(4, navigator.hardwareConcurrency || 2));
const desks = Array.from({ length: most }, () => new PlayDesk());

let runs = 0;
let epoch = -1;

/** The position that was judged last. */
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
  if (epoch !== now.epoch) judgements.value = before(judgements.peek(), battle.turn);
  epoch = now.epoch;
  void judge(now);
});

/** What was judged before something was taken back still holds for the turns before. */
const before = (all: readonly Judgement[], turn: number): readonly Judgement[] =>
  all.filter((known) => known.turn < turn);

async function judge({ game, epoch: now }: Running): Promise<void> {
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
  await Promise.all(
    desks.map(async (desk) => {
      while (run === runs && seed * PORTION < GAMES) {
        seed += 1;
        const answer = await desk.ask(asked, { do: 'standing', games: PORTION, seed }).catch(() => undefined);
        if (run !== runs || answer === undefined || !('standing' in answer)) return;
        games += PORTION;
        red += Math.round(answer.standing.red.value * PORTION);
        blue += Math.round(answer.standing.blue.value * PORTION);
        show();
      }
    }),
  );
}

/** Of the finished game, turn by turn. */
export const analysis = signal<Analysis | 'running' | { readonly problem: string } | undefined>(undefined);

/** Fewer than for the present: there are many turns. */
const GAMES_A_TURN = 60;

export async function analyse(now: Running): Promise<void> {
  const [desk] = desks;
  if (desk === undefined) return;
  analysis.value = 'running';
  try {
    const answer = await desk.ask(now, { do: 'analyse', games: GAMES_A_TURN });
    analysis.value = 'analysis' in answer ? answer.analysis : undefined;
  } catch (error) {
    analysis.value = { problem: error instanceof Error ? error.message : String(error) };
  }
}
