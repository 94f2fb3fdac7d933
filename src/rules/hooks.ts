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
import type { FACTS_OF_THE_LINE, Fact } from './to-hit/facts.js';
import type { ToHitSituation } from './to-hit/situation.js';

/** The effect of a quirk or ability in one pipeline: takes the situation, returns a number, 0 if it does not apply. */
type Hook<Situation> = (situation: Situation) => number;

/** A fixed number, or a number that depends on the situation. */
export type Given<Situation> = number | Hook<Situation>;

/** A hook that only shots with this fact evaluate. The line of fire is no such fact: it changes from shot to shot. */
export interface ForShotsWith {
  readonly needs: Exclude<Fact, (typeof FACTS_OF_THE_LINE)[number]>;
  readonly value: Given<ToHitSituation>;
}

export type AttackPhase = 'weapon' | 'physical';

/** The skill that a roll is made with. */
export type Skill = 'gunnery' | 'piloting';

/** A weapon with a faulty feed rolls again after an attack roll of 2. The second roll decides what happens. */
interface FeedFailure {
  readonly jamsFrom: number;
  readonly explodesFrom: number;
}

/** A quirk or ability has one hook for each pipeline that it acts on. */
export interface Hooks {
  /** Added to shots of the unit that has it. */
  readonly toHit?: Given<ToHitSituation> | ForShotsWith;
  /** Added to shots at the unit that has it. */
  readonly toHitAgainst?: Given<ToHitSituation>;
  /** Fires indirectly without a spotter. */
  readonly needsNoSpotter?: true;
  /** Leg hits strike cover, as if the unit stood behind a low hill. */
  readonly coversLegs?: true;
  /** A shot that hits the unit by this margin or less is a glancing blow. */
  readonly glancingMargin?: number;
  /** A ground vehicle may enter terrain that is prohibited to its motion type. */
  readonly opensGround?: true;
  /** Infantry counts as under cover in streets. */
  readonly sheltersInStreets?: true;
  /** Extra movement points for foot infantry. */
  readonly marches?: number;
  readonly piloting?: Hook<PilotingSituation>;
  /** Only the best value in the force counts. */
  readonly initiative?: number;
  /** The force may reroll initiative once, and must keep the second roll. */
  readonly initiativeReroll?: true;
  /** The unit acts before all others in this round, whichever side won initiative. */
  readonly actsFirstInRound?: number;
  /** Once in a battle, the pilot may name one opponent and hunts it until it is gone. */
  readonly namesQuarry?: true;
  /** An opponent's first attack must be against the unit that has it. */
  readonly drawsFirstAttack?: true;
  readonly physicalToHit?: Hook<PhysicalSituation>;
  readonly physicalToHitAgainst?: Hook<PhysicalSituation>;
  readonly physicalDamage?: Hook<PhysicalSituation>;
  /** Added to leg attacks and swarm attacks against the unit. */
  readonly antiMechAgainst?: Hook<AntiMechSituation>;
  /** Whether it rules out the attack. */
  readonly physicalForbidden?: (situation: PhysicalSituation) => boolean;
  /** Strikes with both hands: more damage, at some risk. */
  readonly strikesTwoHanded?: true;
  /** Additional physical attacks in a turn. */
  readonly extraPhysicalAttacks?: number;
  /** Multiplies the damage of a frenzy. */
  readonly frenzyFactor?: number;
  /** Multiplies the damage that the attacker takes from its own death from above. */
  readonly dfaOwnDamageFactor?: number;
  /** Attacks that the unit gives up when it dodges. */
  readonly dodgeForfeits?: readonly AttackPhase[];
  /** Additional lifting capacity, as a percentage of the unit's own tonnage. */
  readonly liftPercent?: number;
  readonly mayThrow?: true;
  /** Its arms cannot carry objects. */
  readonly liftsNothing?: true;
  /** Arms that can lift without a hand. */
  readonly liftsWithoutHand?: number;
  /**
   * Changes the heat of the weapon that has it: multiply by the factor, add the extra heat, never go below the
   * minimum.
   */
  readonly weaponHeat?: { readonly factor?: number; readonly extra?: number; readonly minimum?: number };
  /** Added to the heat of a turn. */
  readonly heat?: Hook<HeatSituation>;
  /** Added to the heat level below which no shutdown roll is needed. */
  readonly shutdownThreshold?: number;
  /** Added to the target number of every roll that heat calls for. */
  readonly heatRolls?: number;
  /** Added to the heat level that injures a pilot without working life support. */
  readonly heatWoundThreshold?: number;
  /** The cooling system fails on this roll or higher after a fall, a physical attack or heavy damage. */
  readonly coolingFailsFrom?: number;
  /** Added to running movement points. */
  readonly runningMp?: number;
  /** Movement points saved on familiar ground, by the body of the unit. */
  readonly groundSavings?: (body: {
    readonly chassis: MechChassis;
    readonly animalistic: boolean;
  }) => GroundSavings;
  /** A biped, hovercraft or flying vehicle may sidestep like a quad. A quad sidesteps for one point less. */
  readonly sideSteps?: true;
  /** A vehicle may move backward at flank speed. */
  readonly flanksBackward?: true;
  /** May run only after a turn in which it spent all its walking movement points. */
  readonly runsOnlyFromWalk?: true;
  /** Hexes by which a jump may deviate from the shortest path. */
  readonly jumpDetour?: number;
  /** Hexsides that the torso may twist, instead of one. */
  readonly torsoTwist?: number;
  /** The arms flip to the rear, whichever actuators they have. */
  readonly flipsArms?: true;
  /** Levels added to the height of weapons in the arms. */
  readonly armsAbove?: number;
  /** The weapon may be turned from front to rear. */
  readonly turnsAbout?: true;
  /** The weapon's ammunition cannot be changed during a game. */
  readonly fixedFeed?: true;
  readonly feedFails?: FeedFailure;
  /** Firing energy weapons disrupts the unit's own electronics for a turn. */
  readonly disturbsElectronics?: true;
  /** Rolls with this skill use three dice and keep the best two. */
  readonly bestTwoOfThree?: Skill;
  readonly consciousness?: Hook<ConsciousnessSituation>;
  /** Added to the wounds that the pilot takes from an explosion inside the unit. */
  readonly explosionWounds?: number;
  readonly cluster?: Hook<ClusterSituation>;
  /** Added to the armor of the head. */
  readonly headArmor?: number;
  /** Points of head hits that a cowl absorbs during a game. */
  readonly cowl?: number;
  /** A kicked leg makes an additional critical check, and so does each leg after the unit's own death from above. */
  readonly weakLegs?: true;
  /** A hit on the weapon's location breaks its linkage on this roll or higher. */
  readonly linkageBreaksFrom?: number;
  /** Added to the roll for a hull breach. */
  readonly breachRoll?: number;
  /** After each critical hit on a unit that burns fuel, its tank explodes on this roll or higher. */
  readonly fuelExplodesFrom?: number;
  /** Added to the target numbers of a critical check. */
  readonly critical?: Hook<CriticalSituation>;
  /** Critical hits that it negates during a game. */
  readonly criticalsNegated?: number;
}

/** Hooks, with a description if it differs from that of the entry. */
export type DescribedHooks = Hooks & { readonly effect?: string };

/**
 * Hooks by ruleset. A ruleset that is left out inherits the hooks of the ruleset it extends. An empty record means
 * that the entry has no effect there.
 */
export type HooksByRuleset = Readonly<Partial<Record<RulesetName, DescribedHooks>>>;

/** The hooks of a quirk or ability. */
export interface Hooked {
  readonly id: string;
  readonly combatEffect: string;
  readonly hooks: HooksByRuleset;
}

const NO_HOOKS: DescribedHooks = Object.freeze({});
export const NO_EFFECT = 'No effect in this ruleset';

/** Returns the hooks of an entry in a ruleset, or those of the nearest ruleset it extends that states any. */
export function hooksIn({ id, hooks }: Pick<Hooked, 'id' | 'hooks'>, rules: Ruleset): DescribedHooks {
  const stated: Readonly<Record<string, DescribedHooks | undefined>> = hooks;
  for (let ruleset: Ruleset | undefined = rules; ruleset !== undefined; ruleset = ruleset.base) {
    const own = ruleset.hooks[id] ?? stated[ruleset.name];
    if (own !== undefined) return own;
  }
  return NO_HOOKS;
}

/** Describes the effect of an entry in a ruleset. An entry without any hook explains why in its own words. */
export function effectIn(entry: Hooked, rules: Ruleset): string {
  const { effect, ...hooks } = hooksIn(entry, rules);
  if (Object.keys(hooks).length > 0) return effect ?? entry.combatEffect;
  return Object.keys(entry.hooks).length === 0 ? entry.combatEffect : NO_EFFECT;
}

/** Describes the effect of an entry in every registered ruleset. */
export const effectsOf = (entry: Hooked): Readonly<Record<RulesetName, string>> =>
  Object.freeze(byRuleset((rules) => effectIn(entry, rules)));
