import { signal } from '@preact/signals';
import { SIDES } from '../../../../src/edge/battle.js';
import { Button } from '../../../controls/button.js';
import { setter } from '../../../controls/setter.js';
import { SideMark } from '../../../controls/side-mark.js';
import { Toggle } from '../../../controls/toggle.js';
import { SIDE_NAMES, SIDE_SIGNS } from '../../../forces/sides.js';
import { endWords, type ToldGame } from '../../battle/replay/told-game.js';
import {
  automatic,
  freeOrder,
  letGoOn,
  personAsked,
  type Running,
  stopAutomatic,
  takeBackTo,
  thinking,
} from '../game/play.js';
import { judgements, judges, judgingStopped, MEANINGFUL } from '../standing/standings.js';
import { PHASE_NAMES } from '../words.js';
import { Report } from './report.js';

const DOES = {
  move: 'moves',
  fire: 'fires',
  strike: 'strikes',
  edge: 'may spend a point of Edge',
} as const;

/** Whole turns may be taken back. */
const takesTurnsBack = signal(false);

interface TurnBarProps {
  readonly now: Running;
  readonly told: ToldGame;
}

/** Shows turn, phase and the acting side, and lets the bot take over. */
export function TurnBar({ now, told }: TurnBarProps) {
  const { game, seats } = now;
  const { battle, asked } = game;
  const side = asked === undefined ? undefined : (SIDES[asked.side] ?? 'red');
  const who = seats[asked?.side ?? 0] === 'person' ? 'you' : 'bot';
  const won = SIDES[battle.initiative] ?? 'red';
  return (
    <div class="turn-bar card">
      <div class="turn-now">
        <h2>
          {asked === undefined ? PHASE_NAMES.over : `Turn ${battle.turn}: ${PHASE_NAMES[battle.phase]}`}
        </h2>
        <output class="turn-words" aria-live="polite">
          {asked === undefined || side === undefined ? (
            endWords(told)
          ) : (
            <>
              <SideMark side={side} coloured />
              <strong>
                {SIDE_NAMES[side]} ({seats[0] === seats[1] && who === 'you' ? 'a person' : who}){' '}
                {DOES[asked.kind]}
              </strong>
              {thinking.value ? '. The bot is thinking …' : `: ${unitsWords(asked.units, told)}.`}
            </>
          )}
        </output>
        {asked !== undefined && (
          <p class="faint">
            {SIDE_NAMES[won]} won the initiative. Still to act: <Sequence now={now} />
          </p>
        )}
        {asked !== undefined && <Chances now={now} />}
      </div>
      <Report now={now} told={told} />
    </div>
  );
}

/** The card about it may be far below. */
function Chances({ now: { game } }: Pick<TurnBarProps, 'now'>) {
  if (!judges.value) return null;
  const last = judgements.value.at(-1);
  const { turn, phase } = game.battle;
  const stopped = judgingStopped.value !== '';
  // The earlier chances are shown until there are new ones.
  const holds = !stopped || (last?.turn === turn && last.phase === phase);
  const share = (chance: number): string => `${Math.round(chance * 100)} %`;
  // The line exists from the start, so that the map below does not move when the numbers arrive.
  return (
    <p class="faint numbers">
      Chance of winning:{' '}
      {last !== undefined && last.games >= MEANINGFUL && holds
        ? `${SIDE_SIGNS.red} ${share(last.red.value)}, ${SIDE_SIGNS.blue} ${share(last.blue.value)}`
        : stopped
          ? 'unknown'
          : '…'}
    </p>
  );
}

/** Buttons that let the bot decide, and that take orders back. */
export function TurnTools({ now }: { readonly now: Running }) {
  const { game } = now;
  const { asked } = game;
  const person = personAsked.value !== undefined;
  const free = freeOrder(now);
  const turn = game.firstOfTurn();
  if (asked === undefined && free === undefined && !takesTurnsBack.value) return null;
  return (
    <section class="row turn-tools" aria-label="The rest of the phase">
      {asked !== undefined && automatic.value === undefined && (
        <>
          <Button disabled={!person} onClick={() => letGoOn('pass', 'phase')}>
            Skip the rest of the phase
          </Button>
          <Button disabled={!person} onClick={() => letGoOn('bot', 'phase')}>
            Bot finishes my phase
          </Button>
          <Button onClick={() => letGoOn('bot', 'game')}>Bot finishes the game</Button>
        </>
      )}
      {asked !== undefined && automatic.value !== undefined && (
        <Button look="main" onClick={stopAutomatic}>
          Stop the bot
        </Button>
      )}
      <Button disabled={free === undefined} onClick={() => free !== undefined && takeBackTo(free)}>
        Take back
      </Button>
      {takesTurnsBack.value && (
        <Button disabled={turn === undefined} onClick={() => turn !== undefined && takeBackTo(turn)}>
          Take the turn back
        </Button>
      )}
    </section>
  );
}

/** The setting whether whole turns may be taken back. */
export const TakeBackChoice = () => (
  <Toggle
    label="Whole turns can be taken back"
    note="With the same orders, the same dice fall again."
    checked={takesTurnsBack.value}
    onChange={setter(takesTurnsBack)}
  />
);

/** The sides of the units that have yet to act, in order. */
function Sequence({ now }: { readonly now: Running }) {
  const { sequence, cursor } = now.game.battle;
  const left = sequence.slice(Math.max(0, cursor - 1)).map((side) => SIDES[side] ?? 'red');
  return (
    <span class="sequence" role="img" aria-label={left.map((side) => SIDE_NAMES[side]).join(', ')}>
      {left.map((side, place) => (
        <span key={place} class={`side-sign ${side}`} data-now={place === 0}>
          {SIDE_SIGNS[side]}
        </span>
      ))}
    </span>
  );
}

/** More than two are only counted: the tabs of the orders name them. */
const unitsWords = (units: readonly number[], { labels }: ToldGame): string =>
  units.length > 2 ? `one of ${units.length} units` : units.map((unit) => labels[unit]).join(' or ');
