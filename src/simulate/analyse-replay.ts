import type { Battle } from '../battle/battle.js';
import { openReplay } from '../battle/replay/play-replay.js';
import type { Catalog } from '../catalog/index.js';
import { rounded } from './interval.js';
import { type Standing, type StandingOptions, standingOf, USUAL_GAMES } from './standing.js';

/** Where the sides stood when a turn was over. */
export interface TurnStanding extends Omit<Standing, 'games'> {
  readonly turn: number;
  /** What the turn has changed in red's chance of winning. */
  readonly swing: number;
}

export interface Analysis {
  readonly schema: 1;
  /** Played on from each position. */
  readonly games: number;
  readonly seed: number;
  /** Before the first turn. */
  readonly start: Omit<Standing, 'games'>;
  readonly turns: readonly TurnStanding[];
}

export interface AnalysisOptions extends Omit<StandingOptions, 'first'> {
  /** Told when another position has been judged, and how many turns the replay has. */
  readonly onTurn?: (turn: number, turns: number) => void;
}

/**
 * The chance of winning after each turn of a replay, by playing on from its state.
 * @throws {BattleFileError} naming the decision or the field, if the replay does not fit
 */
export function analyseReplay(file: unknown, catalog: Catalog, options: AnalysisOptions = {}): Analysis {
  const { onTurn, ...how } = options;
  const { games = USUAL_GAMES, seed = 1 } = options;
  const last = lastTurnOf(file, catalog);
  const { battle, step } = openReplay(file, catalog);
  const start = judged(battle, how);
  onTurn?.(0, last);
  const turns: TurnStanding[] = [];
  let before = start.red.value;
  for (let goesOn = true; goesOn; ) {
    goesOn = step();
    if (battle.turn === turns.length || (goesOn && !isBetweenTurns(battle))) continue;
    const standing = judged(battle, how);
    turns.push({ turn: battle.turn, ...standing, swing: rounded(standing.red.value - before) });
    before = standing.red.value;
    onTurn?.(battle.turn, last);
  }
  return { schema: 1, games, seed, start, turns };
}

const isBetweenTurns = ({ phase }: Battle): boolean => phase === 'initiative' || phase === 'over';

function judged(battle: Battle, how: StandingOptions): Omit<Standing, 'games'> {
  const { red, blue, undecided } = standingOf(battle, how);
  return { red, blue, undecided };
}

/** Also makes sure that the replay is sound before hours go into it. */
function lastTurnOf(file: unknown, catalog: Catalog): number {
  const { battle, step } = openReplay(file, catalog);
  while (step());
  return battle.turn;
}
