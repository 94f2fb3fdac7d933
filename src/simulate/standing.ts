import type { Battle } from '../battle/battle.js';
import { type BotName, makeBot } from '../battle/bots/bots.js';
import { sensibleEdge } from '../battle/bots/sensible/edge.js';
import { decisionOf, type NamedDecision } from '../battle/named-orders.js';
import { Player } from '../battle/play/player.js';
import { readDecision } from '../battle/play/read-decision.js';
import { seedOf } from '../dice/index.js';
import { type Interval, wilsonInterval } from './interval.js';
import type { OfSides } from './result.js';

/** Where the two sides stand: how often each wins when bots play on. */
export interface Standing extends OfSides<Interval> {
  readonly games: number;
  /** Draws, and games that the turn limit ended. */
  readonly undecided: Interval;
}

export interface StandingOptions {
  /** Left out, 200. */
  readonly games?: number;
  /** Game so and so has dice of its own, from this and its number; left out, 1. */
  readonly seed?: number;
  /** Who plays on for red and blue; left out, sensible ones. */
  readonly bots?: readonly [red: BotName, blue: BotName];
  /** The order that is given before bots play on: for a unit that may act in the next step. */
  readonly first?: NamedDecision;
}

export const USUAL_GAMES = 200;

/** How a game that was played on has ended, by side. */
const RED = 0;
const BLUE = 1;

/**
 * The chance of winning from where a battle stands, by playing on from copies of it. The battle itself stays as it is.
 * @throws {TypeError} if it rolls dice of its caller, whose state nobody knows
 * @throws {IllegalOrderError | RangeError | BattleFileError} if the rules forbid the first order, or it is none
 */
export function standingOf(battle: Battle, options: StandingOptions = {}): Standing {
  const { games = USUAL_GAMES, seed = 1, bots = ['sensible', 'sensible'], first } = options;
  const opening = first === undefined ? undefined : decisionOf(battle, readDecision(first));
  if (battle.phase === 'over') return decided(battle, games);
  const here = battle.copy();
  const trial = battle.copy();
  let red = 0;
  let blue = 0;
  for (let game = 0; game < games; game += 1) {
    const own = seedOf(seed, game);
    trial.returnTo(here);
    trial.dice.reseed(own);
    if (opening !== undefined) {
      const player = new Player(sensibleEdge);
      player.queue.push(opening);
      trial.bots = [player, player];
      trial.step();
    }
    trial.bots = bots.map((name, side) => makeBot(name, seedOf(own, side + 1)));
    trial.run();
    if (trial.winner === RED) red += 1;
    else if (trial.winner === BLUE) blue += 1;
  }
  return {
    games,
    red: wilsonInterval(red, games),
    blue: wilsonInterval(blue, games),
    undecided: wilsonInterval(games - red - blue, games),
  };
}

const CERTAIN: Interval = { value: 1, low: 1, high: 1 };
const NEVER: Interval = { value: 0, low: 0, high: 0 };

/** What is over is known. */
const decided = ({ winner }: Battle, games: number): Standing => ({
  games,
  red: winner === RED ? CERTAIN : NEVER,
  blue: winner === BLUE ? CERTAIN : NEVER,
  undecided: winner === RED || winner === BLUE ? NEVER : CERTAIN,
});
