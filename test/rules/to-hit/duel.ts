import {
  type IAttackerState,
  type ITargetState,
  type IToHitCalculation,
  MovementType,
  type ToHitSource,
} from '../../../src/index.js';

/** Gunnery 4, stands still and is cool, unless told otherwise. */
export const shooter = (changes: Partial<IAttackerState> = {}): IAttackerState => ({
  gunnery: 4,
  movementType: MovementType.Stationary,
  heat: 0,
  ...changes,
});

/** Stands still in the open, unless told otherwise. */
export const mark = (changes: Partial<ITargetState> = {}): ITargetState => ({
  movementType: MovementType.Stationary,
  hexesMoved: 0,
  ...changes,
});

/** What one entry adds, or undefined where it is not listed. */
export const entry = ({ modifiers }: IToHitCalculation, id: string): number | undefined =>
  modifiers.find((modifier) => modifier.id === id)?.value;

/** What one step of the aggregation adds. */
export const step = ({ modifiers }: IToHitCalculation, source: ToHitSource): number =>
  modifiers.reduce((sum, modifier) => (modifier.source === source ? sum + modifier.value : sum), 0);

/** For what TypeScript would not let through but callers may pass. */
export const wrong = <T>(value: unknown): T => value as T;
