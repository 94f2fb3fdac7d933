// biome-ignore-all lint/a11y/useSemanticElements: rows that are not in sight are not there, which a table cannot say.
// biome-ignore-all lint/a11y/useFocusableInteractive: links and buttons in the cells take the focus.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { UnitRow } from '../../../src/edge/search.js';
import { useNarrow } from '../../controls/use-narrow.js';
import { grouped } from '../../words.js';
import { COLUMNS, cardCells, type Skills, tableCells } from './columns.js';
import { type FoundRows, wantRows } from './found-rows.js';
import { ownIds } from './own-facts.js';
import { type Order, order, showUnit, skills } from './state.js';
import { unitAddress } from './unit-address.js';
import { useVisibleRows } from './use-visible-rows.js';

/** In rem, as in the style sheet. All rows have the same height, which determines the visible ones. */
const ROW = 2.5;
const CARD = 5.25;
const HEAD_ROWS = 1;
const CARD_CELLS = 4;
/** The headers of the page and of the table cover the top rows. */
const ABOVE = 7;

interface ResultsGridProps {
  readonly found: FoundRows;
  /** The row with the keyboard focus. */
  readonly active: number;
  readonly onActive: (place: number) => void;
}

/** The results: a table, or cards on a phone. Of thousands of rows, only the visible ones are drawn. */
export function ResultsGrid({ found, active, onActive }: ResultsGridProps) {
  const narrow = useNarrow();
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const rowHeight = (narrow ? CARD : ROW) * rem;
  const body = useRef<HTMLDivElement>(null);
  const { from, to } = useVisibleRows(body, found.size, rowHeight);
  const [focusWanted, setFocusWanted] = useState(false);
  useEffect(() => wantRows(from, to), [from, to, found]);
  useOtherSearch(found, () => {
    onActive(0);
    const top = (body.current?.getBoundingClientRect().top ?? 0) - ABOVE * rem;
    if (top < 0) scrollBy(0, top);
  });

  const places = Array.from({ length: to - from }, (_, index) => from + index);
  // The row with the focus stays, or the focus would be lost.
  if (active < found.size && (active < from || active >= to)) places.push(active);

  useLayoutEffect(() => {
    if (!focusWanted) return;
    const link = body.current?.querySelector<HTMLElement>(`[data-place="${active}"] a`);
    if (link == null) return;
    link.focus({ preventScroll: true });
    setFocusWanted(false);
  });

  const moveTo = (place: number) => {
    const next = Math.min(found.size - 1, Math.max(0, place));
    onActive(next);
    setFocusWanted(true);
    const top = (body.current?.getBoundingClientRect().top ?? 0) + next * rowHeight;
    const above = ABOVE * rem;
    if (top < above) scrollBy(0, top - above);
    else if (top + rowHeight > innerHeight - rem) scrollBy(0, top + 2 * rowHeight - innerHeight);
  };
  const page = Math.max(1, Math.floor((innerHeight - ABOVE * rem) / rowHeight) - 1);
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + page,
    PageUp: active - page,
    Home: 0,
    End: found.size - 1,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = steps[event.key];
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    moveTo(next);
  };

  return (
    <div
      class="units-grid"
      role="grid"
      tabIndex={-1}
      aria-label="Units found"
      aria-rowcount={found.size + HEAD_ROWS}
      aria-colcount={narrow ? CARD_CELLS : COLUMNS.length}
      onKeyDown={onKeyDown}
    >
      {!narrow && (
        <div class="units-head" role="rowgroup">
          <Heads />
        </div>
      )}
      <div class="units-body" role="rowgroup" ref={body} style={{ height: `${found.size * rowHeight}px` }}>
        {places.map((place) => (
          <Row
            key={place}
            place={place}
            row={found.rowAt(place)}
            top={place * rowHeight}
            skills={skills.value}
            narrow={narrow}
            isOwn={ownIds.value.has(found.rowAt(place)?.id ?? '')}
            isActive={place === active}
            onFocus={() => onActive(place)}
          />
        ))}
      </div>
    </div>
  );
}

/** Scrolls to the first row when another search is shown. */
function useOtherSearch({ query, options }: FoundRows, then: () => void): void {
  const shown = useRef({ query, options });
  useEffect(() => {
    if (shown.current.query === query && shown.current.options === options) return;
    shown.current = { query, options };
    then();
  });
}

function Heads() {
  const now = order.value;
  return (
    <div class="units-row" role="row" aria-rowindex={1}>
      {COLUMNS.map((column) => {
        const { sort, heading, spoken, numeric } = column;
        const isSorted = now?.sort === sort;
        return (
          <div
            key={sort}
            role="columnheader"
            class="units-cell"
            data-column={sort}
            data-numeric={numeric}
            aria-sort={isSorted ? (now.descending ? 'descending' : 'ascending') : 'none'}
          >
            <button
              type="button"
              class="sort-button"
              onClick={() => {
                order.value = nextOrder(now, column);
              }}
            >
              {spoken === undefined ? heading : <abbr title={spoken}>{heading}</abbr>}
              {isSorted && (
                <span class="sort-sign" aria-hidden="true">
                  {now.descending ? ' ▼' : ' ▲'}
                </span>
              )}
            </button>
          </div>
        );
      })}
    </div>
  );
}

/** One press sorts, a second reverses, a third leaves the order to the query again. */
function nextOrder(now: Order | undefined, { sort, largestFirst = false }: (typeof COLUMNS)[number]) {
  if (now?.sort !== sort) return { sort, descending: largestFirst };
  return now.descending === largestFirst ? { sort, descending: !largestFirst } : undefined;
}

interface RowProps {
  readonly place: number;
  /** Undefined while it is being fetched. */
  readonly row: UnitRow | undefined;
  readonly top: number;
  readonly skills: Skills;
  readonly narrow: boolean;
  /** Read from a file of the user's. */
  readonly isOwn: boolean;
  readonly isActive: boolean;
  readonly onFocus: () => void;
}

function Row({ place, row, top, skills: pilots, narrow, isOwn, isActive, onFocus }: RowProps) {
  return (
    <div
      class="units-row"
      role="row"
      aria-rowindex={place + 1 + HEAD_ROWS}
      data-place={place}
      style={{ transform: `translateY(${top}px)` }}
    >
      {row === undefined ? (
        <div class="units-cell faint" role="gridcell">
          {grouped(place + 1)} …
        </div>
      ) : (
        (narrow ? cardCells(row, pilots) : tableCells(row, pilots)).map(({ name, numeric, text }) => (
          <div key={name} class="units-cell" role="gridcell" data-column={name} data-numeric={numeric}>
            {name === 'name' ? (
              <a
                class="unit-link"
                href={unitAddress(row.id)}
                tabIndex={isActive ? 0 : -1}
                onFocus={onFocus}
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                  event.preventDefault();
                  onFocus();
                  showUnit(row.id);
                }}
              >
                {text}
              </a>
            ) : (
              text
            )}
            {name === 'name' && isOwn && <span class="own-mark">your file</span>}
          </div>
        ))
      )}
    </div>
  );
}
