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
import { INTERVENING_TERRAIN, TARGET_TERRAIN } from './modifiers/terrain.js';
import { WEAPON } from './modifiers/weapon.js';
import type { ToHitModifier } from './situation.js';

/** Every modifier of shots but those of quirks and abilities, in the order of aggregation. */
export const TO_HIT_MODIFIERS: readonly ToHitModifier[] = [
  GUNNERY,
  RANGE,
  MINIMUM_RANGE,
  ATTACKER_MOVED,
  TARGET_MOVED,
  TARGET_SKIDDED,
  HEAT,
  ...TARGET_STATE,
  INTERVENING_TERRAIN,
  TARGET_TERRAIN,
  ...DAMAGE,
  ...EQUIPMENT,
  ...ATTACKER_STATE,
  ...SKY,
  ...WEAPON,
];
