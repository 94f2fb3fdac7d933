import { type Design, mechDesignOf } from '../../../src/edge/battle.js';
import type { Unit } from '../../../src/edge/units.js';

/** Undefined without a unit, and for a unit that cannot fight. */
export const designIfAny = (unit: Unit | undefined): Design | undefined =>
  unit?.unitType === 'Mek' ? mechDesignOf(unit) : undefined;
