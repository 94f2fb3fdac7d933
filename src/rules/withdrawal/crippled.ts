import { type Ruleset, type RulesetOption, rulesetOf } from '../ruleset.js';

/** What decides whether a 'Mech is crippled. */
export interface FightingState {
  /** Arms and legs with structure damage, or destroyed. */
  readonly limbsHurt?: number;
  /** Torsos with structure damage and no front armor left. */
  readonly torsosLaidBare?: number;
  /** Arms and legs destroyed, and the legs among them. */
  readonly limbsLost?: number;
  readonly legsLost?: number;
  readonly sideTorsosLost?: number;
  /** The engine is a standard or compact fusion engine, with no part in the side torsos. */
  readonly centralEngine?: boolean;
  readonly engineHits?: number;
  readonly gyroHits?: number;
  /** Hits on the sensors, and how many destroy them. */
  readonly sensorHits?: number;
  readonly sensors?: number;
  readonly pilotWounds?: number;
  /** It can never move again: no walking MP left, or no gyro. */
  readonly immobilised?: boolean;
  /** No remaining weapon reaches six hexes, and together they do less than five points of damage. */
  readonly disarmed?: boolean;
}

const SENSORS = 2;

const NUMBERS = ['no', 'one', 'two', 'three', 'four'];
const number = (count: number): string => NUMBERS[count] ?? String(count);
const TIMES = ['never', 'once', 'twice'];

/** A weapon counts from these values up. */
export const RANGE_THAT_COUNTS = 6;
export const DAMAGE_THAT_COUNTS = 5;

/**
 * Returns the reason why a 'Mech is crippled and must withdraw under forced withdrawal; undefined if it is not
 * (docs/rules/withdrawal.md).
 */
export function cripplingDamage(state: FightingState, { ruleset }: RulesetOption = {}): string | undefined {
  const { limbsHurt = 0, torsosLaidBare = 0, sideTorsosLost = 0, engineHits = 0, gyroHits = 0 } = state;
  const { limbsLost = 0, legsLost = 0, centralEngine } = state;
  const { sensorHits = 0, sensors = SENSORS, pilotWounds = 0, immobilised, disarmed } = state;
  const rules = rulesetOf(ruleset).withdrawal;
  if (sideTorsosLost >= rules.sideTorsosLost)
    return rules.sideTorsosLost > 1 ? 'both side torsos are destroyed' : 'a side torso is destroyed';
  if (rules.firstTorsoShakes && sideTorsosLost > 0 && !centralEngine) return 'a side torso is destroyed';
  if (legsLost > 0 && limbsLost >= rules.limbsLostWithLeg)
    return `${number(rules.limbsLostWithLeg)} limbs are gone, one of them a leg`;
  if (limbsHurt >= rules.limbsHurt) return `the structure of ${number(rules.limbsHurt)} limbs is damaged`;
  if (torsosLaidBare >= rules.torsosLaidBare)
    return `the structure of ${number(rules.torsosLaidBare)} torsos without armor is damaged`;
  if (engineHits >= rules.engineHits) return `the engine is hit ${TIMES[rules.engineHits] ?? 'too often'}`;
  if (rules.engineAndGyroHit && engineHits > 0 && gyroHits > 0) return 'engine and gyro are hit';
  if (rules.sensorsLost && sensorHits >= sensors) return 'the sensors are destroyed';
  if (pilotWounds >= rules.pilotWounds) return 'the pilot is badly wounded';
  if (immobilised) return 'it cannot move any more';
  return disarmed ? 'it has no useful weapon left' : undefined;
}

/**
 * Whether the pilot must make a piloting roll to fight on, after losing a side torso that does not cripple the 'Mech
 * by itself.
 */
export const hasToHoldOut = (sideTorsosLost: number, { withdrawal }: Pick<Ruleset, 'withdrawal'>): boolean =>
  withdrawal.firstTorsoShakes && sideTorsosLost > 0;
