import type { Combatant } from '../combatant/combatant.js';

/** A piece of equipment is of no more use, though nothing has struck it from outside. */
export const breakFixture = (unit: Combatant, fixture: number): void =>
  unit.design.kind.breakFixture(unit, fixture);
