import type { Battle } from '../../../src/battle/battle.js';
import type { Bot } from '../../../src/battle/bots/bot.js';
import { randomBot } from '../../../src/battle/bots/random-bot.js';

/**
 * Does anything that is legal, by dice that the state of the battle seeds: a battle that was saved and loaded meets
 * the same decisions as one that never stopped.
 */
export function stateBot(): Bot {
  const anew = (battle: Battle): Required<Pick<Bot, 'choose' | 'spendEdge'>> & Bot => {
    const [a, b] = battle.dice.state;
    const bot = randomBot(a + 31 * (b % 1000) + 7 * battle.cursor);
    const { choose, spendEdge } = bot;
    if (choose === undefined || spendEdge === undefined) throw new Error('the random bot decides everything');
    return { ...bot, choose, spendEdge };
  };
  return {
    name: 'by state',
    choose: (battle, units) => anew(battle).choose(battle, units),
    move: (battle, unit) => anew(battle).move(battle, unit),
    fire: (battle, unit) => anew(battle).fire(battle, unit),
    strike: (battle, unit) => anew(battle).strike(battle, unit),
    spendEdge: (battle, unit, trigger, stake) => anew(battle).spendEdge(battle, unit, trigger, stake),
  };
}
