import { ATTACKER_STATE } from './modifiers/attacker-state.js';
import { DAMAGE } from './modifiers/damage.js';
import { EQUIPMENT } from './modifiers/equipment.js';
import {
  ATTACKER_MOVED,
  GUNNERY,
  HEAT,
  MINIMUM_RANGE,
  RANGE,
  TARGET_MOVED,
  TARGET_SKIDDED,
} from './modifiers/every-shot.js';
import { SKY } from './modifiers/sky.js';
import { TARGET_STATE } from './modifiers/target-state.js';
import { TERRAIN } from './modifiers/terrain.js';
import { WEAPON } from './modifiers/weapon.js';
import type { ToHitModifier } from './situation.js';

/** The modifiers between the four that every shot has, the caller's own, and those of quirks and abilities. */
interface Steps {
  readonly afterRange: readonly ToHitModifier[];
  readonly afterMovement: readonly ToHitModifier[];
  readonly afterCallersOwn: readonly ToHitModifier[];
  readonly afterCarried: readonly ToHitModifier[];
}

const STEPS: Steps = {
  afterRange: [MINIMUM_RANGE],
  afterMovement: [TARGET_SKIDDED, HEAT, ...TARGET_STATE, ...TERRAIN, ...DAMAGE],
  afterCallersOwn: [...EQUIPMENT, ...ATTACKER_STATE],
  afterCarried: [...SKY, ...WEAPON],
};

/** All to-hit modifiers in order of aggregation, except the caller's own and those of quirks and abilities. */
export const TO_HIT_MODIFIERS: readonly ToHitModifier[] = [
  GUNNERY,
  RANGE,
  ...STEPS.afterRange,
  ATTACKER_MOVED,
  TARGET_MOVED,
  ...STEPS.afterMovement,
  ...STEPS.afterCallersOwn,
  ...STEPS.afterCarried,
];

const LIMIT = 10_000;
const byFacts = new Map<number, Steps>();
let lastFacts = 0;
let lastSteps = asked(0);

/**
 * Returns the modifiers to evaluate for a shot with these facts. They are cached, because the same few combinations
 * recur.
 */
export function stepsFor(facts: number): Steps {
  if (facts === lastFacts) return lastSteps;
  let steps = byFacts.get(facts);
  if (steps === undefined) {
    steps = asked(facts);
    if (byFacts.size >= LIMIT) byFacts.clear();
    byFacts.set(facts, steps);
  }
  lastFacts = facts;
  lastSteps = steps;
  return steps;
}

/** For each step: the modifiers of every shot, and those that these facts call for. */
function asked(facts: number): Steps {
  const acts = ({ needs }: ToHitModifier): boolean => needs === 0 || (needs & facts) !== 0;
  const { afterRange, afterMovement, afterCallersOwn, afterCarried } = STEPS;
  return {
    afterRange: afterRange.filter(acts),
    afterMovement: afterMovement.filter(acts),
    afterCallersOwn: afterCallersOwn.filter(acts),
    afterCarried: afterCarried.filter(acts),
  };
}
