import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type BattleEvent, describeEvent } from '../../../../src/edge/battle.js';
import { Disclosure } from '../../../controls/disclosure.js';
import { atEvent, gameNumber } from '../page-state.js';
import { setup } from '../setup/battle-state.js';
import { mapWords } from '../setup/map-words.js';
import { BattleMap } from './battle-map.js';
import { hexesInTurn } from './camera.js';
import { EventLog, withoutModifiers } from './event-log.js';
import { frameAt } from './frame.js';
import { KeyList } from './key-list.js';
import { keyPlaceOf } from './key-place.js';
import { actOf, panOf, type ReplayAct } from './keys.js';
import { MapLegend } from './map-legend.js';
import { ReplayControls } from './replay-controls.js';
import { ReplayHead } from './replay-head.js';
import { attackOf, back, forward, type Stride, turnAround } from './steps.js';
import { endWords, type ToldGame } from './told-game.js';
import { UnitState } from './unit-state.js';
import { useToldGame } from './use-told-game.js';
import './replay.css';

/** Milliseconds for each step while it plays. */
const PACE: Readonly<Record<Stride, number>> = { event: 700, phase: 1200, turn: 1500 };

/** Replays one game of the battle, step by step. */
export function ReplayView() {
  const now = setup.value;
  const told = useToldGame(now, gameNumber.value - 1);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // The pressed button no longer exists, so the focus moves here.
    if (document.activeElement !== document.body) return;
    section.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, []);
  const ready = told !== undefined && !('problem' in told);
  return (
    <section class="replay" aria-label="Replay of one game" ref={section} tabIndex={-1}>
      <ReplayHead setup={now} end={ready ? endWords(told) : ''} />
      {told === undefined && <p class="notice">Playing the game …</p>}
      {told !== undefined && 'problem' in told && (
        <p class="notice bad" role="alert">
          {told.problem}
        </p>
      )}
      {ready && <Stage told={told} title={'problem' in now || !now.map ? '' : mapWords(now.map)} />}
    </section>
  );
}

/** The map, the log and the controls of a game that was played. */
export function Stage({ told, title }: { readonly told: ToldGame; readonly title: string }) {
  const { battle, events, start } = told;
  const last = events.length;
  const at = Math.min(atEvent.value, last);
  const scroller = useRef<HTMLElement>(null);
  const [stride, setStride] = useState<Stride>('event');
  const [playing, setPlaying] = useState(false);
  const [chosen, setChosen] = useState<number>();
  const event = events[at - 1];
  const frame = useMemo(() => frameAt(start, events, at), [start, events, at]);
  const [from, to] = turnAround(events, at);
  const inTurn = useMemo(
    () => hexesInTurn(frameAt(start, events, from), at === 0 ? [] : events.slice(from, to)),
    [start, events, from, to, at === 0],
  );
  const go = (place: number) => {
    atEvent.value = Math.min(last, Math.max(0, place));
  };

  useEffect(() => {
    if (!playing) return undefined;
    if (at >= last) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => go(forward(events, at, stride)), PACE[stride]);
    return () => clearTimeout(timer);
  }, [playing, at, stride, events]);

  // Read again for each action: a key may be pressed again before the page is redrawn.
  const here = () => Math.min(atEvent.peek(), last);
  const acts: Readonly<Record<ReplayAct, () => void>> = {
    back: () => go(back(events, here(), stride)),
    forward: () => go(forward(events, here(), stride)),
    'turn-back': () => go(back(events, here(), 'turn')),
    'turn-forward': () => go(forward(events, here(), 'turn')),
    first: () => go(0),
    last: () => go(last),
    play: () => {
      if (!playing && here() >= last) go(0);
      setPlaying((known) => !known);
    },
  };
  // Keys work wherever the focus is, even without one.
  useEffect(() => {
    const onKeyDown = (pressed: KeyboardEvent) => {
      if (pressed.defaultPrevented) return;
      const place = keyPlaceOf(pressed.target);
      const act = actOf(pressed, place);
      const pan = panOf(pressed, place);
      if (act === undefined && pan === undefined) return;
      pressed.preventDefault();
      if (act !== undefined) acts[act]();
      if (pan !== undefined) scroller.current?.scrollBy({ left: pan[0], top: pan[1] });
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });
  const shownEvent = event === undefined ? undefined : (attackOf(events, at) ?? event);
  const actor = unitIn(event) ?? unitIn(shownEvent) ?? 0;
  const other = shownEvent !== undefined && 'target' in shownEvent ? shownEvent.target : actor;
  const turn = turnWords(events, at);
  return (
    <div class="stage">
      <div class="stage-map">
        <output class="now" aria-live={playing ? 'off' : 'polite'}>
          <strong>{turn}</strong>
          {event?.type === 'turn' ? ' begins.' : `. ${nowWords(told, event)}`}
        </output>
        <BattleMap
          told={told}
          title={title}
          frame={frame}
          event={shownEvent}
          actors={event === undefined ? [] : [actor, other]}
          inTurn={inTurn}
          selected={chosen ?? actor}
          onSelect={setChosen}
          scroller={scroller}
        />
        <ReplayControls
          at={at}
          last={last}
          words={turn}
          playing={playing}
          stride={stride}
          onStride={setStride}
          onAct={(act) => acts[act]()}
          onGo={go}
        />
        <KeyList />
      </div>
      <EventLog told={told} at={at} onGo={go} />
      <UnitState told={told} frame={frame} selected={chosen ?? actor} onSelect={setChosen} />
      <div class="stage-legend">
        <Disclosure title="What the signs on the map mean">
          <MapLegend map={battle.map} />
        </Disclosure>
      </div>
    </div>
  );
}

function nowWords({ stage }: ToldGame, event: BattleEvent | undefined): string {
  if (event === undefined) return 'Both forces are on their map edges.';
  return describeEvent(stage, withoutModifiers(event));
}

function unitIn(event: BattleEvent | undefined): number | undefined {
  if (event === undefined) return undefined;
  if ('unit' in event) return event.unit;
  return 'target' in event ? event.target : undefined;
}

function turnWords(events: readonly BattleEvent[], at: number): string {
  for (let place = at - 1; place >= 0; place -= 1) {
    const event = events[place];
    if (event?.type === 'turn') return `Turn ${event.turn}`;
  }
  return 'Before the battle';
}
