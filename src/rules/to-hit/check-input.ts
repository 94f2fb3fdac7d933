import {
  checkDistance,
  checkInteger,
  checkList,
  checkNumber,
  checkOneOf,
  checkWord,
  WORST_SKILL,
} from '../check.js';
import { checkEnvironment } from '../environment/check-environment.js';
import { DEADLY_WOUNDS } from '../pilot/deadly-wounds.js';
import { SENSOR_KINDS } from '../ruleset.js';
import { checkOwnModifiers } from './check-modifiers.js';
import type { IAttackerState, ITargetState, IToHitOptions } from './states.js';
import {
  AIMED_SHOTS,
  FIRE_CONTROLS,
  FIRING_ARCS,
  MOVEMENT_TYPES,
  RANGE_BRACKETS,
  type RangeBracket,
  SHIELD_STANCES,
  WEAPON_CATEGORIES,
} from './vocabulary.js';

const MOST_SENSORS = 3;
const MOST_POINTS = Number.POSITIVE_INFINITY;

/**
 * At the public edge only: what comes later trusts these.
 * @throws {RangeError | TypeError} naming field and value
 */
export function checkToHitInput(
  attacker: IAttackerState,
  target: ITargetState,
  rangeBracket: RangeBracket,
  range: number,
  options: IToHitOptions | undefined,
): void {
  checkAttacker(attacker);
  checkTarget(target);
  checkOneOf('rangeBracket', rangeBracket, RANGE_BRACKETS);
  checkDistance('range', range);
  if (options !== undefined) checkOptions(options);
}

function checkAttacker(attacker: IAttackerState): void {
  const { gunnery, movementType, heat, pilotWounds, sensorHits, secondaryTarget, indirectFire } = attacker;
  const { weaponCategory, designatedWeaponCategory, designatedRangeBracket, fireControl, shield } = attacker;
  const { damageModifiers, sensors, abilities, unitQuirks, weaponType, targetId } = attacker;
  const { designatedWeaponType, designatedTargetId } = attacker;
  checkInteger('gunnery', gunnery, 0, WORST_SKILL);
  checkOneOf('movementType', movementType, MOVEMENT_TYPES);
  checkNumber('heat', heat, 0);
  if (pilotWounds !== undefined) checkInteger('pilotWounds', pilotWounds, 0, DEADLY_WOUNDS);
  if (sensorHits !== undefined) checkInteger('sensorHits', sensorHits, 0, MOST_SENSORS);
  if (secondaryTarget?.arc !== undefined) checkOneOf('secondaryTarget.arc', secondaryTarget.arc, FIRING_ARCS);
  if (indirectFire?.spotterMovement !== undefined) {
    checkOneOf('indirectFire.spotterMovement', indirectFire.spotterMovement, MOVEMENT_TYPES);
  }
  if (weaponType !== undefined) checkWord('weaponType', weaponType);
  if (targetId !== undefined) checkWord('targetId', targetId);
  if (designatedWeaponType !== undefined) checkWord('designatedWeaponType', designatedWeaponType);
  if (designatedTargetId !== undefined) checkWord('designatedTargetId', designatedTargetId);
  if (weaponCategory !== undefined) checkOneOf('weaponCategory', weaponCategory, WEAPON_CATEGORIES);
  if (designatedWeaponCategory !== undefined) {
    checkOneOf('designatedWeaponCategory', designatedWeaponCategory, WEAPON_CATEGORIES);
  }
  if (designatedRangeBracket !== undefined) {
    checkOneOf('designatedRangeBracket', designatedRangeBracket, RANGE_BRACKETS);
  }
  if (sensors !== undefined) checkOneOf('sensors', sensors, SENSOR_KINDS);
  if (fireControl !== undefined) checkOneOf('fireControl', fireControl, FIRE_CONTROLS);
  if (shield !== undefined) checkOneOf('shield', shield, SHIELD_STANCES);
  if (damageModifiers !== undefined) checkOwnModifiers('damageModifiers', damageModifiers);
  if (abilities !== undefined) checkList('abilities', abilities);
  if (unitQuirks !== undefined) checkList('unitQuirks', unitQuirks);
}

function checkTarget(target: ITargetState): void {
  const { movementType, hexesMoved, heat, abilities, unitQuirks } = target;
  checkOneOf('target.movementType', movementType, MOVEMENT_TYPES);
  checkNumber('target.hexesMoved', hexesMoved, 0);
  if (heat !== undefined) checkNumber('target.heat', heat, 0);
  if (abilities !== undefined) checkList('target.abilities', abilities);
  if (unitQuirks !== undefined) checkList('target.unitQuirks', unitQuirks);
}

/** What terrain is listed is checked where it is read. */
function checkOptions(options: IToHitOptions): void {
  const { minimumRange, aimed, environment, damageSetting, targetTerrain, interveningTerrain } = options;
  const { interveningPoints, targetTerrainPoints } = options;
  if (targetTerrain !== undefined) checkList('targetTerrain', targetTerrain);
  if (interveningTerrain !== undefined) checkList('interveningTerrain', interveningTerrain);
  if (interveningPoints !== undefined) checkInteger('interveningPoints', interveningPoints, 0, MOST_POINTS);
  if (targetTerrainPoints !== undefined)
    checkInteger('targetTerrainPoints', targetTerrainPoints, 0, MOST_POINTS);
  if (damageSetting !== undefined) checkNumber('damageSetting', damageSetting, 0);
  if (minimumRange !== undefined) checkNumber('minimumRange', minimumRange, 0);
  if (aimed !== undefined) checkOneOf('aimed', aimed, AIMED_SHOTS);
  if (environment !== undefined) checkEnvironment(environment);
}
