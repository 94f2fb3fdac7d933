import { checkInteger } from '../../check/check.js';
import { type RulesetName, type RulesetOption, rulesetOf } from '../ruleset.js';

export interface IEdgeTrigger {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Whose roll it touches: the pilot's own, or one against the pilot's own 'Mech (reading I-41). */
  readonly rolledBy: 'pilot' | 'attacker';
  /** Whether the pilot decides, or the point goes whenever the case arises. */
  readonly automatic: boolean;
}

const byId = (triggers: readonly IEdgeTrigger[]): Readonly<Record<string, IEdgeTrigger>> =>
  Object.freeze(Object.fromEntries(triggers.map((trigger) => [trigger.id, Object.freeze(trigger)])));

/** What a point of Edge may be spent on, by id. */
export const EDGE_TRIGGERS = byId([
  {
    id: 'reroll_to_hit',
    name: 'Reroll to-hit',
    description: 'An own shot is rolled again',
    rolledBy: 'pilot',
    automatic: false,
  },
  {
    id: 'reroll_damage_location',
    name: 'Reroll damage location',
    description: "The location of a hit on the own 'Mech is rolled again",
    rolledBy: 'attacker',
    automatic: false,
  },
  {
    id: 'reroll_critical_hit',
    name: 'Reroll critical hit determination',
    description: "A critical check on the own 'Mech is rolled again",
    rolledBy: 'attacker',
    automatic: false,
  },
  {
    id: 'reroll_psr',
    name: 'Reroll piloting skill roll',
    description: 'An own piloting roll is rolled again',
    rolledBy: 'pilot',
    automatic: false,
  },
  {
    id: 'reroll_consciousness',
    name: 'Reroll consciousness check',
    description: 'An own consciousness roll is rolled again',
    rolledBy: 'pilot',
    automatic: false,
  },
  {
    id: 'negate_critical_hit',
    name: 'Negate critical hit',
    description: "One critical hit on the own 'Mech does not happen",
    rolledBy: 'attacker',
    automatic: false,
  },
]);

/** Those of the book (digest rulesets.md, E). */
const AUTOMATIC_TRIGGERS = byId([
  {
    id: 'edge_when_headhit',
    name: 'Head hit',
    description: "The location of a head hit on the own 'Mech is rolled again",
    rolledBy: 'attacker',
    automatic: true,
  },
  {
    id: 'edge_when_tac',
    name: 'Through-armor critical',
    description: 'The location of a hit that would go through armor is rolled again',
    rolledBy: 'attacker',
    automatic: true,
  },
  {
    id: 'edge_when_ko',
    name: 'Knockout',
    description: 'A consciousness roll that failed is rolled again',
    rolledBy: 'pilot',
    automatic: true,
  },
  {
    id: 'edge_when_explosion',
    name: 'Explosion',
    description: 'Another slot is hit in place of one that would explode',
    rolledBy: 'attacker',
    automatic: true,
  },
  {
    id: 'edge_when_masc_fails',
    name: 'MASC failure',
    description: 'A MASC or supercharger roll that failed is rolled again',
    rolledBy: 'pilot',
    automatic: true,
  },
]);

const TRIGGERS: Readonly<Record<RulesetName, Readonly<Record<string, IEdgeTrigger>>>> = {
  standard: EDGE_TRIGGERS,
  'total-warfare': AUTOMATIC_TRIGGERS,
};

export function edgeTriggersOf({ ruleset }: RulesetOption = {}): Readonly<Record<string, IEdgeTrigger>> {
  return TRIGGERS[rulesetOf(ruleset).name];
}

export interface IEdgeUse {
  readonly trigger: string;
  readonly turn: number;
  readonly unitId: string;
  readonly description: string;
}

/** The points of one pilot in one game; they do not come back. */
export interface IEdgeState {
  readonly maxPoints: number;
  readonly remainingPoints: number;
  readonly usageHistory: readonly IEdgeUse[];
}

const DEFAULT_POINTS = 1;

/** @throws {RangeError | TypeError} if the points are no whole number */
export function createEdgeState(points: number = DEFAULT_POINTS): IEdgeState {
  checkInteger('points', points, 0, Number.MAX_SAFE_INTEGER);
  return { maxPoints: points, remainingPoints: points, usageHistory: [] };
}

export function canUseEdge(state: IEdgeState, trigger: string, options?: RulesetOption): boolean {
  return state.remainingPoints > 0 && Object.hasOwn(edgeTriggersOf(options), trigger);
}

/**
 * The state after one point was spent.
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
  checkInteger('turn', turn, 0, Number.MAX_SAFE_INTEGER);
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
 * Spends a point and rolls again; what comes stands, be it worse (reading I-41).
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
