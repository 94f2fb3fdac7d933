import type { FireOrder, MoveOrder, PhysicalOrder } from './orders.js';

/** What a unit is asked for in its turn. */
export type DecisionKind = 'move' | 'fire' | 'strike';

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
