import type { Battle } from '../battle/battle.js';
import { type BotName, makeBot } from '../battle/bots/bots.js';
import { sensibleEdge } from '../battle/bots/sensible/edge.js';
import { decisionOf, type NamedDecision } from '../battle/named-orders.js';
import { Player } from '../battle/play/player.js';
import { readDecision } from '../battle/play/read-decision.js';
import { seedOf } from '../dice/index.js';
import { type Interval, wilsonInterval } from './interval.js';
import type { OfSides } from './result.js';

/** How often each side wins when bots play on. */
export interface Standing extends OfSides<Interval> {
  readonly games: number;
  /** Draws, and games that the turn limit ended. */
  readonly undecided: Interval;
}

export interface StandingOptions {
  /** 200 by default. */
  readonly games?: number;
  /** Each game's dice follow from this and its number. 1 by default. */
  readonly seed?: number;
  /** The bots that play on. Sensible ones by default. */
  readonly bots?: readonly [red: BotName, blue: BotName];
  /** An order to give before the bots play on, for a unit that may act in the next step. */
  readonly first?: NamedDecision;
}

export const USUAL_GAMES = 200;

/** Winners, by side. */
const RED = 0;
const BLUE = 1;

/**
 * Estimates each side's chance of winning from here, by playing copies of the battle to their end. The battle itself
 * does not change.
 * @throws {TypeError} if the battle rolls its caller's dice, whose state cannot be copied
 * @throws {IllegalOrderError | RangeError | BattleFileError} if the first order is illegal or malformed
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

/** The standing of a finished battle. */
const decided = ({ winner }: Battle, games: number): Standing => ({
  games,
  red: winner === RED ? CERTAIN : NEVER,
  blue: winner === BLUE ? CERTAIN : NEVER,
  undecided: winner === RED || winner === BLUE ? NEVER : CERTAIN,
});
