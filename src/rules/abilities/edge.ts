import { type RulesetOption, rulesetOf } from '../ruleset.js';
import type { IEdgeTrigger } from './edge-triggers.js';

export function edgeTriggersOf({ ruleset }: RulesetOption = {}): Readonly<Record<string, IEdgeTrigger>> {
  return rulesetOf(ruleset).edge.triggers;
}

export interface IEdgeUse {
  readonly trigger: string;
  readonly turn: number;
  readonly unitId: string;
  readonly description: string;
}

/** The Edge of one pilot in one game. Spent points do not come back. */
export interface IEdgeState {
  readonly maxPoints: number;
  readonly remainingPoints: number;
  readonly usageHistory: readonly IEdgeUse[];
}

const DEFAULT_POINTS = 1;

/**
 * Creates the Edge of a pilot at the start of a game.
 * @throws {RangeError | TypeError} if the points are not a whole number of 0 or more
 */
export function createEdgeState(points: number = DEFAULT_POINTS): IEdgeState {
  return { maxPoints: points, remainingPoints: points, usageHistory: [] };
}

export function canUseEdge(state: IEdgeState, trigger: string, options?: RulesetOption): boolean {
  return state.remainingPoints > 0 && Object.hasOwn(edgeTriggersOf(options), trigger);
}

/**
 * Spends one point and returns the state after it.
 * @throws {RangeError} if there is no such trigger, or no point left
 */
export function useEdge(
  state: IEdgeState,
  trigger: string,
  turn: number,
  unitId: string,
  description: string,
  options?: RulesetOption,
): IEdgeState {
  const triggers = edgeTriggersOf(options);
  if (!Object.hasOwn(triggers, trigger)) {
    throw new RangeError(`trigger is "${trigger}": expected one of ${Object.keys(triggers).join(', ')}`);
  }
  if (state.remainingPoints <= 0) {
    throw new RangeError(`remainingPoints is ${state.remainingPoints}: no Edge is left`);
  }
  return {
    ...state,
    remainingPoints: state.remainingPoints - 1,
    usageHistory: [...state.usageHistory, { trigger, turn, unitId, description }],
  };
}

/**
 * Spends a point, rolls again and returns the new state with the result. The second roll counts, even if it is worse
 * (docs/rules/standard.md).
 * @throws {RangeError} if there is no such trigger, or no point left
 */
export function rerollWithEdge<Result>(
  state: IEdgeState,
  { trigger, turn, unitId, description }: IEdgeUse,
  reroll: () => Result,
  options?: RulesetOption,
): { readonly edge: IEdgeState; readonly result: Result } {
  const edge = useEdge(state, trigger, turn, unitId, description, options);
  return { edge, result: reroll() };
}
