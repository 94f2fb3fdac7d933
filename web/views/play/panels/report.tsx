import { useLayoutEffect, useRef } from 'preact/hooks';
import { describeEvent } from '../../../../src/edge/battle.js';
import { LogLine } from '../../battle/replay/event-log.js';
import type { ToldGame } from '../../battle/replay/told-game.js';
import { shownEvent } from '../game/plans.js';
import { ordersOfPeople, type Running } from '../game/play.js';

interface ReportProps {
  readonly now: Running;
  readonly told: ToldGame;
}

/** More than a phase of two companies has. */
const MOST = 300;

/** The events since a player's last order in an earlier phase, roll by roll; a press shows one on the map. */
export function Report({ now, told }: ReportProps) {
  const { game } = now;
  const box = useRef<HTMLDivElement>(null);
  const go = useRef((place: number) => {
    shownEvent.value = place;
  });
  const { phase, order } = lastOf(now);
  const lines = told.events
    .map((event, index) => ({ event, place: index + 1 }))
    .slice(phase)
    .filter(({ event }) => event.type !== 'turn')
    .slice(-MOST);
  useLayoutEffect(() => {
    const list = box.current;
    const line = list?.querySelector('[data-new]');
    if (!(list && line instanceof HTMLElement)) return;
    list.scrollTop = line.offsetTop;
  }, [game, now.step]);
  const at = shownEvent.value;
  const firstNew = lines.find(({ place }) => place > order)?.place;
  return (
    <section class="report" aria-labelledby="report-title">
      <h3 id="report-title">What happened</h3>
      <div
        class="report-lines"
        ref={box}
        role="log"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
        tabIndex={0}
        aria-labelledby="report-title"
      >
        <ol>
          {lines.length === 0 && <li class="faint">Nothing yet.</li>}
          {lines.map(({ event, place }) =>
            event.type === 'phase' ? (
              <li key={place} class="report-phase" data-new={place === firstNew || undefined}>
                {describeEvent(told.stage, event)}
              </li>
            ) : (
              <LogLine
                key={place}
                stage={told.stage}
                event={event}
                place={place}
                at={at > 0 ? at : told.events.length + 1}
                go={go}
                isNew={place === firstNew}
              />
            ),
          )}
        </ol>
      </div>
    </section>
  );
}

/**
 * The number of events at a player's last order, in an earlier phase and overall. With two players, it is the last order
 * of the player to act.
 */
function lastOf(now: Running): { readonly phase: number; readonly order: number } {
  const { game, seats } = now;
  const { asked, orders, battle } = game;
  const reader = asked !== undefined && seats[asked.side] === 'person' ? asked.side : undefined;
  const own = ordersOfPeople(now).filter(({ side }) => reader === undefined || side === reader);
  const kind = asked === undefined || asked.kind === 'edge' ? orders.at(-1)?.kind : asked.kind;
  const earlier = own.filter((order) => order.turn !== battle.turn || order.kind !== kind).at(-1);
  return { phase: earlier?.events ?? 0, order: own.at(-1)?.events ?? 0 };
}
