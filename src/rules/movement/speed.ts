import { resolveAbilities } from '../abilities/ability-catalog.js';
import { checkInteger, checkNumber } from '../check.js';
import { type RulesetOption, rulesetOf } from '../ruleset.js';

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

/** Walking movement points at this heat, of what damage and load have left (combat.md section 4.1). */
export function walkingMpAtHeat(walk: number, heat: number, tripleStrengthMyomer = false): number {
  checkInteger('walk', walk, 0, Number.POSITIVE_INFINITY);
  const stronger =
    tripleStrengthMyomer && walk > 0 && isTripleStrengthActive(heat) ? TRIPLE_STRENGTH_POINTS : 0;
  return Math.max(0, walk - movementLostToHeat(heat) + stronger);
}

/** Running movement points of a unit that has so many for walking now. */
export function calculateRunningMp(
  walk: number,
  abilities: readonly string[] | undefined,
  options: RulesetOption = {},
): number {
  checkInteger('walk', walk, 0, Number.POSITIVE_INFINITY);
  const ruleset = rulesetOf(options.ruleset).name;
  const known = resolveAbilities(abilities);
  if (walk === 0) return 0;
  return known.reduce(
    (run, { ability }) => run + (ability.hooks[ruleset].runningMp ?? 0),
    Math.ceil(walk * 1.5),
  );
}
