import { type BodyPlan, bodyPlan } from './plan.js';

/** People, and nothing that could be told apart. */
export const INFANTRY_PLAN: BodyPlan = bodyPlan([{ location: 'troopers' }], [], {
  head: undefined,
  center: 'troopers',
});
