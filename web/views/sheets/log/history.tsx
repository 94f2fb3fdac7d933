import { useMemo, useState } from 'preact/hooks';
import { describeEvent, EVENT_DEPTHS, type Stage } from '../../../../src/edge/battle.js';
import type { PlayedEntry } from '../../../../src/edge/table.js';
import { Button } from '../../../controls/button.js';
import { type OnTable, undoTo } from '../game/table.js';
import { entryWords } from './action-words.js';

/** The entries shown at first; the rest is shown on request. */
const SHOWN = 30;

/** All actions, the last first, with each roll and its modifiers. */
export function History({ table }: { readonly table: OnTable }) {
  const { game } = table;
  const [all, setAll] = useState(false);
  const { entries, stage, undone } = game;
  const lines = useMemo(() => {
    const first = all ? 0 : Math.max(0, entries.length - SHOWN);
    return entries
      .slice(first)
      .map((entry, index) => ({ entry, number: first + index + 1 }))
      .reverse();
  }, [table, all]);
  return (
    <section class="card history" aria-labelledby="history-title">
      <div class="card-head">
        <h2 id="history-title">History</h2>
        {undone.length > 0 && <span class="faint">{undone.length} undone</span>}
      </div>
      {entries.length === 0 && <p class="faint">Nothing has happened yet.</p>}
      <ol class="history-list" reversed>
        {lines.map(({ entry, number }) => (
          <li key={number} value={number}>
            <Entry stage={stage} entry={entry} />
            {number < entries.length && (
              <Button aria-label={`Back to step ${number}`} onClick={() => undoTo(number)}>
                Back to here
              </Button>
            )}
          </li>
        ))}
      </ol>
      {!all && entries.length > SHOWN && (
        <Button onClick={() => setAll(true)}>Show all {entries.length}</Button>
      )}
    </section>
  );
}

function Entry({ stage, entry }: { readonly stage: Stage; readonly entry: PlayedEntry }) {
  // The headings name the phase.
  const told = entry.events.filter(({ type }) => type !== 'phase');
  return (
    <>
      <h3>{entryWords(stage, entry)}</h3>
      {told.length > 0 && (
        <ul class="history-events">
          {told.map((event, index) => (
            <li key={index} data-depth={EVENT_DEPTHS[event.type]}>
              {describeEvent(stage, event)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
