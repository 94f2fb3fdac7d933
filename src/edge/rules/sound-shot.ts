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
  options: ShotOptions = NO_OPTIONS,
): boolean {
  // Class instances get the full check.
  if (attacker?.constructor !== Object || target?.constructor !== Object || options?.constructor !== Object) {
    return false;
  }
  const { gunnery, movementType, heat, pilotWounds, sensorHits, abilities, unitQuirks, weaponQuirks } =
    attacker;
  const { targetingComputer, prone, calledShot, teammateCalledShot, weaponType, targetId } = attacker;
  const { weaponCategory } = attacker;
  const { movementType: moved, hexesMoved, prone: lies, immobile, partialCover } = target;
  const { unitQuirks: targetQuirks, abilities: targetAbilities } = target;
  const { weaponId, minimumRange, targetTerrain, interveningTerrain, ruleset, weapon } = options;
  const { ammunition, linkedTo } = options;
  if (!isSoundLine(bracket, range) || !isMovement(movementType) || !isMovement(moved)) return false;
  if (!isCount(gunnery) || gunnery > WORST_SKILL || !isCount(heat) || !isCount(hexesMoved)) return false;
  let known = 5;
  if (pilotWounds !== undefined) {
    if (!isCount(pilotWounds) || pilotWounds > DEADLY_WOUNDS) return false;
    known += 1;
  }
  if (sensorHits !== undefined) {
    if (!isCount(sensorHits) || sensorHits > MOST_SENSORS) return false;
    known += 1;
  }
  if (abilities !== undefined) {
    if (!Array.isArray(abilities)) return false;
    known += 1;
  }
  if (unitQuirks !== undefined) {
    if (!Array.isArray(unitQuirks)) return false;
    known += 1;
  }
  if (weaponQuirks !== undefined) {
    if (!areListsByWeapon(weaponQuirks, weaponId)) return false;
    known += 1;
  }
  if (weaponType !== undefined) {
    if (typeof weaponType !== 'string') return false;
    known += 1;
  }
  if (weaponCategory !== undefined) {
    if (!isCategory(weaponCategory)) return false;
    known += 1;
  }
  if (targetId !== undefined) {
    if (typeof targetId !== 'string') return false;
    known += 1;
  }
  if (targetingComputer !== undefined) {
    if (typeof targetingComputer !== 'boolean') return false;
    known += 1;
  }
  if (prone !== undefined) {
    if (typeof prone !== 'boolean') return false;
    known += 1;
  }
  if (calledShot !== undefined) {
    if (typeof calledShot !== 'boolean') return false;
    known += 1;
  }
  if (teammateCalledShot !== undefined) {
    if (typeof teammateCalledShot !== 'boolean') return false;
    known += 1;
  }
  if (targetQuirks !== undefined) {
    if (!Array.isArray(targetQuirks)) return false;
    known += 1;
  }
  if (targetAbilities !== undefined) {
    if (!Array.isArray(targetAbilities)) return false;
    known += 1;
  }
  if (lies !== undefined) {
    if (typeof lies !== 'boolean') return false;
    known += 1;
  }
  if (immobile !== undefined) {
    if (typeof immobile !== 'boolean') return false;
    known += 1;
  }
  if (partialCover !== undefined) {
    if (typeof partialCover !== 'boolean') return false;
    known += 1;
  }
  if (ruleset !== undefined) {
    if (typeof ruleset !== 'string' && !isRuleset(ruleset)) return false;
    known += 1;
  }
  if (minimumRange !== undefined) {
    if (!isCount(minimumRange)) return false;
    known += 1;
  }
  if (weaponId !== undefined) {
    if (typeof weaponId !== 'string') return false;
    known += 1;
  }
  if (weapon !== undefined) {
    if (!isItemOrName(weapon)) return false;
    known += 1;
  }
  if (ammunition !== undefined) {
    if (!isItemOrName(ammunition)) return false;
    known += 1;
  }
  if (linkedTo !== undefined) {
    if (!isItemOrName(linkedTo)) return false;
    known += 1;
  }
  if (targetTerrain !== undefined) {
    if (!isListOfWords(targetTerrain)) return false;
    known += 1;
  }
  if (interveningTerrain !== undefined) {
    if (!areListsOfWords(interveningTerrain)) return false;
    known += 1;
  }
  for (const _ in attacker) known -= 1;
  for (const _ in target) known -= 1;
  for (const _ in options) known -= 1;
  return known === 0;
}

const NO_OPTIONS: ShotOptions = {};

const isSoundLine = (bracket: RangeBracket, range: number): boolean =>
  isCount(range) &&
  (bracket === 'short' || bracket === 'medium' || bracket === 'long' || bracket === 'extreme');

/** A fast path as well: bots ask for lines of fire by the million. */
export const isSoundLineOfFire = (line: LineOfFire): boolean =>
  typeof line === 'object' &&
  line !== null &&
  isSoundLine(line.bracket, line.range) &&
  isCount(line.interveningTerrain) &&
  isCount(line.targetTerrain) &&
  typeof line.partialCover === 'boolean';

export const isSoundPrepared = (prepared: PreparedToHit): boolean =>
  typeof prepared === 'object' &&
  prepared !== null &&
  typeof prepared.fixed === 'number' &&
  Array.isArray(prepared.varying) &&
  typeof prepared.shot === 'object' &&
  typeof prepared.known === 'object';

/** Faster than `Number.isInteger`. Numbers beyond 32 bits get the full check. */
const isCount = (value: unknown): boolean => typeof value === 'number' && value >>> 0 === value;

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
