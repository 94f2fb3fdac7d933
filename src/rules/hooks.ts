import type { AntiMechSituation } from './anti-mech/to-hit.js';
import type { MechChassis } from './body/chassis.js';
import type { ClusterSituation } from './cluster/situation.js';
import type { CriticalSituation } from './critical/situation.js';
import type { HeatSituation } from './heat/situation.js';
import type { PhysicalSituation } from './physical/situation.js';
import type { ConsciousnessSituation } from './pilot/situation.js';
import type { PilotingSituation } from './piloting/situation.js';
import { byRuleset, type Ruleset, type RulesetName } from './ruleset.js';
import type { GroundSavings } from './terrain/movement-cost.js';
import type { ToHitSituation } from './to-hit/situation.js';

/** What a quirk or ability does in one pipeline: from the situation to a number, 0 where it does not apply. */
export type Hook<Situation> = (situation: Situation) => number;

export type AttackPhase = 'weapon' | 'physical';

/** What a roll is made by. */
export type Skill = 'gunnery' | 'piloting';

/** What a weapon with a faulty feed does on a second roll, after a lowest attack roll. */
interface FeedFailure {
  readonly jamsFrom: number;
  readonly explodesFrom: number;
}

/** One hook for each pipeline that a quirk or ability acts on, and none for the others. */
export interface Hooks {
  /** On shots of the unit that has it. */
  readonly toHit?: Hook<ToHitSituation>;
  /** On shots at the unit that has it. */
  readonly toHitAgainst?: Hook<ToHitSituation>;
  /** Fires indirectly at what nobody on its side sees. */
  readonly needsNoSpotter?: true;
  /** Hits that roll a leg strike cover, as if the unit stood behind a low hill. */
  readonly coversLegs?: true;
  /** Shots that hit it by no more than this are glancing. */
  readonly glancingMargin?: number;
  /** Drives a ground vehicle where others of its motion type cannot go. */
  readonly opensGround?: true;
  /** Infantry finds shelter in streets. */
  readonly sheltersInStreets?: true;
  /** Movement points more for infantry on foot. */
  readonly marches?: number;
  readonly piloting?: Hook<PilotingSituation>;
  /** Best of the force, not added up. */
  readonly initiative?: number;
  /** The force may roll its initiative a second time, and keeps that roll. */
  readonly initiativeReroll?: true;
  /** The round in which the unit acts before all others, whoever won the initiative. */
  readonly actsFirstInRound?: number;
  /** The pilot may name one opponent, once in a battle, and hunts it until it is gone. */
  readonly namesQuarry?: true;
  /** Whether the first attack of an opponent must be on the unit that has it. */
  readonly drawsFirstAttack?: true;
  readonly physicalToHit?: Hook<PhysicalSituation>;
  readonly physicalToHitAgainst?: Hook<PhysicalSituation>;
  readonly physicalDamage?: Hook<PhysicalSituation>;
  /** On attacks of soldiers at its legs, or onto it. */
  readonly antiMechAgainst?: Hook<AntiMechSituation>;
  /** Whether it forbids the attack. */
  readonly physicalForbidden?: (situation: PhysicalSituation) => boolean;
  /** Strikes with both hands, harder and not without danger. */
  readonly strikesTwoHanded?: true;
  /** Physical attacks of a turn beyond the usual. */
  readonly extraPhysicalAttacks?: number;
  /** On the damage that a death from above does to its attacker. */
  readonly dfaOwnDamageFactor?: number;
  /** Attacks that a dodge is made in place of. */
  readonly dodgeForfeits?: readonly AttackPhase[];
  /** Of its own tonnage that it lifts beyond what all can. */
  readonly liftPercent?: number;
  readonly mayThrow?: true;
  /** Its arms, such as they are, hold no object. */
  readonly liftsNothing?: true;
  /** An arm that lifts though it has no hand. */
  readonly liftsWithoutHand?: number;
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
  /** The roll from which on the cooling fails, after what may upset it. */
  readonly coolingFailsFrom?: number;
  /** On running movement points. */
  readonly runningMp?: number;
  /** Movement points that known ground saves, for the body that carries it. */
  readonly groundSavings?: (body: {
    readonly chassis: MechChassis;
    readonly animalistic: boolean;
  }) => GroundSavings;
  /** A biped shifts sideways like a quad, and a quad for a point less. */
  readonly sideSteps?: true;
  /** Runs only after a turn in which it spent all it has for walking. */
  readonly runsOnlyFromWalk?: true;
  /** Hexes by which a jump may leave the shortest path. */
  readonly jumpDetour?: number;
  /** Hexsides that the torso turns, in place of one. */
  readonly torsoTwist?: number;
  /** The arms flip to the rear whatever actuators they have. */
  readonly flipsArms?: true;
  /** Levels that weapons in the arms stand above their place. */
  readonly armsAbove?: number;
  /** The weapon may be turned about, from front to rear. */
  readonly turnsAbout?: true;
  /** The load of the weapon never changes in a game. */
  readonly fixedFeed?: true;
  readonly feedFails?: FeedFailure;
  /** Firing energy weapons disturbs the unit's own electronics for a turn. */
  readonly disturbsElectronics?: true;
  /** The skill whose rolls are made with three dice, of which the best two count. */
  readonly bestTwoOfThree?: Skill;
  readonly consciousness?: Hook<ConsciousnessSituation>;
  /** On the wounds that an explosion inside the unit gives its pilot. */
  readonly explosionWounds?: number;
  readonly cluster?: Hook<ClusterSituation>;
  /** On the armor of the head. */
  readonly headArmor?: number;
  /** Points that a cowl takes of hits on the head, in a game. */
  readonly cowl?: number;
  /** One more critical check in a leg that is kicked, and in each leg after its own death from above. */
  readonly weakLegs?: true;
  /** The roll from which on a hit on its location breaks the weapon's linkage. */
  readonly linkageBreaksFrom?: number;
  /** On the roll that tells whether a location is breached. */
  readonly breachRoll?: number;
  /** On the numbers that a critical check has to reach. */
  readonly critical?: Hook<CriticalSituation>;
  /** Critical hits that it takes away in a game. */
  readonly criticalsNegated?: number;
}

/** Hooks, and what they do in words where that differs from the words of the entry. */
export type DescribedHooks = Hooks & { readonly effect?: string };

/**
 * Hooks by ruleset. A ruleset that is left out has those of the ruleset that it extends; an empty record means that
 * the entry has no effect there.
 */
export type HooksByRuleset = Readonly<Partial<Record<RulesetName, DescribedHooks>>>;

/** A quirk or ability, as far as its hooks go. */
export interface Hooked {
  readonly id: string;
  readonly combatEffect: string;
  readonly hooks: HooksByRuleset;
}

const NO_HOOKS: DescribedHooks = Object.freeze({});
export const NO_EFFECT = 'No effect in this ruleset';

/** What an entry does in a ruleset: as the nearest ruleset states it in the line that this one extends. */
export function hooksIn({ id, hooks }: Pick<Hooked, 'id' | 'hooks'>, rules: Ruleset): DescribedHooks {
  const stated: Readonly<Record<string, DescribedHooks | undefined>> = hooks;
  for (let ruleset: Ruleset | undefined = rules; ruleset !== undefined; ruleset = ruleset.base) {
    const own = ruleset.hooks[id] ?? stated[ruleset.name];
    if (own !== undefined) return own;
  }
  return NO_HOOKS;
}

/** The same in words. An entry without a single hook says why in its own words. */
export function effectIn(entry: Hooked, rules: Ruleset): string {
  const { effect, ...hooks } = hooksIn(entry, rules);
  if (Object.keys(hooks).length > 0) return effect ?? entry.combatEffect;
  return Object.keys(entry.hooks).length === 0 ? entry.combatEffect : NO_EFFECT;
}

/** In all registered rulesets. */
export const effectsOf = (entry: Hooked): Readonly<Record<RulesetName, string>> =>
  Object.freeze(byRuleset((rules) => effectIn(entry, rules)));
