import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import type { EdgeMatter } from '../decision.js';
import type { FireOrder, MoveOrder, PhysicalOrder } from '../orders.js';

/**
 * Who decides for a side. A bot sees the whole battle, as players at a table do, and changes nothing of it; what it
 * orders is checked, and an order that the rules forbid is an error that says why. What may be ordered is found by
 * `Reach` with `moverOf`, `legalShots` and `legalBlows`.
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
   * Asked once more, for the points that are left, whenever a fall or boosters that fail break the move off: the unit's
   * `moveSoFar` tells what it has taken, and `moverOf` counts from there.
   */
  move(battle: Battle, unit: Combatant): MoveOrder;
  fire(battle: Battle, unit: Combatant): FireOrder;
  strike(battle: Battle, unit: Combatant): PhysicalOrder;
  /** Whether a point of Edge is worth it, with so much at stake from 0 to 1, and what would change; left out, never. */
  spendEdge?(battle: Battle, unit: Combatant, trigger: string, stake: number, matter?: EdgeMatter): boolean;
  /** Whether the initiative is rolled again, by a force that may; left out, whenever it was lost. */
  rerollInitiative?(battle: Battle, side: number, own: number, others: number): boolean;
}
