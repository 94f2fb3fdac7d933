import type { BattleEvent } from '../../battle/events/event.js';
import type { Stage } from '../../battle/events/words/names.js';
import { EVENT_TYPES } from '../../battle/events/words.js';
import * as battles from '../../battle/index.js';
import { checkInteger } from '../../check/check.js';
import { checked, having, listOf, oneOf, whole } from '../../check/shape.js';
import { LOCATION_NAMES } from '../../rules/body/plan.js';
import { optionalFlag, rulesetOption } from '../common.js';
import { battle, unitOfBattle } from './in-battle.js';
import { map } from './setup-shapes.js';

export const battleLog = checked(battles.battleLog, { battle, explaining: optionalFlag });
const stage = having<Stage>({ units: listOf(unitOfBattle), map, rulesetOption }, 'a battle');
export const describeEvent = checked(battles.describeEvent, {
  stage,
  event: having<BattleEvent>({ type: oneOf(EVENT_TYPES) }, 'an event of a battle'),
});
const location = oneOf(LOCATION_NAMES);
const checkUnit = ({ units }: Stage, index: number) => checkInteger('unit', index, 0, units.length - 1);

/** Returns a location's name on this unit: the arms of a quad are its front legs. */
export const locationName = checked(battles.locationName, { stage, unit: whole(), location }, checkUnit);
/** Returns the name of what occupies a critical slot. Slots count from 0. */
export const slotName = checked(
  battles.slotName,
  { stage, unit: whole(), location, slot: whole() },
  checkUnit,
);
