import { type ITargetNumber, type ModifierDetail, modifierWords } from '../../../../src/edge/rules.js';
import { percent } from '../../../words.js';

/** "7+, 58.3 %" */
export const Needs = ({ roll }: { readonly roll: ITargetNumber }) => (
  <span class="numbers">
    {roll.impossible ? 'cannot' : <strong>{roll.targetNumber}+</strong>} {percent(roll.probability)}
  </span>
);

/** The modifiers of a number, without those that change nothing. */
export const reasons = (modifiers: readonly ModifierDetail[]): string =>
  modifiers
    .filter(({ value, source }) => value !== 0 || source === 'base')
    .map(modifierWords)
    .join(', ');
