/** The size of a run. Only the full form is published. */
export interface Form {
  readonly name: 'full' | 'quick';
  /** Every so many abilities, quirks and skills, one is measured. */
  readonly oneIn: number;
  /** The share of a round's pairs of games that is played. */
  readonly pairs: number;
  readonly rounds: {
    readonly abilities: Rounds;
    readonly skills: Rounds;
    readonly armor: Rounds;
  };
  readonly prediction: {
    /** Share of the units. */
    readonly units: number;
    /** Rounds in which every unit meets one other. */
    readonly rounds: number;
    /** Seeds of a pairing in each landscape; each is played from both edges. */
    readonly seeds: number;
  };
}

/** How often all cells of a subject are played. */
export interface Rounds {
  readonly least: number;
  readonly most: number;
  /** Half the width of a sufficiently narrow interval, as a share of games. */
  readonly target: number;
}

export const FULL: Form = {
  name: 'full',
  oneIn: 1,
  pairs: 1,
  rounds: {
    abilities: { least: 2, most: 24, target: 0.0099 },
    skills: { least: 2, most: 2, target: 0 },
    armor: { least: 8, most: 8, target: 0 },
  },
  prediction: { units: 1, rounds: 66, seeds: 16 },
};

export const QUICK: Form = {
  name: 'quick',
  oneIn: 20,
  pairs: 0.05,
  rounds: {
    abilities: { least: 1, most: 2, target: 0.0099 },
    skills: { least: 1, most: 1, target: 0 },
    armor: { least: 1, most: 1, target: 0 },
  },
  prediction: { units: 0.08, rounds: 6, seeds: 2 },
};
