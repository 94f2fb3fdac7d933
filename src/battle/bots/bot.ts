import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import type { EdgeMatter } from '../decision.js';
import type { FireOrder, MoveOrder, PhysicalOrder } from '../orders.js';

/**
 * Decides for a side. A bot sees the whole battle, like players at a table, and changes nothing in it. Its orders are
 * checked, and an illegal order throws an error that says why. `Reach` with `moverOf`, `legalShots` and `legalBlows`
 * find legal orders.
 */
export interface Bot {
  readonly name: string;
  /** Returns a bot that would decide like this one from here on, for bots that keep state between decisions. */
  copy?(): Bot;
  /** Whether it is a built-in bot, whose orders are known to be legal and are not checked. */
  readonly lawful?: boolean;
  /** Chooses which of these units acts first; left out, the first of them. */
  choose?(battle: Battle, units: readonly Combatant[]): Combatant;
  /**
   * Called again for the remaining points when a fall or a failed booster interrupts the move. The unit's `moveSoFar`
   * holds the move up to then, and `moverOf` continues from there.
   */
  move(battle: Battle, unit: Combatant): MoveOrder;
  fire(battle: Battle, unit: Combatant): FireOrder;
  strike(battle: Battle, unit: Combatant): PhysicalOrder;
  /** Whether to spend a point of Edge, with this much at stake (0 to 1) and this to change; left out, never. */
  spendEdge?(battle: Battle, unit: Combatant, trigger: string, stake: number, matter?: EdgeMatter): boolean;
  /** Whether to reroll the initiative, if the force may; left out, whenever it was lost. */
  rerollInitiative?(battle: Battle, side: number, own: number, others: number): boolean;
}
