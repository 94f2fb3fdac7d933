import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { type BattleEvent, describeEvent, EVENT_DEPTHS } from '../../../../src/edge/battle.js';
import type { PlayedEntry } from '../../../../src/edge/table.js';
import { counted } from '../../../words.js';
import { InTurn } from '../drawing/in-turn.js';
import type { OnTable } from '../game/table.js';
import { entryWords } from './action-words.js';

/** Longer reports are cut; the history has everything. */
const MOST_LINES = 60;

/** Open beside one sheet; closed above many, which it would push down. */
const openBeside = signal(true);
const openAbove = signal(false);

/** The turn bar shows the initiative. */
export const isTold = ({ type }: BattleEvent): boolean => EVENT_DEPTHS[type] > 0 && type !== 'initiative-won';

interface ReportProps {
  readonly table: OnTable;
  /** The page scrolls to it when a phase has ended. */
  readonly besideSheet?: boolean;
}

/** The last entry with something to report. */
function lastTold(entries: readonly PlayedEntry[]): PlayedEntry | undefined {
  let place = entries.length - 1;
  while (place >= 0 && !entries[place]?.events.some(isTold)) place -= 1;
  return entries[place];
}

/** The results of the last step. */
export function Report({ table: { game, step }, besideSheet = false }: ReportProps) {
  const open = besideSheet ? openBeside : openAbove;
  const box = useRef<HTMLDetailsElement>(null);
  const entry = lastTold(game.entries);
  const ended = entry === game.entries.at(-1) && entry?.action.do === 'end-phase' ? entry : undefined;
  const seen = useRef(ended);
  useEffect(() => {
    if (besideSheet && ended !== undefined && ended !== seen.current)
      box.current?.scrollIntoView({ block: 'nearest' });
    seen.current = ended;
  }, [ended]);
  if (entry === undefined) return null;
  const [only, ...rest] = entry.events.filter(isTold);
  if (only !== undefined && rest.length === 0)
    return (
      <p class="card report screen-only" aria-live="polite">
        {describeEvent(game.stage, only)}
      </p>
    );
  return (
    <details
      ref={box}
      class="card disclosure report screen-only"
      open={open.value}
      onToggle={(event) => {
        open.value = event.currentTarget.open;
      }}
    >
      <summary>
        <span class="disclosure-title">What happened</span>
        <span class="disclosure-summary" aria-live="polite">
          {entryWords(game.stage, entry)}
          {hitWords(entry)}
        </span>
      </summary>
      <InTurn key={step}>
        <Lines table={{ game, step }} entry={entry} />
      </InTurn>
    </details>
  );
}

function Lines({ table: { game }, entry }: { readonly table: OnTable; readonly entry: PlayedEntry }) {
  const told = entry.events.filter(isTold);
  const more = told.length - MOST_LINES;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
    <ul class="history-events report-lines" tabIndex={0}>
      {told.slice(0, MOST_LINES).map((event, index) => (
        <li key={index} data-depth={EVENT_DEPTHS[event.type]} data-fails={'hit' in event && !event.hit}>
          {describeEvent(game.stage, briefly(event))}
        </li>
      ))}
      {more > 0 && <li>{counted(more, 'more line')} in the history</li>}
    </ul>
  );
}

/** Without the modifiers of its roll, which the history lists. */
export function briefly(event: BattleEvent): BattleEvent {
  if (!('roll' in event) || event.roll === undefined) return event;
  const { modifiers: _, ...roll } = event.roll;
  return { ...event, roll };
}

/** ": 3 of 5 attacks hit" */
function hitWords({ events }: PlayedEntry): string {
  const attacks = events.filter(
    (event) => event.type === 'weapon-attack' || event.type === 'physical-attack',
  );
  if (attacks.length === 0) return '';
  const hits = attacks.filter((event) => 'hit' in event && event.hit).length;
  return `: ${hits} of ${counted(attacks.length, 'attack')} hit`;
}
