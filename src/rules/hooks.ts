import type { ClusterSituation } from './cluster/situation.js';
import type { CriticalSituation } from './critical/situation.js';
import type { HeatSituation } from './heat/situation.js';
import type { PhysicalSituation } from './physical/situation.js';
import type { ConsciousnessSituation } from './pilot/situation.js';
import type { PilotingSituation } from './piloting/situation.js';
import type { RulesetName } from './ruleset.js';
import type { ToHitSituation } from './to-hit/situation.js';

/** What a quirk or ability does in one pipeline: from the situation to a number, 0 where it does not apply. */
export type Hook<Situation> = (situation: Situation) => number;

export type AttackPhase = 'weapon' | 'physical';

/** One hook for each pipeline that a quirk or ability acts on, and none for the others. */
export interface Hooks {
  /** On shots of the unit that has it. */
  readonly toHit?: Hook<ToHitSituation>;
  /** On shots at the unit that has it. */
  readonly toHitAgainst?: Hook<ToHitSituation>;
  /** Hits that roll a leg strike cover, as if the unit stood behind a low hill. */
  readonly coversLegs?: true;
  /** Shots that hit it by no more than this are glancing. */
  readonly glancingMargin?: number;
  readonly piloting?: Hook<PilotingSituation>;
  /** Best of the force, not added up. */
  readonly initiative?: number;
  /** The force may roll its initiative a second time, and keeps that roll. */
  readonly initiativeReroll?: true;
  /** The round in which the unit acts before all others, whoever won the initiative. */
  readonly actsFirstInRound?: number;
  /** Whether the first attack of an opponent must be on the unit that has it. */
  readonly drawsFirstAttack?: true;
  readonly physicalToHit?: Hook<PhysicalSituation>;
  readonly physicalToHitAgainst?: Hook<PhysicalSituation>;
  readonly physicalDamage?: Hook<PhysicalSituation>;
  /** Whether it forbids the attack. */
  readonly physicalForbidden?: (situation: PhysicalSituation) => boolean;
  /** Physical attacks of a turn beyond the usual. */
  readonly extraPhysicalAttacks?: number;
  /** On the damage that a death from above does to who makes it. */
  readonly dfaOwnDamageFactor?: number;
  /** Attacks that a dodge is made in place of. */
  readonly dodgeForfeits?: readonly AttackPhase[];
  /** Of its own tonnage that it lifts beyond what all can. */
  readonly liftPercent?: number;
  readonly mayThrow?: true;
  /** On the heat of the weapon that has it: the factor first, then what is added, never below the minimum. */
  readonly weaponHeat?: { readonly factor?: number; readonly extra?: number; readonly minimum?: number };
  /** On the heat of a turn. */
  readonly heat?: Hook<HeatSituation>;
  /** On the heat level below which no shutdown roll is needed. */
  readonly shutdownThreshold?: number;
  /** On every target number that heat asks for. */
  readonly heatRolls?: number;
  /** On the heat at which a pilot without working life support is hurt. */
  readonly heatWoundThreshold?: number;
  /** On running movement points. */
  readonly runningMp?: number;
  readonly consciousness?: Hook<ConsciousnessSituation>;
  /** On the wounds that an explosion inside the unit gives its pilot. */
  readonly explosionWounds?: number;
  readonly cluster?: Hook<ClusterSituation>;
  /** On the numbers that a critical check has to reach. */
  readonly critical?: Hook<CriticalSituation>;
  /** Critical hits that it takes away in a game. */
  readonly criticalsNegated?: number;
}

/** Hooks by ruleset: `both`, and what each adds or replaces. */
export type HooksByRuleset = Readonly<Partial<Record<RulesetName | 'both', Hooks>>>;

export function hooksIn(hooks: HooksByRuleset, ruleset: RulesetName): Hooks {
  return { ...hooks.both, ...hooks[ruleset] };
}
