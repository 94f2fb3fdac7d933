import { signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { BATTLE_SCHEMA, resultOf, type SimulationResult } from '../../../../src/simulate/result.js';
import { simulationOf } from '../../../../src/simulate/setup.js';
import { atEvent, gameNumber, page } from '../page-state.js';
import { NO_RUN, type Run, startRun } from '../play/run.js';
import { RunBar } from '../play/run-bar.js';
import { setup } from '../setup/battle-state.js';
import { DownloadButton } from './download-button.js';
import { TurnsHistogram } from './turns-histogram.js';
import { UnitResults } from './unit-results.js';
import { WinRates } from './win-rates.js';

const OFFERS = [
  [
    'Who wins',
    'Win rates with their intervals, how many turns it takes, and what each unit deals, takes and is lost to.',
  ],
  [
    'What if',
    'One change – a skill, an ability, a quirk, a unit, the map, the rules – and what it is worth.',
  ],
  ['Replay', 'Any single game on the hex map, step by step, each roll with its modifiers.'],
] as const;

/** Outlives the view: a run goes on while another is looked at. */
const battleRun = signal<Run>(NO_RUN);
/** Setups have no names; a new one is another object. */
let playedSetup: unknown;

export function ResultView() {
  const now = setup.value;
  const problem = 'problem' in now ? now.problem : undefined;
  const run = battleRun.value;
  const { job, tally } = run;
  const result = useMemo(() => {
    const first = tally?.tallies[0];
    return job === undefined || first === undefined ? undefined : resultOf(job[0], first);
  }, [job, tally]);
  const start = () => {
    if ('problem' in now) return;
    playedSetup = now;
    try {
      startRun(battleRun, [simulationOf(now)], '');
    } catch (error) {
      battleRun.value = {
        ...NO_RUN,
        state: 'failed',
        problem: error instanceof Error ? error.message : String(error),
      };
    }
  };
  return (
    <section class="result" aria-label="Result">
      <RunBar run={battleRun} label="Play" onStart={start} problem={problem} stale={playedSetup !== now} />
      {result === undefined && run.state === 'none' && (
        <div class="card">
          <h2>Play to see who wins</h2>
          <p>
            Both sides are played by bots that weigh their odds. The games run in this browser, on all cores
            but one, and the same seed gives the same result everywhere.
          </p>
          <dl class="offers">
            {OFFERS.map(([name, words]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {result !== undefined && (
        <>
          <div class="card">
            <div class="card-head">
              <h2>Who wins</h2>
              {run.state === 'stopped' && (
                <span class="partial">
                  Stopped: the first {result.games.toLocaleString('en')} of {run.games.toLocaleString('en')}{' '}
                  games
                </span>
              )}
              {run.state === 'running' && (
                <span class="partial">so far, {result.games.toLocaleString('en')} games</span>
              )}
            </div>
            <WinRates result={result} />
            <p class="conditions faint">{conditions(result)}</p>
            <div class="row">
              <DownloadButton name="battle.json" data={() => ({ schema: BATTLE_SCHEMA, ...result })} />
              <button
                type="button"
                class="button"
                onClick={() => {
                  gameNumber.value = 1;
                  atEvent.value = 0;
                  page.value = 'replay';
                }}
              >
                Watch a game
              </button>
            </div>
          </div>
          <div class="card">
            <h2>Length</h2>
            <TurnsHistogram turns={result.turns} />
          </div>
          <UnitResults result={result} />
        </>
      )}
    </section>
  );
}

function conditions(result: SimulationResult): string {
  const { games, map, seed, ruleset, turnLimit } = result;
  const withdrawal = result.forcedWithdrawal ? ', with forced withdrawal' : '';
  const called = result.teammateCalledShots ? ', with teammate-called shots' : '';
  return `${games.toLocaleString('en')} games on ${map}, seed ${seed}, ${ruleset} rules, at most ${turnLimit} turns${withdrawal}${called}.`;
}
