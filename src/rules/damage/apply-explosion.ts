import { type D6Roller, roll2d6 } from '../../dice/index.js';
import { checkInteger, checkOneOf } from '../check.js';
import { MECH_LOCATIONS, type MechLocation } from '../hit-location/locations.js';
import { calculateExplosionWounds } from '../pilot/explosion-wounds.js';
import type { RulesetOption } from '../ruleset.js';
import { type IDamageReport, spread } from './apply-damage.js';
import { type ILocationCondition, type IMechCondition, isGone, isTorso } from './condition.js';

export interface IExplosionOptions extends RulesetOption {
  readonly structureType?: string;
  /** What the location vents explosions with. */
  readonly protection?: 'case' | 'case-ii';
  /** Of the pilot. */
  readonly abilities?: readonly string[];
}

const LETHAL_DAMAGE = 1_000_000;

/**
 * An explosion inside a location: it meets structure alone, there and farther inward. CASE keeps it in the location;
 * CASE II lets one point of it through and the rest out through the armor.
 * @throws {RangeError | TypeError} naming field and value, if one is wrong
 */
export function applyExplosion(
  mech: IMechCondition,
  location: MechLocation,
  damage: number,
  options: IExplosionOptions = {},
): IDamageReport {
  checkOneOf('location', location, MECH_LOCATIONS);
  checkInteger('damage', damage, 0, LETHAL_DAMAGE);
  const { structureType, protection, abilities } = options;
  const wounds = calculateExplosionWounds(abilities, options);
  const vented = protection === 'case-ii' ? Math.max(0, damage - 1) : 0;
  const armor = ventThroughArmor(mech[location], location, vented);
  const report = spread({ ...mech, [location]: armor.condition }, location, damage - vented, {
    ...(structureType !== undefined && { structureType }),
    rear: false,
    inside: true,
    pierced: [],
    contained: protection !== undefined,
  });
  return {
    ...report,
    absorbed: report.absorbed + armor.lost,
    lost: report.lost + vented - armor.lost,
    pilotWounds: damage > 0 ? wounds : 0,
  };
}

/** Out through the back of a torso; a limb or the head loses up to half the armor it was built with. */
function ventThroughArmor(
  condition: ILocationCondition,
  location: MechLocation,
  damage: number,
): { readonly condition: ILocationCondition; readonly lost: number } {
  if (damage === 0 || isGone(condition)) return { condition, lost: 0 };
  if (isTorso(location)) {
    const rearArmor = condition.rearArmor ?? 0;
    const lost = Math.min(rearArmor, damage);
    return { condition: { ...condition, rearArmor: rearArmor - lost }, lost };
  }
  const half = Math.ceil((condition.originalArmor ?? condition.armor) / 2);
  const lost = Math.min(condition.armor, half, damage);
  return { condition: { ...condition, armor: condition.armor - lost }, lost };
}

const CASE_II_SAVES_FROM = 8;

/** Whether a critical check follows an explosion behind CASE II. */
export function rollCriticalBehindCaseII(roller: D6Roller): boolean {
  return roll2d6(roller).total < CASE_II_SAVES_FROM;
}
