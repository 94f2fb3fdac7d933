import { useEffect, useRef } from 'preact/hooks';
import type { Battle } from '../../../../src/battle/battle.js';
import { DEPTHS } from '../../../../src/battle/events/battle-log.js';
import type { BattleEvent } from '../../../../src/battle/events/event.js';
import { describeEvent } from '../../../../src/battle/events/words.js';
import type { ModifierDetail } from '../../../../src/rules/modifier.js';
import { turnAround } from './steps.js';

interface EventLogProps {
  readonly battle: Battle;
  readonly events: readonly BattleEvent[];
  readonly at: number;
  readonly onGo: (at: number) => void;
}

/** The turn that is on show, in words; the event of the moment is marked, and a tap goes to any other. */
export function EventLog({ battle, events, at, onGo }: EventLogProps) {
  const list = useRef<HTMLOListElement>(null);
  const [from, to] = turnAround(events, at);
  useEffect(() => {
    const box = list.current;
    const current = box?.querySelector('[aria-current]');
    // Scrolls the list alone: the page stays where its reader put it.
    if (!(box && current instanceof HTMLElement)) return;
    box.scrollTop = current.offsetTop - box.offsetTop - box.clientHeight / 2;
  }, [at]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
    <ol class="log" ref={list} tabIndex={0} aria-label="What happens in this turn">
      {events.slice(from, to).map((event, offset) => {
        const place = from + offset + 1;
        const modifiers = modifiersOf(event);
        return (
          <li
            key={place}
            class="log-line"
            data-depth={DEPTHS[event.type]}
            data-type={event.type}
            data-later={place > at}
            aria-current={place === at ? 'step' : undefined}
          >
            <button type="button" class="log-words" onClick={() => onGo(place)}>
              {describeEvent(battle, withoutModifiers(event))}
            </button>
            {modifiers !== undefined && modifiers.length > 0 && <Modifiers modifiers={modifiers} />}
          </li>
        );
      })}
    </ol>
  );
}

function Modifiers({ modifiers }: { readonly modifiers: readonly ModifierDetail[] }) {
  return (
    <details class="modifiers">
      <summary>{modifiers.length === 1 ? '1 modifier' : `${modifiers.length} modifiers`}</summary>
      <ul>
        {modifiers.map(({ id, name, value, description }) => (
          <li key={id}>
            <span class="numbers modifier-value">{signed(value)}</span> {name}
            {description !== '' && description !== name && <span class="faint"> {description}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}

const signed = (value: number): string => {
  if (!Number.isFinite(value)) return '∞';
  return value < 0 ? `−${-value}` : `+${value}`;
};

function modifiersOf(event: BattleEvent): readonly ModifierDetail[] | undefined {
  if ('roll' in event) return event.roll?.modifiers;
  return 'modifiers' in event ? event.modifiers : undefined;
}

/** The sentence is short; the modifiers stand below it for who asks. */
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
