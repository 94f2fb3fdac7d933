import type { Combatant } from '../combatant/combatant.js';

/** A piece of equipment stops working without a hit from outside. */
export const breakFixture = (unit: Combatant, fixture: number): void =>
  unit.design.kind.breakFixture(unit, fixture);
