import type { Combatant } from './combatant/combatant.js';

/** An order that the rules forbid: the mistake of whoever gave it. */
export class IllegalOrderError extends Error {
  override readonly name = 'IllegalOrderError';

  constructor(unit: Combatant, what: string, why: string) {
    super(`${unit.design.name} (${unit.id}) cannot ${what}: ${why}`);
  }
}
