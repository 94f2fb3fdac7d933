import { useEffect, useMemo, useState } from 'preact/hooks';
import type { BattleEvent } from '../../../../src/battle/events/event.js';
import { describeEvent } from '../../../../src/battle/events/words.js';
import { OFF_MAP } from '../../../../src/battle/map/hex-map.js';
import { Disclosure } from '../../../controls/disclosure.js';
import { Stepper } from '../../../controls/stepper.js';
import { atEvent, gameNumber } from '../page-state.js';
import { games, setup } from '../setup/battle-state.js';
import { BattleMap } from './battle-map.js';
import { EventLog, withoutModifiers } from './event-log.js';
import { frameAt } from './frame.js';
import { MapLegend } from './map-legend.js';
import { ReplayControls } from './replay-controls.js';
import { attackOf, back, forward, type Stride } from './steps.js';
import type { ToldGame } from './told-game.js';
import { UnitState } from './unit-state.js';
import { useToldGame } from './use-told-game.js';
import './replay.css';

/** Milliseconds that a step stays while it plays. */
const PACE: Readonly<Record<Stride, number>> = { event: 700, phase: 1200, turn: 1500 };

/** One game of the battle, step by step. */
export function ReplayView() {
  const told = useToldGame(setup.value, gameNumber.value - 1);
  return (
    <section class="replay" aria-label="Replay of one game">
      <div class="replay-head">
        <Stepper
          label="Game"
          value={gameNumber.value}
          min={1}
          max={games.value}
          onChange={(value) => {
            gameNumber.value = value;
            atEvent.value = 0;
          }}
        />
        {told !== undefined && !('problem' in told) && <p class="replay-end">{endWords(told)}</p>}
      </div>
      {told === undefined ? (
        <p class="notice">The game is being played …</p>
      ) : 'problem' in told ? (
        <p class="notice bad" role="alert">
          {told.problem}
        </p>
      ) : (
        <Stage told={told} />
      )}
    </section>
  );
}

function endWords({ battle, events }: ToldGame): string {
  const last = events.at(-1);
  return last === undefined ? '' : describeEvent(battle, last);
}

function Stage({ told }: { readonly told: ToldGame }) {
  const { battle, events, start } = told;
  const last = events.length;
  const at = Math.min(atEvent.value, last);
  const [stride, setStride] = useState<Stride>('event');
  const [playing, setPlaying] = useState(false);
  const [chosen, setChosen] = useState<number>();
  const event = events[at - 1];
  const frame = useMemo(() => frameAt(start, events, at), [start, events, at]);
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

  const onKeyDown = (pressed: KeyboardEvent) => {
    const { target } = pressed;
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return;
    const keys: Readonly<Record<string, () => void>> = {
      ArrowRight: () => go(forward(events, at, stride)),
      ArrowLeft: () => go(back(events, at, stride)),
      PageDown: () => go(forward(events, at, 'turn')),
      PageUp: () => go(back(events, at, 'turn')),
      Home: () => go(0),
      End: () => go(last),
    };
    const act =
      pressed.key === ' ' && !(target instanceof HTMLButtonElement)
        ? () => setPlaying(!playing)
        : keys[pressed.key];
    if (act === undefined) return;
    pressed.preventDefault();
    act();
  };
  const shownEvent = event === undefined ? undefined : (attackOf(events, at) ?? event);
  const actor = unitIn(event) ?? unitIn(shownEvent) ?? 0;
  const other = shownEvent !== undefined && 'target' in shownEvent ? shownEvent.target : actor;
  const focus = [frame[actor]?.hex ?? OFF_MAP, frame[other]?.hex ?? OFF_MAP];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys work wherever in the replay the focus is.
    <div class="stage" onKeyDown={onKeyDown}>
      <div class="stage-map">
        <output class="now" aria-live={playing ? 'off' : 'polite'}>
          <strong>{turnWords(events, at)}</strong> {nowWords(battle, event)}
        </output>
        <BattleMap
          battle={battle}
          frame={frame}
          event={shownEvent}
          focus={focus}
          selected={chosen ?? actor}
          onSelect={setChosen}
        />
        <input
          class="scrubber"
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label="Place in the game"
          aria-valuetext={`event ${at} of ${last}, ${turnWords(events, at)}`}
          onInput={(moved) => go(moved.currentTarget.valueAsNumber)}
        />
        <ReplayControls
          at={at}
          last={last}
          playing={playing}
          stride={stride}
          onStride={setStride}
          onFirst={() => go(0)}
          onBack={() => go(back(events, at, stride))}
          onPlay={() => {
            if (!playing && at >= last) go(0);
            setPlaying(!playing);
          }}
          onForward={() => go(forward(events, at, stride))}
          onLast={() => go(last)}
        />
        <p class="faint keys">
          Keys: ← → step, Page Up and Page Down turn, Home and End, space plays. Event {at} of {last}.
        </p>
      </div>
      <EventLog battle={battle} events={events} at={at} onGo={go} />
      <UnitState battle={battle} frame={frame} selected={chosen ?? actor} onSelect={setChosen} />
      <div class="stage-legend">
        <Disclosure title="What the signs on the map mean">
          <MapLegend map={battle.map} />
        </Disclosure>
      </div>
    </div>
  );
}

function nowWords(battle: ToldGame['battle'], event: BattleEvent | undefined): string {
  if (event === undefined) return 'The forces stand at their edges.';
  return event.type === 'turn' ? 'It begins.' : describeEvent(battle, withoutModifiers(event));
}

function unitIn(event: BattleEvent | undefined): number | undefined {
  if (event === undefined) return undefined;
  if ('unit' in event) return event.unit;
  return 'target' in event ? event.target : undefined;
}

function turnWords(events: readonly BattleEvent[], at: number): string {
  for (let place = at - 1; place >= 0; place -= 1) {
    const event = events[place];
    if (event?.type === 'turn') return `Turn ${event.turn}.`;
  }
  return 'Before the battle.';
}
