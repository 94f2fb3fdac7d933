import type { D6Roller, DiceRoll } from '../../dice/index.js';
import type { MechChassis } from '../body/chassis.js';
import { type Ruleset, type RulesetOption, rulesetOf } from '../ruleset.js';
import type { FiringArc } from '../to-hit/vocabulary.js';
import { type HitTable, type HitTables, mechHitTables } from './hit-tables.js';
import { type HitLocation, hitFrom, MECH_LOCATIONS, type MechLocation } from './locations.js';
import { rollStruck, type Struck, struckBy } from './struck.js';
import { type HitLocationCell, SOME_LEG } from './tables.js';

export interface IHitLocation {
  readonly location: HitLocation;
  /** A mark for the reader. It causes no check (docs/rules/standard.md). */
  readonly isCritical: boolean;
  /** Calls for one critical check, even if armor stops the hit. */
  readonly throughArmorCritical: boolean;
  /** Without dice if none were rolled. Includes the die for a tripod's leg, which the total leaves out. */
  readonly roll: DiceRoll;
}

export interface IHitLocationOptions extends RulesetOption {
  /** Of the target; if left out: biped. */
  readonly chassis?: MechChassis;
}

/** Rolls the location of a hit from this arc of the target and returns it. */
export function determineHitLocation(
  arc: FiringArc,
  roller: D6Roller,
  options: IHitLocationOptions = {},
): IHitLocation {
  return rolledOn('full', arc, roller, options);
}

export interface IRolledLocationOptions extends IHitLocationOptions {
  /** The die that decides which leg of a tripod is hit; needed only for that. */
  readonly legDie?: number;
}

/** Returns the location for a roll that was already made. */
export function determineHitLocationFromRoll(
  arc: FiringArc,
  total: number,
  options: IRolledLocationOptions = {},
): IHitLocation {
  const { legDie } = options;
  const rules = rulesetOf(options.ruleset);
  const given = (): number => {
    if (legDie === undefined) throw new RangeError('legDie is left out: a roll says which leg of a tripod');
    return legDie;
  };
  const struck = struckBy(tablesFor(options, rules), 'full', arc, { dice: [], total }, given);
  return named(struck, arc, rules);
}

export function tablesFor({ chassis = 'biped' }: IHitLocationOptions, rules: Ruleset): HitTables {
  return mechHitTables(rules, chassis);
}

/** Translates a result for callers without a body plan. If a table names rear armor, its cell decides, not the arc. */
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
  /** The side that is hit; if left out, the front. */
  readonly arc?: FiringArc;
}

/** Rolls the location of a punch and returns it. */
export function determinePunchLocation(
  roller: D6Roller,
  { arc = 'front', ...options }: IPhysicalLocationOptions = {},
): IHitLocation {
  return rolledOn('punch', arc, roller, options);
}

/** Rolls the location of a kick and returns it. */
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
  const rules = rulesetOf(options.ruleset);
  const struck = rollStruck(tablesFor(options, rules), table, arc, roller);
  const cell = rules.hitLocation[table][options.chassis ?? 'biped'][arc][struck.roll.total];
  return named(struck, arc, rules, cell);
}
