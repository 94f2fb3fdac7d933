import type { Combatant } from '../../../src/battle/combatant/combatant.js';
import type { WeaponMount } from '../../../src/battle/combatant/weapon-mount.js';
import type { Ammunition } from '../../../src/catalog/index.js';
import { kindOf, loadsFor } from '../../../src/rules/firing/loads.js';
import { equipment } from '../../units/equipment.js';

interface LoadChoice {
  readonly item: Ammunition;
  /** In a bin of the unit, and not merely one that could be. */
  readonly aboard: boolean;
}

/** What a weapon could fire: what the unit carries for it, then what its bins could hold instead. */
export function loadChoices({ design }: Combatant, mount: WeaponMount): readonly LoadChoice[] {
  const { builtInLoad } = mount;
  const carried = builtInLoad ? [builtInLoad] : mount.bins.flatMap((bin) => design.bins[bin]?.item ?? []);
  if (carried.length === 0) return [];
  const kinds = new Map<string, LoadChoice>();
  for (const item of carried) kinds.set(kindOf(item), { item, aboard: true });
  for (const item of loadsFor(mount.item, equipment.value)) {
    if (!kinds.has(kindOf(item))) kinds.set(kindOf(item), { item, aboard: false });
  }
  return [...kinds.values()];
}
