import type { Comparison, Side } from '../../../../src/edge/simulate.js';
import { SIDE_NAMES } from '../../../forces/sides.js';
import { counted, grouped } from '../../../words.js';

/** "Red wins 44 games it used to lose, and loses 27 it used to win." Where games end without a winner, not to win is not to lose. */
export function swapWords({ before, after, difference }: Comparison, side: Side): string {
  const name = SIDE_NAMES[side];
  const { gained, lost } = difference[side];
  const allDecided = [before, after].every(({ draws, undecided }) => draws + undecided === 0);
  return allDecided
    ? `${name} wins ${counted(gained, 'game')} it used to lose, and loses ${grouped(lost)} it used to win.`
    : `${name} wins ${counted(gained, 'game')} it did not win before, and no longer wins ${grouped(lost)} that it did.`;
}
