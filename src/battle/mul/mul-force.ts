import type { ForceUnit } from '../setup.js';

/** The fate of a unit, in the record of a game. */
export const MUL_FATES = Object.freeze([
  'survivors',
  'allies',
  'salvage',
  'retreated',
  'devastated',
] as const);
export type MulFate = (typeof MUL_FATES)[number];

/** A unit of a force, as a `.mul` file has it. */
export interface MulUnit extends ForceUnit {
  readonly commander?: true;
  /** The rolls on which the pilot spends Edge, by MegaMek's ids. */
  readonly edgeTriggers?: readonly string[];
  /** Set in the record of a game. */
  readonly fate?: MulFate;
}

export interface MulWarning {
  /** Counted from 1. */
  readonly line: number;
  readonly message: string;
}

export interface MulForce {
  readonly units: readonly MulUnit[];
  /** Parts of the file that were not understood or cannot be kept. */
  readonly warnings: readonly MulWarning[];
  /** Units that could not be found, with the reason. */
  readonly leftOut: readonly MulWarning[];
}
