import { deepFreeze } from '../../catalog/deep-freeze.js';
import type { PilotingCause, PilotingCauseKind } from '../piloting/situation.js';
import { type Ruleset, type RulesetOption, rulesetOf } from '../ruleset.js';
import type { PhysicalAttackKind } from './attack-kinds.js';

/** What follows an attack besides its damage. */
export interface PhysicalAftermath {
  /** The piloting roll that each unit must make at the end of the phase. */
  readonly attackerRoll?: PilotingCause;
  readonly targetRoll?: PilotingCause;
  /** Arms of the attacker that make a critical check after a two-handed attack. */
  readonly armChecks?: 'that-struck' | 'both';
  /** The attacker falls automatically. */
  readonly attackerFalls?: { readonly levels: number; readonly onto: 'rear' };
  /** Where the target goes: the hex directly away from the attacker, or any free one. */
  readonly targetMoves?: 'away' | 'aside';
  /** Where the attacker goes: the target's hex, or one to the side. */
  readonly attackerMoves?: 'target-hex' | 'aside';
}

export interface AftermathFacts {
  /** No unit can enter the hex that the target would be pushed into. */
  readonly blocked?: boolean;
  /** Both units push each other and both succeed. */
  readonly mutual?: boolean;
  /** Struck with both hands. */
  readonly bothHands?: boolean;
}

const CAUSES: Readonly<Partial<Record<PhysicalAttackKind, PilotingCauseKind>>> = {
  charge: 'charge',
  dfa: 'dfa',
};
const MISSED_DFA = { levels: 2, onto: 'rear' } as const;

/**
 * Returns what follows an attack that moves no unit. Battles ask after each attack, so all share one record for each
 * case.
 */
export function aftermathOfBlow(
  kind: PhysicalAttackKind,
  hit: boolean,
  bothHands: boolean,
  ruleset: Ruleset,
): PhysicalAftermath {
  known[ruleset.place] ??= [];
  const ofRuleset = known[ruleset.place] as Known[];
  const place = (hit ? 1 : 0) + (bothHands ? 2 : 0);
  ofRuleset[place] ??= new Map();
  const ofOutcome = ofRuleset[place] as Known;
  let aftermath = ofOutcome.get(kind);
  if (aftermath === undefined) {
    aftermath = deepFreeze(physicalAftermath(kind, hit, { bothHands }, { ruleset }));
    ofOutcome.set(kind, aftermath);
  }
  return aftermath;
}

type Known = Map<PhysicalAttackKind, PhysicalAftermath>;
/** By index of the ruleset, then by outcome. */
const known: Known[][] = [];

/** Returns the piloting rolls, falls and displacement after an attack that hit or missed. */
export function physicalAftermath(
  kind: PhysicalAttackKind,
  hit: boolean,
  { blocked = false, mutual = false, bothHands = false }: AftermathFacts = {},
  { ruleset }: RulesetOption = {},
): PhysicalAftermath {
  const { rolls: rollsAfter, missedChargeSwerves } = rulesetOf(ruleset).physical;
  const { hit: afterHit, miss: afterMiss } = rollsAfter[kind] ?? {};
  // A two-handed attack that misses calls for a piloting roll.
  const rolls = hit ? afterHit : bothHands ? { attacker: 0, ...afterMiss } : afterMiss;
  const roll = (role: 'attacker' | 'target', modifier: number): PilotingCause => ({
    kind: CAUSES[kind] ?? 'physical',
    role,
    ...(modifier !== 0 && { modifier }),
  });
  return {
    ...(rolls?.attacker !== undefined && { attackerRoll: roll('attacker', rolls.attacker) }),
    ...(rolls?.target !== undefined && { targetRoll: roll('target', rolls.target) }),
    ...(bothHands && { armChecks: kind === 'punch' || kind === 'club' ? 'both' : 'that-struck' }),
    ...moves(kind, hit, blocked || mutual, missedChargeSwerves),
  };
}

function moves(kind: PhysicalAttackKind, hit: boolean, stays: boolean, swerves: boolean): PhysicalAftermath {
  switch (kind) {
    case 'push':
      return hit && !stays ? { targetMoves: 'away', attackerMoves: 'target-hex' } : {};
    case 'charge':
      if (!hit) return swerves ? { attackerMoves: 'aside' } : {};
      return stays ? {} : { targetMoves: 'away', attackerMoves: 'target-hex' };
    case 'dfa':
      return {
        targetMoves: 'aside',
        attackerMoves: 'target-hex',
        ...(!hit && { attackerFalls: MISSED_DFA }),
      };
    default:
      return {};
  }
}
