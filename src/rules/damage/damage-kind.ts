/** The source of damage. Some armors resist one kind better than another. */
export const DAMAGE_KINDS = [
  'energy',
  /** Flamers and plasma. */
  'incendiary',
  'ballistic',
  /** Rounds that pierce any armor. */
  'armor-piercing',
  'missile',
  /** Missiles that corrode armor. */
  'acid',
  'physical',
  'area',
  'fall',
] as const;
export type DamageKind = (typeof DAMAGE_KINDS)[number];
