import { type Design, mechDesignOf } from '../../../src/edge/battle.js';
import type { Unit } from '../../../src/edge/units.js';

/** Undefined while no unit is chosen, and for one that the results refuse. */
export const designIfAny = (unit: Unit | undefined): Design | undefined =>
  unit?.unitType === 'Mek' ? mechDesignOf(unit) : undefined;
