import type { FireOrder, MoveOrder, PhysicalOrder } from './orders.js';

/** The orders of a unit in its turn. */
export type DecisionKind = 'move' | 'fire' | 'strike';

/** What a game may wait for: an order of a unit, or whether to spend a point of Edge. */
export type QuestionKind = DecisionKind | 'edge';

/** What a point of Edge would change, as far as it is known before it is spent. */
export interface EdgeMatter {
  /** The failed roll, and the number it needed. */
  readonly needed?: number;
  readonly rolled?: number;
  /** The attacker who would miss, and the weapon; a physical attack has no weapon. */
  readonly target?: number;
  readonly weapon?: number;
  /** The location that is struck, as an index in the plan of the unit's body. */
  readonly location?: number;
  /** Critical hits that it would take. */
  readonly hits?: number;
}

/**
 * Everything that a side decides, as recorded in a replay: a battle is its start, its seed and these decisions in
 * order.
 */
export type Decision =
  | { readonly kind: 'move'; readonly unit: number; readonly order: MoveOrder }
  | { readonly kind: 'fire'; readonly unit: number; readonly order: FireOrder }
  | { readonly kind: 'strike'; readonly unit: number; readonly order: PhysicalOrder }
  /** Whether a point of Edge is spent. */
  | { readonly kind: 'edge'; readonly unit: number; readonly trigger: string; readonly spend: boolean }
  /** Whether a lost initiative is rolled again. */
  | { readonly kind: 'initiative'; readonly side: number; readonly again: boolean };

/** The order of each kind of decision. */
export interface OrderOf {
  readonly move: MoveOrder;
  readonly fire: FireOrder;
  readonly strike: PhysicalOrder;
}
