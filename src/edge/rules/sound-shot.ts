import { isKnownItem } from '../../catalog/item-check.js';
import { WORST_SKILL } from '../../check/check.js';
import { DEADLY_WOUNDS } from '../../rules/pilot/index.js';
import { isRuleset } from '../../rules/ruleset.js';
import type {
  IAttackerState,
  ITargetState,
  LineOfFire,
  PreparedToHit,
  RangeBracket,
} from '../../rules/to-hit/index.js';
import { MOST_SENSORS } from './attacks.js';
import type { ShotOptions } from './shot-options.js';

// Callers ask for target numbers by the million, and this fast path takes a fraction of the time of a full check. A
// shot passes if it has only the usual fields, each with a valid value. Every other shot gets the full check, which
// refuses wrong values and accepts rare fields.

const ANY = Number.MAX_SAFE_INTEGER;

/**
 * Returns whether a shot needs no full check. Names of rulesets, weapons and terrain, and ids of abilities and quirks,
 * are looked up later, and unknown ones refused then. This is one long function on purpose: the JavaScript engine would
 * inline short ones, and use up its inlining budget before it reaches the rules.
 */
export function isSoundShot(
  attacker: IAttackerState,
  target: ITargetState,
  bracket: RangeBracket,
  range: number,
  options: ShotOptions | undefined,
): boolean {
  if (!isSoundLine(bracket, range) || !isLiteral(attacker) || !isLiteral(target)) return false;
  const { gunnery, movementType, heat, pilotWounds, sensorHits, abilities, unitQuirks, weaponQuirks } =
    attacker;
  const { targetingComputer, prone, calledShot, teammateCalledShot, weaponType, targetId } = attacker;
  const { weaponCategory } = attacker;
  let unknown = -5;
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
    if (!areListsByWeapon(weaponQuirks, options?.weaponId)) return false;
    unknown -= 1;
  }
  if (weaponType !== undefined) {
    if (typeof weaponType !== 'string') return false;
    unknown -= 1;
  }
  if (weaponCategory !== undefined) {
    if (!isCategory(weaponCategory)) return false;
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
  const { movementType: moved, hexesMoved, prone: lies, immobile, partialCover } = target;
  const { unitQuirks: targetQuirks, abilities: targetAbilities } = target;
  for (const _ in target) unknown += 1;
  if (!isMovement(moved) || !isWhole(hexesMoved, ANY)) return false;
  if (targetQuirks !== undefined) {
    if (!Array.isArray(targetQuirks)) return false;
    unknown -= 1;
  }
  if (targetAbilities !== undefined) {
    if (!Array.isArray(targetAbilities)) return false;
    unknown -= 1;
  }
  if (lies !== undefined) {
    if (typeof lies !== 'boolean') return false;
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
  if (options === undefined) return unknown === 0;
  if (!isLiteral(options)) return false;
  const { weaponId, minimumRange, targetTerrain, interveningTerrain, ruleset, weapon } = options;
  const { ammunition, linkedTo } = options;
  for (const _ in options) unknown += 1;
  if (ruleset !== undefined) {
    if (typeof ruleset !== 'string' && !isRuleset(ruleset)) return false;
    unknown -= 1;
  }
  if (minimumRange !== undefined) {
    if (!isWhole(minimumRange, ANY)) return false;
    unknown -= 1;
  }
  if (weaponId !== undefined) {
    if (typeof weaponId !== 'string') return false;
    unknown -= 1;
  }
  if (weapon !== undefined) {
    if (!isItemOrName(weapon)) return false;
    unknown -= 1;
  }
  if (ammunition !== undefined) {
    if (!isItemOrName(ammunition)) return false;
    unknown -= 1;
  }
  if (linkedTo !== undefined) {
    if (!isItemOrName(linkedTo)) return false;
    unknown -= 1;
  }
  if (targetTerrain !== undefined) {
    if (!isListOfWords(targetTerrain)) return false;
    unknown -= 1;
  }
  if (interveningTerrain !== undefined) {
    if (!areListsOfWords(interveningTerrain)) return false;
    unknown -= 1;
  }
  return unknown === 0;
}

const isSoundLine = (bracket: RangeBracket, range: number): boolean =>
  isWhole(range, ANY) &&
  (bracket === 'short' || bracket === 'medium' || bracket === 'long' || bracket === 'extreme');

/** A fast path as well: bots ask for lines of fire by the million. */
export const isSoundLineOfFire = (line: LineOfFire): boolean =>
  typeof line === 'object' &&
  line !== null &&
  isSoundLine(line.bracket, line.range) &&
  isWhole(line.interveningTerrain, ANY) &&
  isWhole(line.targetTerrain, ANY) &&
  typeof line.partialCover === 'boolean';

export const isSoundPrepared = (prepared: PreparedToHit): boolean =>
  typeof prepared === 'object' &&
  prepared !== null &&
  typeof prepared.fixed === 'number' &&
  Array.isArray(prepared.varying) &&
  typeof prepared.shot === 'object' &&
  typeof prepared.known === 'object';

/** `constructor` is faster to read than the prototype. Class instances get the full check. */
const isLiteral = (value: object): boolean =>
  typeof value === 'object' && value !== null && value.constructor === Object;

/** Faster than `Number.isInteger`. Numbers beyond 32 bits get the full check. */
const isInteger = (value: unknown): value is number => typeof value === 'number' && (value | 0) === value;

const isWhole = (value: unknown, most: number): boolean => isInteger(value) && value >= 0 && value <= most;

const isItemOrName = (value: unknown): boolean => typeof value === 'string' || isKnownItem(value);

const isCategory = (value: unknown): boolean =>
  value === 'energy' || value === 'ballistic' || value === 'missile';

const isMovement = (value: unknown): boolean =>
  value === 'stationary' || value === 'walk' || value === 'run' || value === 'jump';

/** The rules look up only the quirks of the fired weapon, so those of other weapons are checked here. */
function areListsByWeapon(lists: Readonly<Record<string, unknown>>, fired: string | undefined): boolean {
  if (typeof lists !== 'object' || lists === null || Array.isArray(lists)) return false;
  for (const weapon in lists) {
    const list = lists[weapon];
    if (!Array.isArray(list) || (weapon !== fired && !isListOfWords(list))) return false;
  }
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
