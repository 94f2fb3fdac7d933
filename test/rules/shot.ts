import {
  calculateToHit,
  type IAttackerState,
  type ITargetState,
  type IToHitCalculation,
  type IToHitOptions,
  type RangeBracket,
} from '../../src/index.js';

const RANGES: Readonly<Record<RangeBracket, number>> = {
  short: 3,
  medium: 6,
  long: 9,
  extreme: 12,
  out_of_range: 13,
};

/** Gunnery 4, standing still and cool. */
export const shooter = (facts: Partial<IAttackerState> = {}): IAttackerState => ({
  gunnery: 4,
  movementType: 'stationary',
  heat: 0,
  ...facts,
});

export const standing = (facts: Partial<ITargetState> = {}): ITargetState => ({
  movementType: 'stationary',
  hexesMoved: 0,
  ...facts,
});

/** What differs from a plain shot at short range in the open, which needs a 4. */
export interface Shot {
  readonly by?: Partial<IAttackerState>;
  readonly at?: Partial<ITargetState>;
  readonly bracket?: RangeBracket;
  readonly range?: number;
  readonly options?: IToHitOptions;
}

export function shoot({ by, at, bracket = 'short', range, options }: Shot): IToHitCalculation {
  return calculateToHit(shooter(by), standing(at), bracket, range ?? RANGES[bracket], options);
}

export const numberOf = (shot: Shot): number => shoot(shot).finalToHit;

/** The value of the entry with this id, or undefined where it is not listed. */
export const entryOf = (shot: Shot, id: string): number | undefined =>
  shoot(shot).modifiers.find((entry) => entry.id === id)?.value;

/** The same shot under both rulesets, `standard` first. */
export function inBoth(shot: Shot): readonly [standard: number, totalWarfare: number] {
  const under = (ruleset: 'standard' | 'total-warfare') =>
    numberOf({ ...shot, options: { ...shot.options, ruleset } });
  return [under('standard'), under('total-warfare')];
}
