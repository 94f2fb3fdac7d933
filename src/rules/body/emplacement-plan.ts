import { bodyPlan } from './plan.js';

/** A gun emplacement has one location: its building, with the guns in it. */
export const EMPLACEMENT_PLAN = bodyPlan([{ location: 'guns' }], [], { head: undefined, center: 'guns' });
