import { checkOneOf } from '../../check/check.js';
import { type D6Roller, getProbability } from '../../dice/index.js';
import { mechLocationIndex } from '../body/mech-plans.js';
import { type Ruleset, rulesetOf } from '../ruleset.js';
import type { HitLocationRules } from '../rulesets/areas/hit-location.js';
import type { FiringArc } from '../to-hit/vocabulary.js';
import { type IHitLocation, type IHitLocationOptions, named, tablesFor } from './hit-location.js';
import type { HitTables } from './hit-tables.js';
import { type HitLocation, mechLocationOf } from './locations.js';
import { rollAimed, rollStruck, type Struck, struckForSure } from './struck.js';

/**
 * Returns the location of a called shot that hit, whether the shooter or a teammate called it. In `standard` the
 * location is certain (docs/rules/standard.md); in other rulesets it is rolled like an aimed shot.
 * @throws {RangeError | TypeError} naming the field and the value that is wrong
 */
export function determineCalledShotLocation(
  arc: FiringArc,
  called: HitLocation,
  roller: D6Roller,
  options: IHitLocationOptions = {},
): IHitLocation {
  const rules = rulesetOf(options.ruleset);
  const tables = tablesFor(options, rules);
  const location = partOf('called', called, tables);
  return rules.hitLocation.calledShotIsSure
    ? named(struckForSure(location), arc, rules)
    : aimedLocation(arc, location, roller, tables, rules);
}

/** Returns the probability that an aimed shot strikes the chosen location. */
export function aimedChance({ aimed: { dice, from, to } }: HitLocationRules): number {
  if (dice === 2) return getProbability(from) - getProbability(to + 1);
  return Math.max(0, Math.min(to, DIE) - Math.max(from, 1) + 1) / DIE;
}

const DIE = 6;

/**
 * Rolls the location of a shot aimed with a targeting computer or at an immobile target, and returns it: the chosen
 * location on the rolls that the ruleset names, otherwise a rolled one.
 * @throws {RangeError | TypeError} naming the field and the value that is wrong
 */
export function determineAimedShotLocation(
  arc: FiringArc,
  aimedAt: HitLocation,
  roller: D6Roller,
  options: IHitLocationOptions = {},
): IHitLocation {
  const rules = rulesetOf(options.ruleset);
  const tables = tablesFor(options, rules);
  return aimedLocation(arc, partOf('aimedAt', aimedAt, tables), roller, tables, rules);
}

const aimedLocation = (
  arc: FiringArc,
  aimedAt: number,
  roller: D6Roller,
  tables: HitTables,
  rules: Ruleset,
): IHitLocation => {
  const asItComes = (): Struck => rollStruck(tables, 'full', arc, roller);
  return named(rollAimed(aimedAt, rules.hitLocation, roller, asItComes), arc, rules);
};

function partOf(name: string, location: HitLocation, { plan }: HitTables): number {
  checkOneOf(name, mechLocationOf(location), plan.locations);
  return mechLocationIndex(mechLocationOf(location));
}
