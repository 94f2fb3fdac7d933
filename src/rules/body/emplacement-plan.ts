import { bodyPlan } from './plan.js';

/** All there is of a gun emplacement: its building, with the guns in it. */
export const EMPLACEMENT_PLAN = bodyPlan([{ location: 'guns' }], [], { head: undefined, center: 'guns' });
