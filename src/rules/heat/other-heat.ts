import { checkNumber } from '../../check/check.js';

const MOST_FROM_OUTSIDE = 15;

/** Heat of each, every turn (docs/rules/heat.md). */
const EACH = {
  engineHits: 5,
  /** Stealth armor, null-signature and void-signature systems at work. */
  signatureSystems: 10,
  chameleonShields: 6,
  novaSystems: 2,
  chargedCapacitors: 5,
} as const;

const SOURCES = Object.keys(EACH) as (keyof typeof EACH)[];

export type OtherHeatSources = { readonly [Source in keyof typeof EACH]?: number } & {
  /** Fire, infernos, flamers, plasma: however much there is, a 'Mech takes in only so much. */
  readonly external?: number;
};

/** Heat that neither moving nor firing brings. */
export function calculateOtherHeat(sources: OtherHeatSources): number {
  const { external = 0 } = sources;
  checkNumber('external', external, 0);
  let heat = Math.min(external, MOST_FROM_OUTSIDE);
  for (const source of SOURCES) {
    const count = sources[source] ?? 0;
    checkNumber(source, count, 0);
    heat += count * EACH[source];
  }
  return heat;
}
