import type { FireOrder, MoveOrder, PhysicalOrder } from './orders.js';

/** What a unit is asked for in its turn. */
export type DecisionKind = 'move' | 'fire' | 'strike';

/** What a game may wait for: an order of a unit, or whether a point of Edge goes. */
export type QuestionKind = DecisionKind | 'edge';

/** What a point of Edge would change, as far as it is known before it goes. */
export interface EdgeMatter {
  /** The roll that failed, and what it needed. */
  readonly needed?: number;
  readonly rolled?: number;
  /** The attacker who would miss, and the weapon; a physical attack has no weapon. */
  readonly target?: number;
  readonly weapon?: number;
  /** The location that is struck, as an index in the plan of the unit's body. */
  readonly location?: number;
  /** Critical hits that it would suffer. */
  readonly hits?: number;
}

/** Everything that a side decides, as a replay holds it: a battle is its start, its seed and these in their order. */
export type Decision =
  | { readonly kind: 'move'; readonly unit: number; readonly order: MoveOrder }
  | { readonly kind: 'fire'; readonly unit: number; readonly order: FireOrder }
  | { readonly kind: 'strike'; readonly unit: number; readonly order: PhysicalOrder }
  /** Whether a point of Edge goes. */
  | { readonly kind: 'edge'; readonly unit: number; readonly trigger: string; readonly spend: boolean }
  /** Whether a lost initiative is rolled again. */
  | { readonly kind: 'initiative'; readonly side: number; readonly again: boolean };

/** The order that each kind of decision ends in. */
export interface OrderOf {
  readonly move: MoveOrder;
  readonly fire: FireOrder;
  readonly strike: PhysicalOrder;
}
