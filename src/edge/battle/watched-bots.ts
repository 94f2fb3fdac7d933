import type { Bot } from '../../battle/bots/bot.js';
import { wrongValue } from '../../check/refusal.js';
import { type Check, flag } from '../../check/shape.js';
import { fireOrder, moveOrder, physicalOrder } from './order-shapes.js';

/** Made by `makeBot`: what they order is sound. */
const ownBots = new WeakSet<Bot>();

export function trusted(bot: Bot): Bot {
  ownBots.add(bot);
  return bot;
}

/**
 * Bots whose orders are looked at before the battle takes them: a misspelt field is a mistake of the caller, not an order
 * to do nothing.
 */
export const watched = ([red, blue]: readonly [Bot, Bot]): readonly [Bot, Bot] => [
  watchedBot(red),
  watchedBot(blue),
];

function watchedBot(bot: Bot): Bot {
  if (ownBots.has(bot)) return bot;
  const { choose, spendEdge, rerollInitiative } = bot;
  return {
    name: bot.name,
    move: (battle, unit) => sound(moveOrder, bot.move(battle, unit)),
    fire: (battle, unit) => sound(fireOrder, bot.fire(battle, unit)),
    strike: (battle, unit) => sound(physicalOrder, bot.strike(battle, unit)),
    ...(choose && {
      choose: (battle, units) => {
        const chosen = choose.call(bot, battle, units);
        if (!units.includes(chosen)) throw wrongValue('choose', chosen, 'one of the units that are given');
        return chosen;
      },
    }),
    ...(spendEdge && {
      spendEdge: (battle, unit, trigger, stake) =>
        sound(flag, spendEdge.call(bot, battle, unit, trigger, stake), 'spendEdge'),
    }),
    ...(rerollInitiative && {
      rerollInitiative: (battle, side, own, others) =>
        sound(flag, rerollInitiative.call(bot, battle, side, own, others), 'rerollInitiative'),
    }),
  };
}

function sound<Order>(check: Check, order: Order, name = 'order'): Order {
  check(order, name, '');
  return order;
}
