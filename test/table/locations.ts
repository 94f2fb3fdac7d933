import type { Combatant } from '../../src/battle/combatant/combatant.js';

export function locationIndex({ plan }: Combatant, name: string): number {
  const names: readonly string[] = plan.locations;
  const index = names.indexOf(name);
  if (index < 0) throw new Error(`no location ${name}`);
  return index;
}
