/** What damage comes from. Some armors take one kind of it better than another. */
export const DAMAGE_KINDS = ['energy', 'ballistic', 'missile', 'physical', 'area', 'fall'] as const;
export type DamageKind = (typeof DAMAGE_KINDS)[number];
