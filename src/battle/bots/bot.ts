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
  /** Another one that goes on as this one would, from a bot that keeps something from decision to decision. */
  copy?(): Bot;
  /** Whether it is of this program, and its orders are known to keep the rules: they are not looked at again. */
  readonly lawful?: boolean;
  /** Which of the units whose turn it may be goes first; left out, the first of them. */
  choose?(battle: Battle, units: readonly Combatant[]): Combatant;
  /**
   * Called again for the remaining points when a fall or a failed booster interrupts the move. The unit's `moveSoFar`
   * holds the move up to then, and `moverOf` continues from there.
   */
  move(battle: Battle, unit: Combatant): MoveOrder;
  fire(battle: Battle, unit: Combatant): FireOrder;
  strike(battle: Battle, unit: Combatant): PhysicalOrder;
  /** Whether a point of Edge is worth it, with so much at stake from 0 to 1, and what would change; left out, never. */
  spendEdge?(battle: Battle, unit: Combatant, trigger: string, stake: number, matter?: EdgeMatter): boolean;
  /** Whether the initiative is rolled again, by a force that may; left out, whenever it was lost. */
  rerollInitiative?(battle: Battle, side: number, own: number, others: number): boolean;
}
