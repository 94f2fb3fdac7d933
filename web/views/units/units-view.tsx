import { useEffect, useRef, useState } from 'preact/hooks';
import { Disclosure } from '../../controls/disclosure.js';
import { Skills } from '../../controls/skills.js';
import { useNarrow } from '../../controls/use-narrow.js';
import { askLibrary } from '../../library/ask-library.js';
import type { Contents } from '../../library/questions.js';
import { asEntry } from '../../state/address.js';
import { counted, grouped } from '../../words.js';
import { Filters } from './filters.js';
import { found, problem, search, searchAsAsked } from './found-rows.js';
import { LibraryNotice } from './library-notice.js';
import { tellOwnFacts } from './own-facts.js';
import { OwnUnitsLink } from './own-units-link.js';
import { QueryBox } from './query-box.js';
import { QueryHelp } from './query-help.js';
import { ResultsGrid } from './results-grid.js';
import { SavedSearches } from './saved-searches.js';
import { SortChoice } from './sort-choice.js';
import { isRegular, openUnit, query, skills } from './state.js';
import { UnitPage } from './unit-page.js';
import './units.css';

export function UnitsView() {
  useEffect(searchAsAsked, []);
  useEffect(tellOwnFacts, []);
  return openUnit.value === '' ? <Library /> : <UnitPage key={openUnit.value} id={openUnit.value} />;
}

/** All units, with search and filters. */
function Library() {
  const narrow = useNarrow();
  const [active, setActive] = useState(0);
  const results = useRef<HTMLElement>(null);
  const contents = useContents();
  const { value: wrong } = problem;
  const { value: shown } = found;
  useScrollBack();
  return (
    <div class="units">
      <section class="units-search" aria-label="Search">
        <QueryBox
          problem={wrong}
          onDown={() => results.current?.querySelector<HTMLElement>('.unit-link[tabindex="0"]')?.focus()}
        />
        {!narrow && (
          <div class="units-tools">
            <QueryHelp />
            <SavedSearches />
            <OwnUnitsLink />
          </div>
        )}
      </section>
      <aside class="units-filters" aria-label="Filters">
        {narrow ? (
          <>
            <Disclosure title="Filters and pilots">
              <Pilots />
              <Filters contents={contents} />
              <ClearButton />
            </Disclosure>
            <QueryHelp />
            <SavedSearches />
            <OwnUnitsLink />
          </>
        ) : (
          <div class="card filter-card">
            <div class="card-head">
              <h2>Filters</h2>
              <ClearButton />
            </div>
            <Filters contents={contents} />
          </div>
        )}
      </aside>
      <section class="units-results" aria-label="Results" ref={results}>
        {wrong !== undefined && wrong.is !== 'query' && (
          <LibraryNotice problem={wrong} onRetry={() => void search()} />
        )}
        <div class="units-bar">
          <Count contents={contents} />
          {narrow ? <SortChoice /> : <Pilots />}
        </div>
        {shown !== undefined && shown.size > 0 && (
          <ResultsGrid found={shown} active={Math.min(active, shown.size - 1)} onActive={setActive} />
        )}
      </section>
    </div>
  );
}

/** The pilots for whom Battle Values are shown. */
const Pilots = () => (
  <div class="units-pilots">
    <Skills
      gunnery={skills.value.gunnery}
      piloting={skills.value.piloting}
      onChange={(changed) => {
        skills.value = { ...skills.value, ...changed };
      }}
    />
  </div>
);

const ClearButton = () => (
  <button
    type="button"
    class="text-button"
    disabled={query.value === ''}
    onClick={() =>
      asEntry(() => {
        query.value = '';
      })
    }
  >
    Clear all
  </button>
);

function Count({ contents }: { readonly contents: Contents | undefined }) {
  const { value: shown } = found;
  if (shown === undefined) {
    return problem.value === undefined ? <p role="status">Opening the library …</p> : null;
  }
  return (
    <p class="units-count" role="status">
      {shown.size === 0 ? (
        'No unit fits. Remove a condition, or type fewer letters of the name.'
      ) : (
        <>
          <strong class="numbers">{counted(shown.size, 'unit')}</strong>
          {contents !== undefined && shown.size < contents.size && ` of ${grouped(contents.size)}`}
          {!isRegular.value && '. Conditions and order are for 4/5 pilots.'}
        </>
      )}
    </p>
  );
}

/** The choices of the filters; undefined until the library is open. */
function useContents(): Contents | undefined {
  const [contents, setContents] = useState<Contents>();
  const opened = found.value !== undefined;
  useEffect(() => {
    let wanted = true;
    if (opened) {
      fetchCatalogAhead();
      askLibrary({ ask: 'contents' }).then(
        (answer) => wanted && setContents(answer),
        // The search reports the problem.
        () => {},
      );
    }
    return () => {
      wanted = false;
    };
  }, [opened]);
  return contents;
}

/** After a search, the user opens a unit next, and should wait only for the unit itself. */
function fetchCatalogAhead(): void {
  import('../../units/own-units.js')
    .then(({ knowAllEquipment }) => knowAllEquipment())
    // If that fails, the unit's page reports it.
    .catch(() => {});
}

let scrolledTo = 0;

/** Restores the position of the list after a visit to a unit's page. */
function useScrollBack(): void {
  useEffect(() => {
    scrollTo(0, scrolledTo);
    const remember = () => {
      scrolledTo = scrollY;
    };
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, []);
}
