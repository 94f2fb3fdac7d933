const TONS = 10;

/** Damage to a unit that crashes from this many levels, or flies into something (Total Warfare, "Crashes"). */
export const crashDamage = (tonnage: number, levels: number): number =>
  Math.round(tonnage / TONS) * (levels + 1);
