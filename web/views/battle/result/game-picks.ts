import type { Side, Simulation } from '../../../../src/edge/simulate.js';
import { type GameBrief, strengthLeft } from '../../../games/game-brief.js';

export type PickKind = 'typical' | 'upset' | 'other-winner' | 'closest' | 'shortest' | 'longest';

/** A game worth watching. */
export interface GamePick {
  readonly kind: PickKind;
  /** Counted from 1. */
  readonly game: number;
}

/** A game with the figures for the choice. */
interface Candidate {
  readonly game: number;
  readonly outcome: GameBrief['outcome'];
  readonly turn: number;
  /** The share of its strength that the winner has left; 0 if nobody won. */
  readonly left: number;
}

/** A side that wins less often than this surprises when it does. */
const UPSET = 1 / 3;

/** Games worth watching among those played, each once. */
export function picksOf(
  simulation: Simulation,
  briefs: readonly (GameBrief | undefined)[],
): readonly GamePick[] {
  const strength = strengthLeft(simulation);
  const games = briefs.flatMap((brief, place): Candidate[] => {
    if (brief === undefined) return [];
    const { outcome, turn } = brief;
    const won = outcome === 'red' || outcome === 'blue';
    return [{ game: place + 1, outcome, turn, left: won ? strength(brief)[outcome] : 0 }];
  });
  const wonBy = (side: Side) => games.filter(({ outcome }) => outcome === side);
  const [more, less] = [wonBy('red'), wonBy('blue')].sort((one, other) => other.length - one.length) as [
    Candidate[],
    Candidate[],
  ];
  const decided = [...more, ...less];
  const found: readonly (readonly [PickKind, Candidate | undefined])[] = [
    ['typical', mostTypical(more.length > 0 ? more : games)],
    [less.length < games.length * UPSET ? 'upset' : 'other-winner', mostTypical(less)],
    ['closest', least(decided, ({ left }) => left)],
    ['shortest', least(games, ({ turn }) => turn)],
    ['longest', least(games, ({ turn }) => -turn)],
  ];
  const taken = new Set<number>();
  return found.flatMap(([kind, candidate]) => {
    if (candidate === undefined || taken.has(candidate.game)) return [];
    taken.add(candidate.game);
    return [{ kind, game: candidate.game }];
  });
}

/** The game nearest to the median in length and in the winner's remaining strength. */
function mostTypical(games: readonly Candidate[]): Candidate | undefined {
  const turn = median(games.map((game) => game.turn));
  const left = median(games.map((game) => game.left));
  return least(games, (game) => Math.abs(game.turn - turn) / Math.max(1, turn) + Math.abs(game.left - left));
}

/** The first one with the smallest value. */
function least(
  games: readonly Candidate[],
  measure: (candidate: Candidate) => number,
): Candidate | undefined {
  let best: Candidate | undefined;
  let smallest = Number.POSITIVE_INFINITY;
  for (const candidate of games) {
    const value = measure(candidate);
    if (value < smallest) [best, smallest] = [candidate, value];
  }
  return best;
}

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
