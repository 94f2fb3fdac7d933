import type { Bot as InnerBot } from '../../battle/bots/bot.js';
import type { Battle, Combatant, FireOrder, PhysicalOrder } from '../../battle/index.js';
import type { BattleSetup as InnerSetup } from '../../battle/setup.js';

/**
 * Gives the orders of one side. A bot sees the whole battle, as players at a table do, and must not change it. Orders
 * are checked; one that the rules forbid throws an error that says why. `Reach` with `moverOf` finds legal moves,
 * `legalShots` and `legalBlows` find legal attacks.
 */
export interface Bot extends Omit<InnerBot, 'fire' | 'strike' | 'lawful' | 'copy'> {
  /** Returns a bot that goes on as this one would. Needed by bots that keep state between decisions. */
  copy?(): Bot;
  fire(battle: Battle, unit: Combatant): FireOrder;
  strike(battle: Battle, unit: Combatant): PhysicalOrder;
}

export interface BattleSetup extends Omit<InnerSetup, 'bots'> {
  /** One bot for each side. */
  readonly bots: readonly [red: Bot, blue: Bot];
}
