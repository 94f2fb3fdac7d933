import type { Battle } from '../battle/battle.js';
import { openReplay } from '../battle/replay/play-replay.js';
import type { Catalog } from '../catalog/index.js';
import { rounded } from './interval.js';
import { type Standing, type StandingOptions, standingOf, USUAL_GAMES } from './standing.js';

/** Each side's chances at the end of a turn. */
export interface TurnStanding extends Omit<Standing, 'games'> {
  readonly turn: number;
  /** How much the turn changed red's chance of winning. */
  readonly swing: number;
}

export interface Analysis {
  readonly schema: 1;
  /** Played from each position. */
  readonly games: number;
  readonly seed: number;
  /** Before the first turn. */
  readonly start: Omit<Standing, 'games'>;
  readonly turns: readonly TurnStanding[];
}

export interface AnalysisOptions extends Omit<StandingOptions, 'first'> {
  /** Called after each position, with its turn and the number of turns in the replay. */
  readonly onTurn?: (turn: number, turns: number) => void;
}

/**
 * Estimates the chance of winning after each turn of a replay, by playing games from there.
 * @throws {BattleFileError} if the replay does not fit, naming the decision or the field
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

/** Also checks the replay before hours go into analysing it. */
function lastTurnOf(file: unknown, catalog: Catalog): number {
  const { battle, step } = openReplay(file, catalog);
  while (step());
  return battle.turn;
}
