const TONS = 10;

/** Damage to whatever comes down from so many levels out of control, or flies into something (Total Warfare, "Crashes"). */
export const crashDamage = (tonnage: number, levels: number): number =>
  Math.round(tonnage / TONS) * (levels + 1);
