import { useMemo } from 'preact/hooks';
import { RULESETS, rulesetOf } from '../../../../src/edge/rules.js';
import { BATTLE_SCHEMA, resultOf, type Simulation, simulationOf } from '../../../../src/edge/simulate.js';
import { useScrollToResult } from '../../../games/use-scroll-to-result.js';
import { counted, RULESET_WORDS } from '../../../words.js';
import { battleRun } from '../play/battle-run.js';
import { startRun } from '../play/run.js';
import { RunBar } from '../play/run-bar.js';
import { RunState } from '../play/run-state.js';
import { setup } from '../setup/battle-state.js';
import { mapWords } from '../setup/map-words.js';
import { setupKey } from '../setup/setup-key.js';
import { DownloadButton } from './download-button.js';
import { TurnsHistogram } from './turns-histogram.js';
import { UnitResults } from './unit-results.js';
import { WatchCard } from './watch-card.js';
import { WinRates } from './win-rates.js';

const OFFERS = [
  ['Who wins', 'Win rates with confidence intervals, the length of games, and what becomes of each unit.'],
  ['What if', 'What one change is worth: a skill, an ability, a quirk, a unit, the map or the rules.'],
  ['Replay', 'Any single game on the hex map, step by step, with the modifiers of every roll.'],
] as const;

export function ResultView() {
  const [card, onStart] = useScrollToResult<HTMLDivElement>();
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
    startRun(battleRun, () => [simulationOf(now)], setupKey(now));
    onStart();
  };
  return (
    <section class="result" aria-label="Result">
      <RunBar
        run={battleRun}
        label="Play"
        onStart={start}
        problem={problem}
        stale={'problem' in now || run.key !== setupKey(now)}
      />
      {result === undefined && run.state === 'none' && (
        <div class="card">
          <h2>Play to see who wins</h2>
          <p>
            Bots that weigh their odds play both sides. The games run in this browser, on all cores but one.
            The same seed gives the same result on every machine.
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
      {job !== undefined && result !== undefined && (
        <>
          <div class="card" ref={card}>
            <div class="card-head">
              <h2>Who wins</h2>
              <RunState run={run} shown={result.games} />
            </div>
            <WinRates result={result} />
            <p class="conditions faint">{conditions(job[0], result.games)}</p>
            <div class="row">
              <DownloadButton name="battle.json" data={() => ({ schema: BATTLE_SCHEMA, ...result })} />
            </div>
          </div>
          {run.state !== 'running' && <WatchCard run={run} games={result.games} />}
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

function rulesetWords(ruleset: Simulation['ruleset']): string {
  const { name } = rulesetOf(ruleset);
  const known = RULESETS.find((registered) => registered === name);
  return known === undefined ? name : RULESET_WORDS[known];
}

function conditions(
  { map, seed, ruleset, turnLimit, forcedWithdrawal, teammateCalledShots }: Simulation,
  games: number,
): string {
  const words = [
    counted(games, 'game'),
    mapWords(map),
    `seed ${seed}`,
    `${rulesetWords(ruleset)} rules`,
    `turn limit ${turnLimit}`,
    ...(forcedWithdrawal ? ['forced withdrawal'] : []),
    ...(teammateCalledShots ? ['teammate-called shots'] : []),
  ];
  return `${words.join('; ')}.`;
}
