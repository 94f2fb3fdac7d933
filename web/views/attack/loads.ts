import type { Design, WeaponMount } from '../../../src/edge/battle.js';
import type { Ammunition } from '../../../src/edge/catalog.js';
import { loadKind, loadsFor } from '../../../src/edge/rules.js';
import { equipment } from '../../units/equipment.js';

interface LoadChoice {
  readonly item: Ammunition;
  /** In a bin of the unit, and not merely one that could be. */
  readonly aboard: boolean;
}

/** What a weapon could fire: what the unit carries for it, then what its bins could hold instead. */
export function loadChoices(design: Design, mount: WeaponMount): readonly LoadChoice[] {
  const { builtInLoad } = mount;
  const carried = builtInLoad ? [builtInLoad] : mount.bins.flatMap((bin) => design.bins[bin]?.item ?? []);
  if (carried.length === 0) return [];
  const kinds = new Map<string, LoadChoice>();
  for (const item of carried) kinds.set(loadKind(item), { item, aboard: true });
  for (const item of loadsFor(mount.item, equipment.value)) {
    if (!kinds.has(loadKind(item))) kinds.set(loadKind(item), { item, aboard: false });
  }
  return [...kinds.values()];
}
