import type { Bot as InnerBot } from '../../battle/bots/bot.js';
import type { Battle, Combatant, FireOrder, PhysicalOrder } from '../../battle/index.js';
import type { BattleSetup as InnerSetup } from '../../battle/setup.js';

/**
 * Who decides for a side. A bot sees the whole battle, as players at a table do, and changes nothing of it; what it
 * orders is checked, and an order that the rules forbid is an error that says why. What may be ordered is found by
 * `Reach` with `moverOf`, `legalShots` and `legalBlows`.
 */
export interface Bot extends Omit<InnerBot, 'fire' | 'strike' | 'lawful' | 'copy'> {
  /** Another one that goes on as this one would, from a bot that keeps something from decision to decision. */
  copy?(): Bot;
  fire(battle: Battle, unit: Combatant): FireOrder;
  strike(battle: Battle, unit: Combatant): PhysicalOrder;
}

export interface BattleSetup extends Omit<InnerSetup, 'bots'> {
  /** Who decides for each side. */
  readonly bots: readonly [red: Bot, blue: Bot];
}
