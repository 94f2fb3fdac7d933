import type { Design, WeaponMount } from '../../../src/edge/battle.js';
import type { Ammunition } from '../../../src/edge/catalog.js';
import { loadKind, loadsFor } from '../../../src/edge/rules.js';
import { equipment } from '../../units/equipment.js';

interface LoadChoice {
  readonly item: Ammunition;
  /** The unit carries it; it is not just possible. */
  readonly aboard: boolean;
}

/** The loads that a weapon could fire: those that the unit carries, then others that its bins could hold. */
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
