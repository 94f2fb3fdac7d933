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

/** What comes between the four modifiers that every shot has, the caller's own, and those of quirks and abilities. */
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

/** Every modifier of shots but the caller's own and those of quirks and abilities, in the order of aggregation. */
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

/** The modifiers to ask about a shot with these facts. Remembered, as the same few facts come together all the time. */
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

/** Of each step what is asked on every shot, and what these facts call for. */
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
