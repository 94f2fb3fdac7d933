/** What damage comes from. Some armors take one kind of it better than another. */
export const DAMAGE_KINDS = [
  'energy',
  /** Energy that burns: flamers and plasma. */
  'incendiary',
  'ballistic',
  /** Rounds that bore through any layer. */
  'armor-piercing',
  'missile',
  /** Missiles that eat into armor. */
  'acid',
  'physical',
  'area',
  'fall',
] as const;
export type DamageKind = (typeof DAMAGE_KINDS)[number];
