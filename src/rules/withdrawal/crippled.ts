import { checkInteger } from '../../check/check.js';
import { type Ruleset, type RulesetOption, rulesetOf } from '../ruleset.js';

/** What of a 'Mech decides whether it can go on fighting. */
export interface FightingState {
  /** Arms and legs whose structure is hurt, or that are gone. */
  readonly limbsHurt?: number;
  /** Torsos whose structure is hurt and that have no armor left in front. */
  readonly torsosLaidBare?: number;
  /** Arms and legs that are gone, and the legs among them. */
  readonly limbsLost?: number;
  readonly legsLost?: number;
  readonly sideTorsosLost?: number;
  /** Its engine is a fusion engine of the usual size or a compact one, and no part of it is in the side torsos. */
  readonly centralEngine?: boolean;
  readonly engineHits?: number;
  readonly gyroHits?: number;
  /** Hits on the sensors, and how many they bear. */
  readonly sensorHits?: number;
  readonly sensors?: number;
  readonly pilotWounds?: number;
  /** It will not move again, whatever happens: no walking points for good, or no gyro. */
  readonly immobilised?: boolean;
  /** No weapon that is left reaches six hexes, and all together do less than five points. */
  readonly disarmed?: boolean;
}

const SENSORS = 2;

const NUMBERS = ['no', 'one', 'two', 'three', 'four'];
const number = (count: number): string => NUMBERS[count] ?? String(count);
const TIMES = ['never', 'once', 'twice'];

/** A weapon counts as such from these on. */
export const RANGE_THAT_COUNTS = 6;
export const DAMAGE_THAT_COUNTS = 5;

/**
 * Why a 'Mech is crippled, and has to leave the field under forced withdrawal; undefined if it is not (docs/rules/withdrawal.md).
 * @throws {RangeError | TypeError} naming field and value, if one is wrong
 */
export function cripplingDamage(state: FightingState, { ruleset }: RulesetOption = {}): string | undefined {
  const { limbsHurt = 0, torsosLaidBare = 0, sideTorsosLost = 0, engineHits = 0, gyroHits = 0 } = state;
  const { limbsLost = 0, legsLost = 0, centralEngine } = state;
  const { sensorHits = 0, sensors = SENSORS, pilotWounds = 0, immobilised, disarmed } = state;
  const counts = { limbsHurt, torsosLaidBare, sideTorsosLost, engineHits, limbsLost, legsLost };
  for (const [field, value] of Object.entries(counts)) {
    checkInteger(field, value, 0, Number.MAX_SAFE_INTEGER);
  }
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

/** Whether the pilot has to hold out by a piloting roll, because a side torso is gone that does not cripple a 'Mech by itself. */
export const hasToHoldOut = (sideTorsosLost: number, { withdrawal }: Pick<Ruleset, 'withdrawal'>): boolean =>
  withdrawal.firstTorsoShakes && sideTorsosLost > 0;
