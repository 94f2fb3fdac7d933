import type { Counted } from './stock.js';

const KILOGRAMS_PER_TON = 1000;

/** Suits and ProtoMechs carry single rounds, which count their share of a ton. */
export function loadByWeight({ mount, roles: { item, battleValue } }: Counted): number {
  if (item.kind !== 'ammunition') return 0;
  const { shotsPerTon, kilogramsPerShot = KILOGRAMS_PER_TON / shotsPerTon } = item;
  return ((kilogramsPerShot * (mount.shots ?? shotsPerTon)) / KILOGRAMS_PER_TON) * battleValue;
}
