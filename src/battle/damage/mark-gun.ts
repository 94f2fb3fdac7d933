import type { Combatant } from '../combatant/combatant.js';
import type { Fixture } from '../combatant/design.js';

/** Whether the next critical hit leaves a gun working: some survive one (docs/rules/critical-hits.md). */
export function bearsAnotherHit(unit: Combatant, { item, index }: Fixture): boolean {
  if (item?.kind !== 'weapon' || item.ammoFamily === undefined || !unit.isWorking(index)) return false;
  const { hitsToDestroy } = unit.rules.critical;
  return (unit.markedGuns[index] as number) + 1 < (hitsToDestroy[item.ammoFamily] ?? 1);
}

export function markGun(unit: Combatant, { index }: Fixture): void {
  unit.markedGuns[index] = (unit.markedGuns[index] as number) + 1;
}
