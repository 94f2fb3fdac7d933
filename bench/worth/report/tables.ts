// The contents of the files in public/data/worth; docs/schemas/worth.schema.json describes them.

/** How a table was made. */
export interface Made {
  readonly program: string;
  readonly commit: string;
  readonly method: string;
  readonly seed: number;
  readonly games: number;
  readonly bots: string;
  readonly maps: string;
}

/** A figure and the ends of its 95 % interval. */
export interface Figure {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

interface Table<Name extends string, Row> {
  readonly format: 'tarcomp-worth';
  readonly version: 1;
  readonly table: Name;
  readonly made: Made;
  readonly rows: readonly Row[];
}

export interface AbilityRow {
  readonly kind: 'ability' | 'quirk';
  readonly id: string;
  readonly name: string;
  readonly ruleset: string;
  /** Points of win rate, of a hundred. */
  readonly points: Figure;
  /** The increase of Battle Value with the same effect, in percent. */
  readonly battleValue: Figure;
  /** Whether the interval excludes 0. */
  readonly measurable: boolean;
  readonly games: number;
  /** Pairs of games with different results: none if it never mattered, or bots never use it. */
  readonly differed: number;
  /** Points in each match-up. */
  readonly matchUps: readonly number[];
}

/** Log odds of winning for each unit of the logarithm of a ratio of Battle Values. */
export interface Curve {
  readonly both: Figure;
  readonly armor: Figure;
  readonly skill: Figure;
}

export interface AbilityTable extends Table<'abilities', AbilityRow> {
  readonly matchUps: readonly string[];
  readonly curve: Curve;
}

export interface SkillRow {
  readonly gunnery: number;
  readonly piloting: number;
  /** Against 4/5, in percent. */
  readonly winRate: Figure;
  /** The factor on Battle Value that the table charges. */
  readonly charged: number;
  /** The factor with the same win rate if spent on armor. */
  readonly worth: Figure;
  readonly price: 'low' | 'high' | 'fits';
}

export interface ArmorRow {
  readonly percent: number;
  /** Mean ratio of Battle Values. */
  readonly ratio: number;
  readonly winRate: Figure;
}

export interface SkillTable extends Table<'skills', SkillRow> {
  readonly armor: readonly ArmorRow[];
  readonly curve: Curve;
}

export interface UnitWorthRow {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly battleValue: number;
  /** Log odds against an average drawn unit. */
  readonly rating: Figure;
  /** The Battle Value at which it would win as often as units of that value do. */
  readonly fairValue: Figure;
  /** Games, and points of a hundred. */
  readonly games: number;
  readonly scored: number;
}

export interface ResidualRow {
  readonly by: string;
  readonly group: string;
  readonly units: number;
  /** Fair value over Battle Value, less 1, in percent. */
  readonly underpriced: Figure;
}

export interface UnitTable extends Table<'units', UnitWorthRow> {
  readonly correlation: {
    /** Of the logarithm of Battle Value with the rating. */
    readonly pearson: Figure;
    readonly spearman: Figure;
    /** Pearson's, of 'Mechs alone. */
    readonly mechs: Figure;
    /** The share of pairings in which the unit with the higher Battle Value scores more. */
    readonly rightFavorite: number;
  };
  readonly brier: {
    readonly constant: number;
    readonly battleValue: number;
    readonly rating: number;
    readonly oracle: number;
  };
  /** Of the forecast by Battle Value. */
  readonly slope: number;
  /** The usual rating of units of a Battle Value, from which fair values are read. */
  readonly usual: readonly { readonly battleValue: number; readonly rating: number }[];
  readonly dispersion: number;
  readonly undecided: number;
  readonly calibration: readonly {
    readonly said: number;
    readonly came: Figure;
    readonly pairings: number;
    readonly games: number;
  }[];
  readonly residuals: readonly ResidualRow[];
}

/** Raw results: pairs of games by both outcomes in each cell, or outcomes of pairings. */
export interface RawTable {
  readonly format: 'tarcomp-worth';
  readonly version: 1;
  readonly table: 'raw-comparisons' | 'raw-pairings';
  readonly made: Made;
  /** A description of each entry. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (
    | string
    | number
    | readonly number[]
    | readonly (readonly number[])[]
  )[])[];
}
