import {
  calculateToHit,
  type IAttackerState,
  type ITargetState,
  type IToHitCalculation,
  type IToHitOptions,
  type RangeBracket,
} from '../../../src/rules/to-hit/index.js';
import { shooter, standing } from '../shot.js';

export const BOOK = { ruleset: 'total-warfare' } as const;

/** A plain shot: gunnery 4, nobody moves, short range. What a test is about is all it has to say. */
export interface Shot {
  readonly attacker?: Partial<IAttackerState>;
  readonly target?: Partial<ITargetState>;
  readonly bracket?: RangeBracket;
  readonly range?: number;
  readonly options?: IToHitOptions;
}

export const calculate = ({
  attacker,
  target,
  bracket = 'short',
  range = 3,
  options,
}: Shot): IToHitCalculation => calculateToHit(shooter(attacker), standing(target), bracket, range, options);

/** The number it needs. */
export const needs = (shot: Shot): number => calculate(shot).finalToHit;

/** The value of one entry, or undefined where it is not listed. */
export const entry = (id: string, shot: Shot): number | undefined =>
  calculate(shot).modifiers.find((modifier) => modifier.id === id)?.value;

/** The sum of the entries of one step. */
export const step = (source: string, shot: Shot): number =>
  calculate(shot)
    .modifiers.filter((modifier) => modifier.source === source)
    .reduce((sum, { value }) => sum + value, 0);
