import type { Combatant } from '../combatant/combatant.js';

/** The armor of a location, as long as any is left. */
export function armorTypeAt({ armor, rearArmor, design }: Combatant, location: number): string | undefined {
  const armored = (armor[location] as number) > 0 || (rearArmor[location] as number) > 0;
  return armored ? design.armorTypes[location] : undefined;
}
