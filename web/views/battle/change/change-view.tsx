import { computed, signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { BATTLE_SCHEMA, comparisonOf, pairOf } from '../../../../src/edge/simulate.js';
import { useScrollToResult } from '../../../games/use-scroll-to-result.js';
import { playsGames } from '../../../state/games-under-way.js';
import { NO_RUN, type Run, startRun } from '../play/run.js';
import { RunBar } from '../play/run-bar.js';
import { RunState } from '../play/run-state.js';
import { DownloadButton } from '../result/download-button.js';
import { setup } from '../setup/battle-state.js';
import { setupKey } from '../setup/setup-key.js';
import { ChangeFields, usualChange } from './change-fields.js';
import { change, writeChange } from './change-state.js';
import { changedSetup } from './changed-setup.js';
import { DifferencePicture } from './difference-picture.js';

const changeRun = signal<Run>(NO_RUN);
playsGames(computed(() => changeRun.value.state === 'running'));

/** Plays the battle with and without one change; each pair of games has the same seed. */
export function ChangeView() {
  const [card, onStart] = useScrollToResult<HTMLDivElement>();
  const now = setup.value;
  const wanted = change.value ?? usualChange();
  const text = writeChange(wanted);
  const other = 'problem' in now ? now : changedSetup(now, wanted);
  const problem = 'problem' in now ? now.problem : 'problem' in other ? other.problem : undefined;
  const run = changeRun.value;
  const { job, tally } = run;
  const comparison = useMemo(
    () => (job === undefined || tally === undefined ? undefined : comparisonOf(job, tally)),
    [job, tally],
  );
  const start = () => {
    if ('problem' in now || 'problem' in other) return;
    startRun(changeRun, () => pairOf(now, other), setupKey(now), text);
    onStart();
  };
  return (
    <section class="result" aria-label="What if">
      <div class="card">
        <h2>What if …</h2>
        <ChangeFields change={wanted} />
        <RunBar
          run={changeRun}
          label="Play both"
          onStart={start}
          problem={problem}
          stale={'problem' in now || run.key !== setupKey(now) || run.change !== text}
        />
      </div>
      {comparison !== undefined && (
        <div class="card" ref={card}>
          <div class="card-head">
            <h2>What it changes</h2>
            <RunState run={run} shown={comparison.before.games} />
          </div>
          <DifferencePicture comparison={comparison} />
          <div class="row">
            <DownloadButton
              name="compare.json"
              data={() => ({
                schema: BATTLE_SCHEMA,
                games: comparison.before.games,
                seed: comparison.before.seed,
                change: [run.change],
                ...comparison,
              })}
            />
          </div>
        </div>
      )}
    </section>
  );
}
