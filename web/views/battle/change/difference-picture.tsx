import type { Comparison } from '../../../../src/edge/simulate.js';
import { SideMark } from '../../../controls/side-mark.js';
import { BOTH_SIDES, SIDE_NAMES } from '../../../forces/sides.js';
import { inHundredths, range, ratePercent } from '../../../games/bars.js';
import { swapWords } from './swap-words.js';

const points = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(share * 100).toFixed(1)}`;

/** Both rates, and their difference on a scale around 0. */
export function DifferencePicture({ comparison }: { readonly comparison: Comparison }) {
  const { before, after, difference } = comparison;
  const widest = Math.max(
    0.1,
    ...BOTH_SIDES.flatMap((side) => [Math.abs(difference[side].low), Math.abs(difference[side].high)]),
  );
  const place = (share: number): string => inHundredths((share / widest + 1) / 2);
  return (
    <>
      <table class="rates numbers">
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">Side</span>
            </th>
            <th scope="col">As it is</th>
            <th scope="col">Changed</th>
          </tr>
        </thead>
        <tbody>
          {BOTH_SIDES.map((side) => (
            <tr key={side}>
              <th scope="row" class={side}>
                <SideMark side={side} />
                {SIDE_NAMES[side]} wins
              </th>
              {[before, after].map(({ winRate }, column) => (
                <td key={column}>
                  <strong>{ratePercent(winRate[side].value)}</strong>{' '}
                  <span class="faint">{range(winRate[side])}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {BOTH_SIDES.map((side) => {
        const { value, low, high } = difference[side];
        const sure = low > 0 || high < 0;
        return (
          <div key={side} class={`difference-row ${side}`}>
            <p>
              <strong>
                {SIDE_NAMES[side]}: {points(value)} points
              </strong>
              , 95 % interval {points(low)} to {points(high)}. {swapWords(comparison, side)}{' '}
              {sure ? 'This is more than luck.' : 'This may be luck: play more games to be sure.'}
            </p>
            <div class="difference-scale" aria-hidden="true">
              <span class="difference-zero" />
              <span
                class="difference-range"
                style={{ left: place(low), right: inHundredths(1 - (high / widest + 1) / 2) }}
              />
              <span class="difference-value" style={{ left: place(value) }} />
            </div>
          </div>
        );
      })}
      <p class="faint">
        The middle of the scale means no difference. Both battles play each game with the same seed, so luck
        favours neither.
      </p>
    </>
  );
}
