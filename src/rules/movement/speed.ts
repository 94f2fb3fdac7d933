import { checkInteger, checkNumber } from '../../check/check.js';
import { resolveAbilities } from '../abilities/ability-catalog.js';
import type { MechChassis } from '../body/chassis.js';
import { hooksIn } from '../hooks.js';
import { type RulesetOption, rulesetOf } from '../ruleset.js';
import { mayRun } from './gait.js';
import { withLegsLost } from './legs-lost.js';

const HEAT_FOR_A_POINT = 5;
const TRIPLE_STRENGTH_HEAT = 9;
const TRIPLE_STRENGTH_POINTS = 2;

/** Walking movement points that heat takes away. */
export function movementLostToHeat(heat: number): number {
  checkNumber('heat', heat, 0);
  return Math.floor(heat / HEAT_FOR_A_POINT);
}

/** Triple-strength myomer comes to life at this heat. */
export function isTripleStrengthActive(heat: number): boolean {
  checkNumber('heat', heat, 0);
  return heat >= TRIPLE_STRENGTH_HEAT;
}

/** What heat adds to walking movement points, or takes from them; myomer grows stronger as the rest grows slower. */
export function mpFromHeat(heat: number, tripleStrengthMyomer: boolean): number {
  const stronger = tripleStrengthMyomer && isTripleStrengthActive(heat) ? TRIPLE_STRENGTH_POINTS : 0;
  return stronger - movementLostToHeat(heat);
}

/** Walking movement points at this heat, of what damage and load have left (docs/rules/movement.md). */
export function walkingMpAtHeat(walk: number, heat: number, tripleStrengthMyomer = false): number {
  checkInteger('walk', walk, 0, Number.POSITIVE_INFINITY);
  return Math.max(0, walk + mpFromHeat(heat, tripleStrengthMyomer && walk > 0));
}

/** What makes a unit run faster or slower than half again its walk. */
export interface RunningOptions extends RulesetOption {
  /** Used in this turn. */
  readonly masc?: boolean;
  readonly supercharger?: boolean;
  /** Hardened armor on a leg. */
  readonly hardenedLegs?: boolean;
  readonly unitQuirks?: readonly string[];
  /** Movement points that it spent in the turn before. */
  readonly mpLastTurn?: number;
  /** Left out: biped. */
  readonly chassis?: MechChassis;
  /** Who hops on what legs are left does not run. */
  readonly legsLost?: number;
  /** Whoever carries an object does not run (docs/rules/standard.md). */
  readonly carrying?: boolean;
}

/** Running movement points of a unit that has so many for walking now. */
export function calculateRunningMp(
  walk: number,
  abilities: readonly string[] | undefined,
  options: RunningOptions = {},
): number {
  checkInteger('walk', walk, 0, Number.POSITIVE_INFINITY);
  const rules = rulesetOf(options.ruleset);
  const known = resolveAbilities(abilities);
  const { carrying, chassis = 'biped', legsLost = 0, unitQuirks, mpLastTurn = 0 } = options;
  if (walk === 0 || carrying || !withLegsLost(rules.movement, chassis, legsLost).runs) return walk;
  if (!mayRun({ unitQuirks: unitQuirks ?? [] }, walk, mpLastTurn, options)) return walk;
  return known.reduce(
    (run, { ability }) => run + (hooksIn(ability, rules).runningMp ?? 0),
    Math.ceil(walk * runningFactor(options)) - (options.hardenedLegs ? 1 : 0),
  );
}

function runningFactor({ masc, supercharger }: RunningOptions): number {
  if (masc && supercharger) return 2.5;
  return masc || supercharger ? 2 : 1.5;
}
