import { resolveAbilities } from '../abilities/ability-catalog.js';
import type { MechChassis } from '../body/chassis.js';
import { hooksIn } from '../hooks.js';
import { type RulesetOption, rulesetOf } from '../ruleset.js';
import { mayRun } from './gait.js';
import { withLegsLost } from './legs-lost.js';

const HEAT_FOR_A_POINT = 5;
const TRIPLE_STRENGTH_HEAT = 9;
const TRIPLE_STRENGTH_POINTS = 2;

/** Returns the walking movement points lost to heat. */
export function movementLostToHeat(heat: number): number {
  return Math.floor(heat / HEAT_FOR_A_POINT);
}

/** Whether triple-strength myomer is active at this heat. */
export function isTripleStrengthActive(heat: number): boolean {
  return heat >= TRIPLE_STRENGTH_HEAT;
}

/** Returns the change in walking MP from heat. Active triple-strength myomer offsets the loss. */
export function mpFromHeat(heat: number, tripleStrengthMyomer: boolean): number {
  const stronger = tripleStrengthMyomer && isTripleStrengthActive(heat) ? TRIPLE_STRENGTH_POINTS : 0;
  return stronger - movementLostToHeat(heat);
}

/** Returns walking MP at this heat, from the MP left after damage and load (docs/rules/movement.md). */
export function walkingMpAtHeat(walk: number, heat: number, tripleStrengthMyomer = false): number {
  return Math.max(0, walk + mpFromHeat(heat, tripleStrengthMyomer && walk > 0));
}

/** What changes running MP from one and a half times walking MP. */
export interface RunningOptions extends RulesetOption {
  /** Used this turn. */
  readonly masc?: boolean;
  readonly supercharger?: boolean;
  /** Hardened armor on at least one leg. */
  readonly hardenedLegs?: boolean;
  readonly unitQuirks?: readonly string[];
  /** Movement points spent in the previous turn. */
  readonly mpLastTurn?: number;
  /** If left out: biped. */
  readonly chassis?: MechChassis;
  /** With too many legs lost, a 'Mech cannot run. */
  readonly legsLost?: number;
  /** A unit that carries an object cannot run (docs/rules/standard.md). */
  readonly carrying?: boolean;
}

/** Returns running movement points for this current walking MP. */
export function calculateRunningMp(
  walk: number,
  abilities: readonly string[] | undefined,
  options: RunningOptions = {},
): number {
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
