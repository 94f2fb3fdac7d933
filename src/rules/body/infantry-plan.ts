import { type BodyPlan, bodyPlan } from './plan.js';

/** People: the platoon is one location. */
export const INFANTRY_PLAN: BodyPlan = bodyPlan([{ location: 'troopers' }], [], {
  head: undefined,
  center: 'troopers',
});
