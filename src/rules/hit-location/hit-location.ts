import { checkInteger, checkOneOf } from '../../check/check.js';
import type { D6Roller, DiceRoll } from '../../dice/index.js';
import { MECH_CHASSIS, type MechChassis } from '../body/chassis.js';
import { type Ruleset, type RulesetOption, rulesetOf } from '../ruleset.js';
import { FIRING_ARCS, type FiringArc } from '../to-hit/vocabulary.js';
import { type HitTable, type HitTables, mechHitTables } from './hit-tables.js';
import { type HitLocation, hitFrom, MECH_LOCATIONS, type MechLocation } from './locations.js';
import { rollStruck, type Struck, struckBy } from './struck.js';
import { type HitLocationCell, SOME_LEG } from './tables.js';

export interface IHitLocation {
  readonly location: HitLocation;
  /** A mark for the reader; it causes no check of its own (docs/rules/standard.md). */
  readonly isCritical: boolean;
  /** One critical check is due, even if armor stops the hit. */
  readonly throughArmorCritical: boolean;
  /** Without dice where none was rolled. With the die that tells a tripod's legs apart, which the total leaves out. */
  readonly roll: DiceRoll;
}

export interface IHitLocationOptions extends RulesetOption {
  /** Of the target; left out: biped. */
  readonly chassis?: MechChassis;
}

const LOWEST_ROLL = 2;
const HIGHEST_ROLL = 12;

/**
 * Where a hit strikes that comes out of this arc of the target.
 * @throws {RangeError | TypeError} naming field and value, if one is wrong
 */
export function determineHitLocation(
  arc: FiringArc,
  roller: D6Roller,
  options: IHitLocationOptions = {},
): IHitLocation {
  return rolledOn('full', arc, roller, options);
}

export interface IRolledLocationOptions extends IHitLocationOptions {
  /** The die that tells the legs of a tripod apart; needed for that alone. */
  readonly legDie?: number;
}

/** The same for a roll that was made already. */
export function determineHitLocationFromRoll(
  arc: FiringArc,
  total: number,
  options: IRolledLocationOptions = {},
): IHitLocation {
  const { legDie } = options;
  checkOneOf('arc', arc, FIRING_ARCS);
  checkInteger('total', total, LOWEST_ROLL, HIGHEST_ROLL);
  if (legDie !== undefined) checkInteger('legDie', legDie, 1, 6);
  const rules = rulesetOf(options.ruleset);
  const given = (): number => {
    if (legDie === undefined) throw new RangeError('legDie is left out: a roll says which leg of a tripod');
    return legDie;
  };
  const struck = struckBy(tablesFor(options, rules), 'full', arc, { dice: [], total }, given);
  return named(struck, arc, rules);
}

export function tablesFor({ chassis = 'biped' }: IHitLocationOptions, rules: Ruleset): HitTables {
  checkOneOf('chassis', chassis, MECH_CHASSIS);
  return mechHitTables(rules, chassis);
}

/** In the words of callers who keep no plan. Where a table has rear armor struck, its cell says so, not the arc. */
export function named(
  { location, throughArmorCritical, roll }: Struck,
  arc: FiringArc,
  rules: Ruleset,
  cell?: HitLocationCell,
): IHitLocation {
  const part = MECH_LOCATIONS[location] as MechLocation;
  return {
    location: cell === undefined || cell === SOME_LEG ? hitFrom(arc, part) : cell,
    isCritical: throughArmorCritical || isMarked(part, rules),
    throughArmorCritical,
    roll,
  };
}

const isMarked = (part: MechLocation, { hitLocation }: Ruleset): boolean =>
  hitLocation.marksHeadAndCenterTorso && (part === 'head' || part === 'center_torso');

export interface IPhysicalLocationOptions extends IHitLocationOptions {
  /** The side that is struck; left out, the front. */
  readonly arc?: FiringArc;
}

/** Where a punch strikes. */
export function determinePunchLocation(
  roller: D6Roller,
  { arc = 'front', ...options }: IPhysicalLocationOptions = {},
): IHitLocation {
  return rolledOn('punch', arc, roller, options);
}

/** Where a kick strikes. */
export function determineKickLocation(
  roller: D6Roller,
  { arc = 'front', ...options }: IPhysicalLocationOptions = {},
): IHitLocation {
  return rolledOn('kick', arc, roller, options);
}

function rolledOn(
  table: HitTable,
  arc: FiringArc,
  roller: D6Roller,
  options: IHitLocationOptions,
): IHitLocation {
  checkOneOf('arc', arc, FIRING_ARCS);
  const rules = rulesetOf(options.ruleset);
  const struck = rollStruck(tablesFor(options, rules), table, arc, roller);
  const cell = rules.hitLocation[table][options.chassis ?? 'biped'][arc][struck.roll.total];
  return named(struck, arc, rules, cell);
}
