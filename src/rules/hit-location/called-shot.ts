import { checkOneOf } from '../../check/check.js';
import { type D6Roller, type DiceRoll, getProbability, roll1d6, roll2d6 } from '../../dice/index.js';
import { type Ruleset, type RulesetOption, rulesetOf } from '../ruleset.js';
import type { HitLocationRules } from '../rulesets/areas/hit-location.js';
import { FIRING_ARCS, type FiringArc } from '../to-hit/vocabulary.js';
import { type IHitLocation, locationByTwoDice, locationWithoutTable } from './hit-location.js';
import { HIT_LOCATIONS, type HitLocation, hitFrom, mechLocationOf } from './locations.js';

const NO_ROLL: DiceRoll = Object.freeze({ dice: Object.freeze([]), total: 0 });

/**
 * Where a called shot strikes that has hit, whoever named the location: the shooter, or a teammate in their stead.
 * In `standard` that location (docs/rules/standard.md), in `total-warfare` as an aimed shot.
 * @throws {RangeError | TypeError} naming field and value, if one is wrong
 */
export function determineCalledShotLocation(
  arc: FiringArc,
  called: HitLocation,
  roller: D6Roller,
  { ruleset }: RulesetOption = {},
): IHitLocation {
  checkOneOf('arc', arc, FIRING_ARCS);
  checkOneOf('called', called, HIT_LOCATIONS);
  const rules = rulesetOf(ruleset);
  return rules.hitLocation.calledShotIsSure
    ? calledLocation(arc, called, rules)
    : aimedLocation(arc, called, roller, rules);
}

/** A location that was named and is struck for sure. */
export function calledLocation(arc: FiringArc, called: HitLocation, rules: Ruleset): IHitLocation {
  return locationWithoutTable(hitFrom(arc, mechLocationOf(called)), NO_ROLL, rules);
}

/** The chance that an aimed shot strikes what it was aimed at. */
export function aimedChance({ aimed: { dice, from, to } }: HitLocationRules): number {
  if (dice === 2) return getProbability(from) - getProbability(to + 1);
  return Math.max(0, Math.min(to, DIE) - Math.max(from, 1) + 1) / DIE;
}

const DIE = 6;

/**
 * Where a shot strikes that was aimed with a targeting computer, or at an immobile target: the location aimed at on the
 * rolls that the ruleset names, and else as it comes.
 * @throws {RangeError | TypeError} naming field and value, if one is wrong
 */
export function determineAimedShotLocation(
  arc: FiringArc,
  aimedAt: HitLocation,
  roller: D6Roller,
  { ruleset }: RulesetOption = {},
): IHitLocation {
  checkOneOf('arc', arc, FIRING_ARCS);
  checkOneOf('aimedAt', aimedAt, HIT_LOCATIONS);
  return aimedLocation(arc, aimedAt, roller, rulesetOf(ruleset));
}

function aimedLocation(arc: FiringArc, aimedAt: HitLocation, roller: D6Roller, rules: Ruleset): IHitLocation {
  const { dice, from, to } = rules.hitLocation.aimed;
  const aim = dice === 1 ? roll1d6(roller) : roll2d6(roller);
  return aim.total >= from && aim.total <= to
    ? locationWithoutTable(hitFrom(arc, mechLocationOf(aimedAt)), aim, rules)
    : locationByTwoDice(arc, roll2d6(roller), rules);
}
