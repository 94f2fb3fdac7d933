export const ECM_REACHES = ['whole-line', 'ends'] as const;

/** ECM, and what it disturbs. */
export interface ElectronicsRules {
  /** Whether ECM cuts what passes through its bubble between two units, or only what begins or ends inside. */
  readonly ecmCuts: (typeof ECM_REACHES)[number];
  /** Whether active probes look through smoke on the way to a target, as far as they reach. */
  readonly probesSeeThroughSmoke: boolean;
}
