import type { BattleEvent, BattleEventType } from './event.js';
import { ATTACK_WORDS } from './words/attacks.js';
import { BLOW_WORDS } from './words/blows.js';
import { COURSE_WORDS } from './words/course.js';
import { DAMAGE_WORDS } from './words/damage.js';
import { HEAT_WORDS } from './words/heat.js';
import { MOVEMENT_WORDS } from './words/movement.js';
import type { Stage } from './words/names.js';
import { PROTOMECH_WORDS } from './words/protomechs.js';
import { SOLDIER_WORDS } from './words/soldiers.js';
import { VEHICLE_WORDS } from './words/vehicles.js';
import type { WordsFor } from './words/words-for.js';

/** A sentence for every type of event; a missing one is a type error. */
const WORDS: WordsFor<BattleEventType> = {
  ...COURSE_WORDS,
  ...MOVEMENT_WORDS,
  ...ATTACK_WORDS,
  ...BLOW_WORDS,
  ...DAMAGE_WORDS,
  ...HEAT_WORDS,
  ...VEHICLE_WORDS,
  ...PROTOMECH_WORDS,
  ...SOLDIER_WORDS,
};

export const EVENT_TYPES: readonly string[] = Object.freeze(Object.keys(WORDS));

/** Returns the event as a sentence for players. */
export function describeEvent(stage: Stage, event: BattleEvent): string {
  return sentence(stage, event.type, event);
}

// The table pairs each type with its own event, which the compiler cannot see through a union.
function sentence<Type extends BattleEventType>(stage: Stage, type: Type, event: BattleEvent): string {
  const words = WORDS[type] as (stage: Stage, event: BattleEvent) => string;
  return words(stage, event);
}
