import { type D6Roller, roll2d6 } from '../../dice/index.js';
import { mechLocationIndex } from '../body/mech-plans.js';
import type { MechLocation } from '../hit-location/locations.js';
import { calculateExplosionWounds } from '../pilot/explosion-wounds.js';
import { type RulesetOption, rulesetOf } from '../ruleset.js';
import { checkPart, conditionAt, type IMechCondition } from './condition.js';
import { type ExplosionProtection, explode } from './explode.js';
import { bodyOf, type IDamageReport, reportOf } from './report.js';
import { createStrikeOutcome } from './strike.js';

export interface IExplosionOptions extends RulesetOption {
  readonly structureType?: string;
  /** CASE protection of the location. */
  readonly protection?: 'case' | 'case-ii';
  /** Of the pilot. */
  readonly abilities?: readonly string[];
}

/**
 * Applies an explosion inside a location and returns a report. It damages only structure, there and farther inward.
 * CASE keeps it in the location. CASE II lets one point through and vents the rest through the armor.
 * @throws {RangeError | TypeError} naming the field and the value that is wrong
 */
export function applyExplosion(
  mech: IMechCondition,
  location: MechLocation,
  damage: number,
  options: IExplosionOptions = {},
): IDamageReport {
  checkPart('location', mech, location);
  const { structureType, protection, abilities } = options;
  const wounds = calculateExplosionWounds(abilities, options);
  const rules = rulesetOf(options.ruleset);
  const body = bodyOf(mech, { ...(structureType !== undefined && { structureType }) }, rules);
  const built = Float64Array.from(body.plan.locations, (place) => {
    const { originalArmor, armor } = conditionAt(mech, place);
    return originalArmor ?? armor;
  });
  const outcome = createStrikeOutcome();
  const start = mechLocationIndex(location);
  const protectionOf = (at: number): ExplosionProtection => (at === start ? protection : undefined);
  explode(body, start, damage, protectionOf, built, rules.explosions, outcome);
  return { ...reportOf(outcome, body, mech), pilotWounds: damage > 0 ? wounds : 0 };
}

/** Whether a critical check follows an explosion behind CASE II. */
export function rollCriticalBehindCaseII(roller: D6Roller, { ruleset }: RulesetOption = {}): boolean {
  const { caseIISavesFrom } = rulesetOf(ruleset).explosions;
  return !Number.isFinite(caseIISavesFrom) || roll2d6(roller).total < caseIISavesFrom;
}
