const MOST_FROM_OUTSIDE = 15;

/** Heat from each, every turn (docs/rules/heat.md). */
const EACH = {
  engineHits: 5,
  /** Active stealth armor, null-signature and void-signature systems. */
  signatureSystems: 10,
  chameleonShields: 6,
  novaSystems: 2,
  chargedCapacitors: 5,
} as const;

const SOURCES = Object.keys(EACH) as (keyof typeof EACH)[];

export type OtherHeatSources = { readonly [Source in keyof typeof EACH]?: number } & {
  /** Heat from fire, infernos, flamers and plasma, which counts only up to a limit. */
  readonly external?: number;
};

/** Returns the heat that comes from neither movement nor weapons. */
export function calculateOtherHeat(sources: OtherHeatSources): number {
  const { external = 0 } = sources;
  let heat = Math.min(external, MOST_FROM_OUTSIDE);
  for (const source of SOURCES) heat += (sources[source] ?? 0) * EACH[source];
  return heat;
}
