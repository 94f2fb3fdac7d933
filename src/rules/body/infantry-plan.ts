import { type BodyPlan, bodyPlan } from './plan.js';

/** A platoon is one location. */
export const INFANTRY_PLAN: BodyPlan = bodyPlan([{ location: 'troopers' }], [], {
  head: undefined,
  center: 'troopers',
});
