import type { Mech } from './mech/mech.js';
import type { OtherUnit } from './other-unit.js';

/** `unitType` distinguishes the kinds. */
export type Unit = Mech | OtherUnit;
