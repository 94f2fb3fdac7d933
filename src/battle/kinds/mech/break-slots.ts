import type { Combatant } from '../../combatant/combatant.js';

/** Every slot of a piece of equipment counts as hit. */
export function breakSlots(unit: Combatant, fixture: number): void {
  unit.design.slots.forEach((slots, location) => {
    slots.forEach((slot, index) => {
      if (slot.fixture === fixture || slot.second === fixture)
        unit.hitSlots[location] = (unit.hitSlots[location] as number) | (1 << index);
    });
  });
  unit.refresh();
}
