import type { FairResult } from '../../../../src/edge/simulate.js';
import { Button } from '../../../controls/button.js';
import { CopyButton } from '../../../controls/copy-button.js';
import { keepForce } from '../../../forces/change-force.js';
import { sendToBattle } from '../../../forces/send-force.js';
import { Bar, range, ratePercent } from '../../../games/bars.js';
import { GamesBar } from '../../../games/games-bar.js';
import { useScrollToResult } from '../../../games/use-scroll-to-result.js';
import type { LibraryProblem } from '../../../library/questions.js';
import { fitsInLink, sharedAddress } from '../../../state/address.js';
import { counted, grouped, groupedIn } from '../../../words.js';
import { showForce } from '../state.js';
import { MusterFields } from './muster-fields.js';
import type { MusterOrder } from './muster-order.js';
import { keyOf, membersOf, musterRun, musterSearch, startMuster, stopMuster } from './muster-run.js';
import { changeOrder, order } from './muster-state.js';
import type { DrawnForce } from './muster-worker.js';

/** Draws forces for a budget, and ranks them against another force. */
export function MusterView() {
  const now = order.value;
  const run = musterRun.value;
  const search = musterSearch.value;
  const isBusy = run.state === 'drawing' || run.state === 'fetching';
  const stale = run.key !== keyOf(now);
  const [result, onStart] = useScrollToResult<HTMLDivElement>();
  const start = () => {
    onStart();
    void startMuster(order.peek());
  };
  const isShown = (run.problem !== undefined || run.drawn !== undefined) && !stale;
  return (
    <div class="muster">
      <section class="card" aria-labelledby="muster-head">
        <div class="card-head">
          <h2 id="muster-head">Muster a force</h2>
          {fitsInLink.value && (
            <CopyButton label="Copy link" text={sharedAddress} done="The link was copied." />
          )}
        </div>
        <MusterFields />
        <GamesBar
          running={isBusy || search.state === 'running'}
          label="Muster"
          onStart={start}
          onStop={stopMuster}
          played={search.played}
          games={search.games}
          elapsed={search.elapsed}
          words={wordsOf(stale)}
          before={run.state === 'fetching' ? 'Fetching the units …' : 'Drawing …'}
          failure={search.problem}
        />
      </section>
      {isShown && (
        <div class="muster-result" ref={result}>
          {run.problem !== undefined && <Problem problem={run.problem} query={now.query} />}
          {run.drawn !== undefined && (
            <Outcome
              order={now}
              onAnother={() => {
                changeOrder({ seed: now.seed + 1 });
                start();
              }}
            />
          )}
        </div>
      )}
    </div>
  );
}

function wordsOf(stale: boolean): string {
  const { state } = musterRun.value;
  const { state: playing, played } = musterSearch.value;
  if (state === 'none') return '';
  if (stale) return 'You have changed what to muster. Muster again.';
  return playing === 'stopped' ? `Stopped after ${counted(played, 'game')}.` : '';
}

function Problem({ problem, query }: { readonly problem: LibraryProblem; readonly query: string }) {
  return (
    <p class="notice bad" role="alert">
      {problem.is === 'query'
        ? `The query cannot be read${query.slice(problem.position) === '' ? ' at its end' : ` at “${query.slice(problem.position)}”`}: ${problem.message}.`
        : problem.is === 'file'
          ? `The library of units is not complete: ${problem.message}. Check your connection and try again.`
          : problem.message}
    </p>
  );
}

interface OutcomeProps {
  readonly order: MusterOrder;
  readonly onAnother: () => void;
}

function Outcome({ order: { budget, against }, onAnother }: OutcomeProps) {
  const { drawn, behind } = musterRun.value;
  const { results, state } = musterSearch.value;
  if (drawn === undefined) return null;
  const ranked =
    results.length === 0
      ? drawn.forces.map((force) => ({ force }))
      : results.map((result) => ({ force: drawn.forces[Number(result.name)] as DrawnForce, result }));
  return (
    <section class="card" aria-labelledby="muster-outcome">
      <div class="card-head">
        <h2 id="muster-outcome">
          {drawn.forces.length === 0
            ? 'Nothing fits'
            : against === undefined
              ? 'Drawn'
              : `Against ${against.name}`}
        </h2>
        {state === 'running' && results.length > 0 && <span class="partial">so far</span>}
        {against === undefined && drawn.forces.length > 0 && (
          <Button onClick={onAnother}>Draw another</Button>
        )}
      </div>
      <Unsatisfied />
      {behind !== undefined && <p class="notice warn">{behind}</p>}
      <ol class="mustered">
        {ranked.map(({ force, ...rest }, place) => (
          <li key={results.length === 0 ? place : (rest as { result: FairResult }).result.name}>
            <Mustered force={force} budget={budget} {...rest} />
          </li>
        ))}
      </ol>
      {results.length > 0 && (
        <p class="faint">
          In brackets, and as a whisker on the bar: the 95 % confidence interval. Games are played in light
          woods, 32 × 32 hexes, for at most 60 turns.
        </p>
      )}
    </section>
  );
}

/** Says in plain words what failed and what to do about it. */
function Unsatisfied() {
  const { drawn } = musterRun.value;
  if (drawn === undefined) return null;
  const { found, unfit, problem, forces } = drawn;
  return (
    <>
      {found === 0 ? (
        <p class="notice warn" role="alert">
          No unit fits the query. Change it, or empty it to draw from all units.
        </p>
      ) : unfit === found ? (
        <p class="notice warn" role="alert">
          None of the {grouped(found)} units that fit the query can fight in a battle yet. Change the query,
          or draw a force against nobody.
        </p>
      ) : (
        problem !== undefined && (
          <p class="notice warn" role="alert">
            {groupedIn(problem)}{' '}
            {forces.length === 0 &&
              'Change the budget, the number of units, the skills, the points that may be left over, or the query.'}
          </p>
        )
      )}
      {unfit > 0 && unfit < found && (
        <p class="faint">
          {counted(unfit, 'unit')} of the {grouped(found)} found cannot fight in a battle yet and{' '}
          {unfit === 1 ? 'was' : 'were'} passed over.
        </p>
      )}
    </>
  );
}

interface MusteredProps {
  readonly force: DrawnForce;
  readonly budget: number;
  readonly result?: FairResult;
}

function Mustered({ force, budget, result }: MusteredProps) {
  const { against } = order.value;
  const members = membersOf(force);
  const names = force.units.map(({ name }) => name).join(', ');
  const keep = async () =>
    showForce(await keepForce({ name: `Mustered for ${grouped(budget)}`, budget, members }));
  return (
    <>
      <div class="card-head">
        <p class="force-total numbers">
          <strong>{grouped(force.battleValue)}</strong> of {grouped(budget)}
        </p>
        <div class="row">
          <Button look="main" aria-label={`Keep as a force: ${names}`} onClick={() => void keep()}>
            Keep as a force
          </Button>
          {against !== undefined && (
            <Button
              aria-label={`Battle: ${names}`}
              onClick={() => sendToBattle({ red: members, blue: against.members })}
            >
              Battle
            </Button>
          )}
        </div>
      </div>
      {result !== undefined && (
        <Bar
          side="red"
          label={
            <>
              Wins <span class="faint">{counted(result.games, 'game')}</span>
            </>
          }
          share={result.winRate.red.value}
          interval={result.winRate.red}
          words={`${ratePercent(result.winRate.red.value)} (${range(result.winRate.red)})`}
        />
      )}
      <ul class="drawn-units numbers">
        {force.units.map(({ name, gunnery, piloting, battleValue }) => (
          <li key={name}>
            <span>
              {name} <span class="faint">{`${gunnery}/${piloting}`}</span>
            </span>
            <span>{grouped(battleValue)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
