import {
  ATTACKER_PRONE,
  CALLED_SHOT,
  INDIRECT_FIRE,
  SECONDARY_TARGET,
  SPOTTING,
} from './modifiers/attacker-state.js';
import { ACTUATOR_DAMAGE, PILOT_WOUNDS, SENSOR_DAMAGE } from './modifiers/damage.js';
import { ACTUATOR_ENHANCEMENT, FIRE_CONTROL, SHIELD, TARGETING_COMPUTER } from './modifiers/equipment.js';
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
import {
  PARTIAL_COVER,
  TARGET_CHAMELEON,
  TARGET_IMMOBILE,
  TARGET_PRONE,
  TARGET_STEALTH,
  TARGET_STUCK,
  TARGET_SUPERHEAVY,
  TARGET_VOID_SIGNATURE,
} from './modifiers/target-state.js';
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
  TARGET_PRONE,
  TARGET_IMMOBILE,
  PARTIAL_COVER,
  TARGET_STUCK,
  TARGET_SUPERHEAVY,
  TARGET_STEALTH,
  TARGET_VOID_SIGNATURE,
  TARGET_CHAMELEON,
  INTERVENING_TERRAIN,
  TARGET_TERRAIN,
  PILOT_WOUNDS,
  SENSOR_DAMAGE,
  ACTUATOR_DAMAGE,
  TARGETING_COMPUTER,
  ACTUATOR_ENHANCEMENT,
  FIRE_CONTROL,
  SHIELD,
  ATTACKER_PRONE,
  SECONDARY_TARGET,
  INDIRECT_FIRE,
  CALLED_SHOT,
  SPOTTING,
  ...SKY,
  ...WEAPON,
];
