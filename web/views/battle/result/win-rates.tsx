import type { SimulationResult } from '../../../../src/simulate/result.js';
import { BOTH_SIDES, SIDE_NAMES, SIDE_SIGNS } from '../setup/battle-state.js';
import { Bar, range, ratePercent } from './bars.js';

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
              <span class="side-sign" aria-hidden="true">
                {SIDE_SIGNS[side]}
              </span>{' '}
              <strong>{SIDE_NAMES[side]} wins</strong> <span class="faint">{gamesWords(wins[side])}</span>
            </>
          }
          side={side}
          share={winRate[side].value}
          interval={winRate[side]}
          words={`${ratePercent(winRate[side].value)} (${range(winRate[side])})`}
        />
      ))}
      {rest.map(
        ([words, count]) =>
          count > 0 && (
            <Bar
              key={words}
              label={
                <>
                  {words} <span class="faint">{gamesWords(count)}</span>
                </>
              }
              share={games === 0 ? 0 : count / games}
              words={ratePercent(games === 0 ? 0 : count / games)}
            />
          ),
      )}
      <p class="faint">
        In brackets and as a whisker: the interval that holds the true rate in 95 of 100 runs.
      </p>
    </div>
  );
}

const gamesWords = (count: number): string =>
  `${count.toLocaleString('en')} ${count === 1 ? 'game' : 'games'}`;
