import { mechLocationIndex } from '../body/mech-plans.js';
import { type HitLocation, isRearHit, mechLocationOf } from '../hit-location/locations.js';
import { type RulesetOption, rulesetOf } from '../ruleset.js';
import type { FiringArc } from '../to-hit/vocabulary.js';
import { checkPart, conditionAt, type IMechCondition, isGone } from './condition.js';
import type { DamageKind } from './damage-kind.js';
import { armorRule, isTooMuchFor } from './materials.js';
import { bodyOf, type IDamageReport, reportOf } from './report.js';
import { createStrikeOutcome, strike } from './strike.js';

export interface IDamageOptions extends RulesetOption {
  /** As named in the catalog. A location's own armor type takes precedence. */
  readonly armorType?: string;
  readonly structureType?: string;
  /** Some armors resist one kind of damage better than another. */
  readonly damageKind?: DamageKind;
  /** The side that was hit. Damage from the rear that transfers to a torso meets rear armor. */
  readonly arc?: FiringArc;
  /** A through-armor critical: adds one critical check, even if armor absorbs the whole hit. */
  readonly throughArmorCritical?: boolean;
}

/**
 * Applies one hit to a 'Mech and returns a report: armor first, then structure, and the rest transfers inward.
 * @throws {RangeError | TypeError} naming the field and the value that is wrong
 */
export function applyDamage(
  mech: IMechCondition,
  hit: HitLocation,
  damage: number,
  options: IDamageOptions = {},
): IDamageReport {
  const location = mechLocationOf(hit);
  checkPart('hit', mech, location);
  const rules = rulesetOf(options.ruleset);
  const struck = conditionAt(mech, location);
  const { armor, rearArmor = 0, armorType = options.armorType } = struck;
  const covered = armor + rearArmor > 0;
  const stopped = covered && armorType !== undefined && rules.damage.stopsThroughArmor.includes(armorType);
  const through = options.throughArmorCritical && damage > 0 && !stopped;
  const tooMuch = covered && isTooMuchFor(armorRule(armorType, rules), damage);
  const pierced = (through || tooMuch) && !isGone(struck);
  const body = bodyOf(mech, options, rules);
  const outcome = createStrikeOutcome();
  const rear = options.arc === 'rear' || isRearHit(hit);
  strike(body, mechLocationIndex(location), damage, rear, options.damageKind, false, false, outcome);
  const report = reportOf(outcome, body, mech);
  return {
    ...report,
    criticalChecks: pierced ? [location, ...report.criticalChecks] : report.criticalChecks,
    pilotWounds: report.steps.some((step) => step.location === 'head') ? 1 : 0,
  };
}
