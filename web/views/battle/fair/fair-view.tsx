import { computed, signal } from '@preact/signals';
import { type FairResult, type Side, skillVariants } from '../../../../src/edge/simulate.js';
import { Button } from '../../../controls/button.js';
import { Choice } from '../../../controls/choice.js';
import { setter } from '../../../controls/setter.js';
import { SideMark } from '../../../controls/side-mark.js';
import { worthOf } from '../../../forces/force-worth.js';
import type { Member } from '../../../forces/member.js';
import { BOTH_SIDES, SIDE_NAMES } from '../../../forces/sides.js';
import { Bar, rateBar } from '../../../games/bars.js';
import { type BattleSearch, NO_SEARCH, startSearch, stopSearch } from '../../../games/battle-search.js';
import { GamesBar } from '../../../games/games-bar.js';
import { useScrollToResult } from '../../../games/use-scroll-to-result.js';
import { asEntry, ruleset } from '../../../state/address.js';
import { playsGames } from '../../../state/games-under-way.js';
import { say } from '../../../state/toast.js';
import { counted, grouped } from '../../../words.js';
import { forces, setup } from '../setup/battle-state.js';
import { setupKey } from '../setup/setup-key.js';
import { type Varied, varied, varyText, writeVaried } from './fair-state.js';

const search = signal<BattleSearch>(NO_SEARCH);
playsGames(computed(() => search.value.state === 'running'));
/** The battle of the search, and the pilots whose skills varied. */
const searched = signal({ key: '', vary: '' });

const MOST_SHOWN = 6;

/** Searches for the skills of one side that make the battle even. */
export function FairView() {
  const now = setup.value;
  const vary = writeVaried(varied.value);
  const stale = 'problem' in now || searched.value.key !== setupKey(now) || searched.value.vary !== vary;
  const { state, results, played, games, elapsed, problem } = search.value;
  const [card, onStart] = useScrollToResult<HTMLDivElement>();
  const start = () => {
    if ('problem' in now) return;
    onStart();
    searched.value = { key: setupKey(now), vary };
    const { side, unit } = varied.value;
    void startSearch(search, 'fairest', skillVariants(now, side, unit));
  };
  return (
    <section class="result" aria-label="Make it fair">
      <div class="card">
        <h2>Make it fair</h2>
        <p class="faint">
          Tries all sensible skills of one side’s pilots and plays each battle. The more even half plays on,
          until the best have played all games.
        </p>
        <Choice label="Change the skills of" value={vary} choices={choices()} onChange={setter(varyText)} />
        <GamesBar
          running={state === 'running'}
          label="Find even skills"
          onStart={start}
          onStop={() => stopSearch(search)}
          played={played}
          games={games}
          elapsed={elapsed}
          words={wordsOf(search.value, stale)}
          problem={'problem' in now ? now.problem : undefined}
          failure={problem}
        />
      </div>
      {results.length > 0 && !stale && (
        <div class="card" ref={card}>
          <div class="card-head">
            <h2>Nearest to even</h2>
            {state !== 'done' && <span class="partial">so far</span>}
          </div>
          <Unsatisfied best={results[0]} side={varied.value.side} />
          <ol class="fair-results">
            {results.slice(0, MOST_SHOWN).map((result) => (
              <li key={result.name}>
                <Candidate result={result} varied={varied.value} />
              </li>
            ))}
          </ol>
          <p class="faint">
            In brackets, and as a whisker on the bar: the 95 % confidence interval. {results.length} pairs of
            skills were tried; those farther from even played fewer games.
          </p>
        </div>
      )}
    </section>
  );
}

/** Says so if even the best skills leave one side ahead. */
function Unsatisfied({ best, side }: { readonly best: FairResult | undefined; readonly side: Side }) {
  if (best === undefined) return null;
  const { red, blue } = best.winRate;
  const ahead = red.low > blue.high ? 'red' : blue.low > red.high ? 'blue' : undefined;
  if (ahead === undefined) return null;
  return (
    <p class="notice warn" role="note">
      No skills of {SIDE_NAMES[side]} make this battle even: {SIDE_NAMES[ahead]} is still ahead with the best
      of them. Change the units, or the skills of the other side.
    </p>
  );
}

function choices(): readonly { readonly value: string; readonly label: string }[] {
  return BOTH_SIDES.flatMap((side) => {
    const members = forces[side].value;
    const all = { value: writeVaried({ side }), label: `all pilots of ${SIDE_NAMES[side]}` };
    if (members.length === 1) return [all];
    return [
      all,
      ...members.map(({ name }, unit) => ({
        value: writeVaried({ side, unit }),
        label: `the pilot of ${SIDE_NAMES[side]} ${unit + 1}, ${name}`,
      })),
    ];
  });
}

const wordsOf = ({ state, played }: BattleSearch, stale: boolean): string => {
  if (state === 'none') return '';
  if (stale) return 'The battle has changed. Search again.';
  return state === 'stopped' ? `Stopped after ${counted(played, 'game')}.` : '';
};

/** The side with the skills of a candidate. */
function skilled({ side, unit }: Varied, name: string): readonly Member[] {
  const [gunnery = 4, piloting = 5] = name.split('/').map(Number);
  return forces[side].value.map((member, place) =>
    unit === undefined || place === unit ? { ...member, gunnery, piloting } : member,
  );
}

function Candidate({ result, varied: who }: { readonly result: FairResult; readonly varied: Varied }) {
  const { name, winRate, games } = result;
  const members = skilled(who, name);
  const value = (side: Side) =>
    worthOf(side === who.side ? members : forces[side].value, ruleset.value).battleValue;
  const use = () => {
    const undo = asEntry(() => {
      forces[who.side].value = members;
    });
    say(`${SIDE_NAMES[who.side]} now has pilots of ${name}.`, { label: 'Undo', act: undo });
  };
  return (
    <>
      <div class="card-head">
        <strong class="numbers">Skills {name}</strong>
        <span class="faint numbers">
          {counted(games, 'game')}; Battle Value {grouped(value('red'))} against {grouped(value('blue'))}
        </span>
        <Button aria-label={`Use skills ${name}`} onClick={use}>
          Use them
        </Button>
      </div>
      {BOTH_SIDES.map((side) => (
        <Bar
          key={side}
          side={side}
          label={
            <>
              <SideMark side={side} />
              {SIDE_NAMES[side]} wins
            </>
          }
          {...rateBar(winRate[side])}
        />
      ))}
    </>
  );
}
