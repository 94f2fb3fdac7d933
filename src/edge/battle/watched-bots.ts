import type { Bot as InnerBot } from '../../battle/bots/bot.js';
import { blowsOf, fireOf, namedBlows, namedFire } from '../../battle/named-orders.js';
import { wrongValue } from '../../check/refusal.js';
import { type Check, flag } from '../../check/shape.js';
import type { Bot } from './bot.js';
import { fireOrder, moveOrder, physicalOrder } from './order-shapes.js';

/** Maps each bot of `makeBot` to its inner bot. Battles take the orders of inner bots unchecked. */
const ownBots = new WeakMap<Bot, InnerBot>();

/** Wraps an inner bot for callers, who may ask it for orders themselves. */
export function published(inner: InnerBot): Bot {
  const { lawful: _, copy, ...others } = inner;
  const bot: Bot = {
    ...others,
    ...(copy && { copy: () => published(copy()) }),
    fire: (battle, unit) => namedFire(battle, inner.fire(battle, unit)),
    strike: (battle, unit) => namedBlows(battle, unit.index, inner.strike(battle, unit)),
  };
  ownBots.set(bot, inner);
  return bot;
}

/**
 * Checks the bots' orders before the battle takes them. A misspelt field is the caller's mistake, not an order to do
 * nothing.
 */
export const watched = ([red, blue]: readonly [Bot, Bot]): readonly [InnerBot, InnerBot] => [
  watchedBot(red),
  watchedBot(blue),
];

function watchedBot(bot: Bot): InnerBot {
  const inner = ownBots.get(bot);
  if (inner !== undefined) return inner;
  const { choose, spendEdge, rerollInitiative, copy } = bot;
  return {
    name: bot.name,
    move: (battle, unit) => sound(moveOrder, bot.move(battle, unit)),
    fire: (battle, unit) => fireOf(battle, sound(fireOrder, bot.fire(battle, unit))),
    strike: (battle, unit) => blowsOf(battle, unit.index, sound(physicalOrder, bot.strike(battle, unit))),
    ...(copy && { copy: () => watchedBot(copy.call(bot)) }),
    ...(choose && {
      choose: (battle, units) => {
        const chosen = choose.call(bot, battle, units);
        if (!units.includes(chosen)) throw wrongValue('choose', chosen, 'one of the units that are given');
        return chosen;
      },
    }),
    ...(spendEdge && {
      spendEdge: (battle, unit, trigger, stake, matter) =>
        sound(flag, spendEdge.call(bot, battle, unit, trigger, stake, matter), 'spendEdge'),
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
