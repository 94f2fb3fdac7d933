import type { Combatant } from '../combatant/combatant.js';

/** A piece of equipment is of no more use, though nothing has struck it from outside. */
export function breakFixture(unit: Combatant, fixture: number): void {
  unit.design.slots.forEach((slots, location) => {
    slots.forEach((slot, index) => {
      if (slot.fixture === fixture || slot.second === fixture)
        unit.hitSlots[location] = (unit.hitSlots[location] as number) | (1 << index);
    });
  });
  unit.refresh();
}
