import type { Trait } from '../../../catalog/index.js';

export const ECM_REACHES = ['whole-line', 'ends'] as const;

/** ECM, and what it jams. */
export interface ElectronicsRules {
  /** Whether ECM jams every line that passes through its bubble, or only lines that begin or end inside. */
  readonly ecmCuts: (typeof ECM_REACHES)[number];
  /** Whether active probes look through smoke on the way to a target, as far as they reach. */
  readonly probesSeeThroughSmoke: boolean;
  /** Active probes with one of these traits work in every bubble except that of an Angel suite. */
  readonly probesOnlyAngelStops: readonly Trait[];
  /** The radius of a bubble in hexes, and that of suites with one of these traits. */
  readonly ecmRadius: number;
  readonly ecmRadiusOf: Readonly<Partial<Record<Trait, number>>>;
  /** Whether a C3 link under hostile ECM is worth half of a clear one, or nothing. */
  readonly jammedNetworkHelpsByHalf: boolean;
}
