import type { Mech } from './mech/mech.js';
import type { OtherUnit } from './other-unit.js';

/** Told apart by `unitType`. */
export type Unit = Mech | OtherUnit;
