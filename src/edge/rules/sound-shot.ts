import type { ReadOptions } from '../../built-in/units.js';
import { WORST_SKILL } from '../../check/check.js';
import { isPlain } from '../../check/shape.js';
import { DEADLY_WOUNDS } from '../../rules/pilot/index.js';
import type { IAttackerState, ITargetState, IToHitOptions, RangeBracket } from '../../rules/to-hit/index.js';
import { MOST_SENSORS } from './attacks.js';

// Target numbers are asked for by the million, and a look at the usual fields of a shot takes a fraction of the time that
// a check takes. An object is sound if all its fields are among those known here, and hold what they should. All else is
// checked: that is how wrong values are refused, and how rare fields come through.

const ANY = Number.MAX_SAFE_INTEGER;

export function isSoundAttacker(attacker: IAttackerState): boolean {
  if (typeof attacker !== 'object' || attacker === null || !isPlain(attacker)) return false;
  const { gunnery, movementType, heat, pilotWounds, sensorHits, abilities, unitQuirks, weaponQuirks } =
    attacker;
  const { targetingComputer, prone, calledShot, teammateCalledShot, weaponType, targetId } = attacker;
  let unknown = -3;
  for (const _ in attacker) unknown += 1;
  if (!isWhole(gunnery, WORST_SKILL) || !isMovement(movementType) || !isWhole(heat, ANY)) return false;
  if (pilotWounds !== undefined) {
    if (!isWhole(pilotWounds, DEADLY_WOUNDS)) return false;
    unknown -= 1;
  }
  if (sensorHits !== undefined) {
    if (!isWhole(sensorHits, MOST_SENSORS)) return false;
    unknown -= 1;
  }
  if (abilities !== undefined) {
    if (!Array.isArray(abilities)) return false;
    unknown -= 1;
  }
  if (unitQuirks !== undefined) {
    if (!Array.isArray(unitQuirks)) return false;
    unknown -= 1;
  }
  if (weaponQuirks !== undefined) {
    if (!isRecordOfLists(weaponQuirks)) return false;
    unknown -= 1;
  }
  if (weaponType !== undefined) {
    if (typeof weaponType !== 'string') return false;
    unknown -= 1;
  }
  if (targetId !== undefined) {
    if (typeof targetId !== 'string') return false;
    unknown -= 1;
  }
  if (targetingComputer !== undefined) {
    if (typeof targetingComputer !== 'boolean') return false;
    unknown -= 1;
  }
  if (prone !== undefined) {
    if (typeof prone !== 'boolean') return false;
    unknown -= 1;
  }
  if (calledShot !== undefined) {
    if (typeof calledShot !== 'boolean') return false;
    unknown -= 1;
  }
  if (teammateCalledShot !== undefined) {
    if (typeof teammateCalledShot !== 'boolean') return false;
    unknown -= 1;
  }
  return unknown === 0;
}

export function isSoundTarget(target: ITargetState): boolean {
  if (typeof target !== 'object' || target === null || !isPlain(target)) return false;
  const { movementType, hexesMoved, prone, immobile, partialCover } = target;
  let unknown = -2;
  for (const _ in target) unknown += 1;
  if (!isMovement(movementType) || !isWhole(hexesMoved, ANY)) return false;
  if (prone !== undefined) {
    if (typeof prone !== 'boolean') return false;
    unknown -= 1;
  }
  if (immobile !== undefined) {
    if (typeof immobile !== 'boolean') return false;
    unknown -= 1;
  }
  if (partialCover !== undefined) {
    if (typeof partialCover !== 'boolean') return false;
    unknown -= 1;
  }
  return unknown === 0;
}

/** What weapons and rulesets are called is looked up anyway, and so is terrain. */
export function areSoundOptions(options: (IToHitOptions & ReadOptions) | undefined): boolean {
  if (options === undefined) return true;
  if (typeof options !== 'object' || options === null || Array.isArray(options)) return false;
  const { weaponId, minimumRange, targetTerrain, interveningTerrain, ruleset, weapon } = options;
  const { extremeRange, ammunition, linkedTo, interveningPoints, targetTerrainPoints } = options;
  const { environment, damageSetting, aimed, catalog } = options;
  return (
    (weaponId === undefined || typeof weaponId === 'string') &&
    (weapon === undefined || typeof weapon === 'string') &&
    (ruleset === undefined || typeof ruleset === 'string') &&
    (minimumRange === undefined || isWhole(minimumRange, ANY)) &&
    (targetTerrain === undefined || isListOfWords(targetTerrain)) &&
    (interveningTerrain === undefined || areListsOfWords(interveningTerrain)) &&
    extremeRange === undefined &&
    ammunition === undefined &&
    linkedTo === undefined &&
    interveningPoints === undefined &&
    targetTerrainPoints === undefined &&
    environment === undefined &&
    damageSetting === undefined &&
    aimed === undefined &&
    catalog === undefined
  );
}

export const isSoundLine = (bracket: RangeBracket, range: number): boolean =>
  isWhole(range, ANY) &&
  (bracket === 'short' || bracket === 'medium' || bracket === 'long' || bracket === 'extreme');

const isWhole = (value: unknown, most: number): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;

const isMovement = (value: unknown): boolean =>
  value === 'stationary' || value === 'walk' || value === 'run' || value === 'jump';

/** The ids in them are looked up. */
function isRecordOfLists(record: Readonly<Record<string, unknown>>): boolean {
  if (typeof record !== 'object' || record === null || Array.isArray(record)) return false;
  for (const name in record) if (!Array.isArray(record[name])) return false;
  return true;
}

function isListOfWords(list: unknown): boolean {
  if (!Array.isArray(list)) return false;
  for (let index = 0; index < list.length; index += 1) if (typeof list[index] !== 'string') return false;
  return true;
}

function areListsOfWords(lists: readonly unknown[]): boolean {
  if (!Array.isArray(lists)) return false;
  for (let index = 0; index < lists.length; index += 1) if (!isListOfWords(lists[index])) return false;
  return true;
}
