import type { ITargetNumber } from '../../../../src/edge/rules.js';
import { percent } from '../../../words.js';

/** "7+, 58.3 %" */
export const Needs = ({ roll }: { readonly roll: ITargetNumber }) => (
  <span class="numbers">
    {roll.impossible ? 'cannot' : <strong>{roll.targetNumber}+</strong>} {percent(roll.probability)}
  </span>
);
