import { checkInteger } from '../../check/check.js';
import { type RulesetOption, rulesetOf } from '../ruleset.js';

/** What of a 'Mech decides whether it can go on fighting. */
export interface FightingState {
  /** Arms and legs whose structure is hurt, or that are gone. */
  readonly limbsHurt?: number;
  /** Torsos whose structure is hurt and that have no armor left in front. */
  readonly torsosLaidBare?: number;
  readonly sideTorsosLost?: number;
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
  const { sensorHits = 0, sensors = SENSORS, pilotWounds = 0, immobilised, disarmed } = state;
  for (const [field, value] of Object.entries({ limbsHurt, torsosLaidBare, sideTorsosLost, engineHits })) {
    checkInteger(field, value, 0, Number.MAX_SAFE_INTEGER);
  }
  const rules = rulesetOf(ruleset).withdrawal;
  if (sideTorsosLost >= rules.sideTorsosLost)
    return rules.sideTorsosLost > 1 ? 'both side torsos are destroyed' : 'a side torso is destroyed';
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
