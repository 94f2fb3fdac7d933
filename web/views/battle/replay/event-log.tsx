import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import {
  type BattleEvent,
  describeEvent,
  EVENT_DEPTHS,
  SIDES,
  type Stage,
} from '../../../../src/edge/battle.js';
import type { ModifierDetail } from '../../../../src/edge/rules.js';
import { Button } from '../../../controls/button.js';
import { SIDE_SIGNS } from '../../../forces/sides.js';
import { counted, listed, signed } from '../../../words.js';
import { type LogTurn, logTurns, turnAt } from './log-turns.js';
import type { ToldGame } from './told-game.js';

interface EventLogProps {
  readonly told: ToldGame;
  readonly at: number;
  readonly onGo: (at: number) => void;
}

/**
 * The whole game in words, by turn and phase. Only open turns have lines on the page: the current one, and those that
 * the reader opened.
 */
export function EventLog({ told, at, onGo }: EventLogProps) {
  const { stage, events } = told;
  const box = useRef<HTMLOListElement>(null);
  const turns = useMemo(() => logTurns(events), [events]);
  const current = turnAt(turns, at);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  /** The turn on show, if the reader closed it. */
  const [closed, setClosed] = useState<number>();
  useEffect(() => setClosed(undefined), [current]);
  const isOpen = (turn: number): boolean => opened.has(turn) || (turn === current && turn !== closed);
  const toggle = (turn: number) => {
    const open = isOpen(turn);
    setClosed(open && turn === current ? turn : undefined);
    setOpened(new Set(open ? [...opened].filter((other) => other !== turn) : [...opened, turn]));
  };
  const allOpen = opened.size === turns.length;
  useEffect(() => {
    const list = box.current;
    const line = list?.querySelector('[aria-current]');
    if (!(list && line instanceof HTMLElement)) return;
    // Scrolls only the list, never the page.
    const top = line.getBoundingClientRect().top - list.getBoundingClientRect().top;
    list.scrollTop += top - list.clientHeight / 3;
  }, [at, closed]);
  return (
    <section class="log-card" aria-label="Log">
      <div class="log-head">
        <h2>Log</h2>
        <Button onClick={() => setOpened(new Set(allOpen ? [] : turns.keys()))}>
          {allOpen ? 'Close other turns' : 'Open all turns'}
        </Button>
      </div>
      <ol
        class="log"
        ref={box}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
        tabIndex={0}
        aria-label="The game, turn by turn"
      >
        {turns.map((turn, index) => (
          <li key={turn.turn} class="log-turn" data-later={turn.place > at}>
            <h3>
              <button
                type="button"
                class="log-turn-head"
                aria-expanded={isOpen(index)}
                aria-current={turn.place === at ? 'step' : undefined}
                onClick={() => toggle(index)}
              >
                Turn {turn.turn} <span class="faint">{turnSummary(stage, turn)}</span>
              </button>
            </h3>
            {isOpen(index) && (
              <TurnLines
                stage={stage}
                turn={turn}
                at={Math.min(turn.last + 1, Math.max(turn.place, at))}
                onGo={onGo}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function turnSummary(stage: Stage, { place, last, lost }: LogTurn): string {
  return lost.length === 0
    ? counted(last - place, 'event')
    : `${listed(lost.map((unit) => stage.nameOf?.(unit) ?? ''))} lost`;
}

interface TurnLinesProps {
  readonly stage: Stage;
  readonly turn: LogTurn;
  /** The game's position relative to this turn: before, in, or after it. */
  readonly at: number;
  readonly onGo: (at: number) => void;
}

function TurnLines({ stage, turn, at, onGo }: TurnLinesProps) {
  const go = useRef(onGo);
  go.current = onGo;
  // Unchanged turns return the same nodes, which need no comparison.
  return useMemo(
    () => (
      <ol class="log-phases">
        {turn.phases.map(({ phase, place, lines }) => (
          <li key={phase} class="log-phase">
            <h4>
              <button
                type="button"
                class="log-words"
                aria-current={place === at ? 'step' : undefined}
                onClick={() => go.current(place ?? turn.place)}
              >
                {describeEvent(stage, { type: 'phase', phase })}
              </button>
            </h4>
            <ol class="log-lines">
              {lines.map((line) => (
                <LogLine
                  key={line.place}
                  stage={stage}
                  event={line.event}
                  at={at}
                  place={line.place}
                  go={go}
                />
              ))}
            </ol>
          </li>
        ))}
      </ol>
    ),
    [stage, turn, at],
  );
}

interface LogLineProps {
  readonly stage: Stage;
  readonly event: BattleEvent;
  readonly place: number;
  readonly at: number;
  readonly go: { readonly current: (at: number) => void };
  /** The first unseen one. */
  readonly isNew?: boolean;
}

/** An event in words; a press on it shows it on the map. */
export function LogLine({ stage, event, place, at, go, isNew }: LogLineProps) {
  const modifiers = modifiersOf(event);
  const depth = EVENT_DEPTHS[event.type];
  const side = depth === 1 && 'unit' in event ? SIDES[stage.units[event.unit]?.side ?? 0] : undefined;
  return (
    <li
      class={`log-line ${side ?? ''}`}
      data-depth={depth}
      data-type={event.type}
      data-later={place > at}
      data-new={isNew || undefined}
      aria-current={place === at ? 'step' : undefined}
    >
      <button type="button" class="log-words" onClick={() => go.current(place)}>
        {side !== undefined && (
          <span class="side-sign" aria-hidden="true">
            {SIDE_SIGNS[side]}{' '}
          </span>
        )}
        {describeEvent(stage, withoutModifiers(event))}
      </button>
      {modifiers !== undefined && modifiers.length > 0 && <Modifiers modifiers={modifiers} />}
    </li>
  );
}

function Modifiers({ modifiers }: { readonly modifiers: readonly ModifierDetail[] }) {
  const [open, setOpen] = useState(false);
  return (
    <details class="modifiers" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{counted(modifiers.length, 'modifier')}</summary>
      {open && (
        <ul>
          {modifiers.map(({ id, name, value, description }) => (
            <li key={id}>
              <span class="numbers modifier-value">{signed(value)}</span> {name}
              {description !== '' && description !== name && <span class="faint"> {description}</span>}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

function modifiersOf(event: BattleEvent): readonly ModifierDetail[] | undefined {
  if ('roll' in event) return event.roll?.modifiers;
  return 'modifiers' in event ? event.modifiers : undefined;
}

/** The sentence is short; the modifiers are listed below it on demand. */
export function withoutModifiers(event: BattleEvent): BattleEvent {
  if ('roll' in event && event.roll !== undefined) {
    const { modifiers: _, ...roll } = event.roll;
    return { ...event, roll };
  }
  if ('modifiers' in event) {
    const { modifiers: _, ...plain } = event;
    return plain;
  }
  return event;
}
