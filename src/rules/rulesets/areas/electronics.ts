import type { Trait } from '../../../catalog/index.js';

export const ECM_REACHES = ['whole-line', 'ends'] as const;

/** ECM, and what it disturbs. */
export interface ElectronicsRules {
  /** Whether ECM cuts what passes through its bubble between two units, or only what begins or ends inside. */
  readonly ecmCuts: (typeof ECM_REACHES)[number];
  /** Whether active probes look through smoke on the way to a target, as far as they reach. */
  readonly probesSeeThroughSmoke: boolean;
  /** Active probes with one of these traits work in any bubble but that of an Angel suite. */
  readonly probesOnlyAngelStops: readonly Trait[];
  /** Hexes that a bubble reaches, and those of suites with one of these traits. */
  readonly ecmRadius: number;
  readonly ecmRadiusOf: Readonly<Partial<Record<Trait, number>>>;
  /** Whether a C3 link under hostile ECM is worth half of a clear one, or nothing. */
  readonly jammedNetworkHelpsByHalf: boolean;
}
