import { Toggle } from '../../../controls/toggle.js';
import { percent } from '../../../words.js';
import type { Running } from '../game/play.js';
import { PHASE_NAMES } from '../words.js';
import { Curve } from './curve.js';
import {
  GAMES,
  type Judgement,
  judgements,
  judges,
  judgingStopped,
  MEANINGFUL,
  setJudging,
} from './standings.js';

/** The present chance of winning, and its course. */
export function StandingCard({ now }: { readonly now: Running }) {
  const all = judgements.value;
  const last = judges.value ? all.at(-1) : undefined;
  const told = all.filter(({ games }) => games >= MEANINGFUL);
  return (
    <section class="card standing" aria-labelledby="standing-title">
      <div class="card-head">
        <h2 id="standing-title">Where you stand</h2>
        <Toggle label="Show the chance of winning" checked={judges.value} onChange={setJudging} />
      </div>
      {judges.value && judgingStopped.value !== '' && (
        <p class="notice warn" role="alert">
          No more games are played on from here: {judgingStopped.value}. They are tried again after the next
          phase.
        </p>
      )}
      {judges.value && last === undefined && judgingStopped.value === '' && (
        <p class="faint">Games are being played on from here …</p>
      )}
      {last !== undefined && (
        <>
          {now.game.asked !== undefined && <Shares of={last} />}
          <p class="faint">{whenWords(last, now)}</p>
          {told.length > 1 && (
            <Curve
              label="Red’s chance of winning, phase by phase"
              points={told.map(({ red }) => red)}
              names={told.map(({ turn, phase }) => `Turn ${turn}, ${PHASE_NAMES[phase].toLowerCase()}`)}
            />
          )}
        </>
      )}
    </section>
  );
}

const Shares = ({ of: { red, blue, undecided } }: { readonly of: Judgement }) => (
  <>
    <p class="standing-words">
      <strong class="numbers">■ Red {percent(red.value)}</strong>{' '}
      <span class="faint numbers">
        ({percent(red.low)} to {percent(red.high)})
      </span>
      , <strong class="numbers">● Blue {percent(blue.value)}</strong>, undecided {percent(undecided)}
    </p>
    <div class="standing-bar" aria-hidden="true">
      <span class="red" style={{ width: `${red.value * 100}%` }} />
      <span class="rest" style={{ width: `${undecided * 100}%` }} />
      <span class="blue" style={{ width: `${blue.value * 100}%` }} />
    </div>
  </>
);

function whenWords({ games, turn, phase, took }: Judgement, { game }: Running): string {
  if (game.asked === undefined) return 'The game is over.';
  const how =
    games < GAMES ? `${games} of ${GAMES} games so far` : `${games} games in ${(took / 1000).toFixed(1)} s`;
  return `Turn ${turn}, ${PHASE_NAMES[phase].toLowerCase()}: bots played on from here, ${how}.`;
}
