import * as v from 'valibot';
import type { ConditionSetup } from '../../src/edge/battle.js';
import { keptCollection } from '../kept/kept-collection.js';
import { BEST_SKILL, WORST_SKILL } from '../skills.js';
import type { Force } from './force.js';

const word = v.string();
const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const skill = whole(BEST_SKILL, WORST_SKILL);

/** Checked against the unit once that is loaded. */
const condition = v.custom<ConditionSetup>((value) => typeof value === 'object' && value !== null);

const Member = v.object({
  name: word,
  pilot: word,
  gunnery: skill,
  piloting: skill,
  abilities: v.array(word),
  edge: v.exactOptional(whole(0, Number.MAX_SAFE_INTEGER)),
  network: word,
  condition: v.exactOptional(condition),
});

const StoredForce: v.GenericSchema<unknown, Force> = v.object({
  id: word,
  name: word,
  budget: v.exactOptional(whole(0, Number.MAX_SAFE_INTEGER)),
  members: v.array(Member),
  changed: v.number(),
});

/** The forces on this device. */
export const keptForces = keptCollection({ name: 'forces', version: 1, schema: StoredForce });
