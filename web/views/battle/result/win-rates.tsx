import type { SimulationResult } from '../../../../src/edge/simulate.js';
import { SideMark } from '../../../controls/side-mark.js';
import { BOTH_SIDES, SIDE_NAMES } from '../../../forces/sides.js';
import { Bar, rateBar, ratePercent } from '../../../games/bars.js';
import { counted } from '../../../words.js';

export function WinRates({ result }: { readonly result: SimulationResult }) {
  const { winRate, wins, draws, undecided, games } = result;
  const rest = [
    ['Draw', draws],
    ['Undecided', undecided],
  ] as const;
  return (
    <div class="win-rates">
      {BOTH_SIDES.map((side) => (
        <Bar
          key={side}
          label={
            <>
              <SideMark side={side} />
              <strong>{SIDE_NAMES[side]} wins</strong>{' '}
              <span class="faint">{counted(wins[side], 'game')}</span>
            </>
          }
          side={side}
          {...rateBar(winRate[side])}
        />
      ))}
      {rest.map(
        ([words, count]) =>
          count > 0 && (
            <Bar
              key={words}
              label={
                <>
                  {words} <span class="faint">{counted(count, 'game')}</span>
                </>
              }
              share={games === 0 ? 0 : count / games}
              words={ratePercent(games === 0 ? 0 : count / games)}
            />
          ),
      )}
      <p class="faint">In brackets, and as a whisker on the bar: the 95 % confidence interval.</p>
    </div>
  );
}
