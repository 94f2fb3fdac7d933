import type { Combatant } from './combatant/combatant.js';

/** An order that the rules forbid: a mistake of the player or bot that gave it. */
export class IllegalOrderError extends Error {
  override readonly name = 'IllegalOrderError';

  constructor(unit: Combatant, what: string, why: string) {
    super(`${unit.design.name} (${unit.id}) cannot ${what}: ${why}`);
  }
}
