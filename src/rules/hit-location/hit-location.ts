import { checkInteger, checkOneOf } from '../../check/check.js';
import { type D6Roller, type DiceRoll, roll1d6, roll2d6 } from '../../dice/index.js';
import { type Ruleset, type RulesetOption, rulesetOf } from '../ruleset.js';
import { FIRING_ARCS, type FiringArc } from '../to-hit/vocabulary.js';
import { type HitLocation, mechLocationOf } from './locations.js';
import { HIT_LOCATION_TABLES, type HitLocationTable } from './tables.js';

export interface IHitLocation {
  readonly location: HitLocation;
  /** A mark for the reader; it causes no check of its own (docs/rules/standard.md). */
  readonly isCritical: boolean;
  /** One critical check is due, even if armor stops the hit. */
  readonly throughArmorCritical: boolean;
  /** Without dice where none was rolled. */
  readonly roll: DiceRoll;
}

const THROUGH_ARMOR_ROLL = 2;
const HIGHEST_ROLL = 12;

/**
 * Where a hit strikes that comes out of this arc of the target.
 * @throws {RangeError | TypeError} naming field and value, if one is wrong
 */
export function determineHitLocation(
  arc: FiringArc,
  roller: D6Roller,
  { ruleset }: RulesetOption = {},
): IHitLocation {
  checkOneOf('arc', arc, FIRING_ARCS);
  return locationByTwoDice(arc, roll2d6(roller), rulesetOf(ruleset));
}

/** The same for a roll that was made already. */
export function determineHitLocationFromRoll(
  arc: FiringArc,
  total: number,
  { ruleset }: RulesetOption = {},
): IHitLocation {
  checkOneOf('arc', arc, FIRING_ARCS);
  checkInteger('total', total, THROUGH_ARMOR_ROLL, HIGHEST_ROLL);
  return locationByTwoDice(arc, { dice: [], total }, rulesetOf(ruleset));
}

export function locationByTwoDice(arc: FiringArc, roll: DiceRoll, rules: Ruleset): IHitLocation {
  const location = locationIn(HIT_LOCATION_TABLES[arc], roll);
  const throughArmorCritical = roll.total === THROUGH_ARMOR_ROLL;
  return {
    location,
    isCritical: throughArmorCritical || isMarked(location, rules),
    throughArmorCritical,
    roll,
  };
}

/** A hit on this location without a roll on two dice: only the location can mark it. */
export function locationWithoutTable(location: HitLocation, roll: DiceRoll, rules: Ruleset): IHitLocation {
  return { location, isCritical: isMarked(location, rules), throughArmorCritical: false, roll };
}

function isMarked(location: HitLocation, { hitLocation }: Ruleset): boolean {
  const part = mechLocationOf(location);
  return hitLocation.marksHeadAndCenterTorso && (part === 'head' || part === 'center_torso');
}

function locationIn(table: HitLocationTable, { total }: DiceRoll): HitLocation {
  const location = table[total];
  if (location === undefined) throw new RangeError(`the hit location roll is ${total}: not in the table`);
  return location;
}

export interface IPhysicalLocationOptions extends RulesetOption {
  /** The side that is struck; left out, the front. */
  readonly arc?: FiringArc;
}

/** Where a punch strikes. */
export function determinePunchLocation(
  roller: D6Roller,
  options: IPhysicalLocationOptions = {},
): IHitLocation {
  return locationByOneDie('punch', roller, options);
}

/** Where a kick strikes. */
export function determineKickLocation(
  roller: D6Roller,
  options: IPhysicalLocationOptions = {},
): IHitLocation {
  return locationByOneDie('kick', roller, options);
}

function locationByOneDie(
  blow: 'punch' | 'kick',
  roller: D6Roller,
  { arc = 'front', ruleset }: IPhysicalLocationOptions,
): IHitLocation {
  checkOneOf('arc', arc, FIRING_ARCS);
  const rules = rulesetOf(ruleset);
  const roll = roll1d6(roller);
  return locationWithoutTable(locationIn(rules.hitLocation[blow][arc], roll), roll, rules);
}
