import { useEffect, useRef, useState } from 'preact/hooks';
import { Disclosure } from '../../controls/disclosure.js';
import { Skills } from '../../controls/skills.js';
import { useNarrow } from '../../controls/use-narrow.js';
import { askLibrary } from '../../library/ask-library.js';
import type { Contents } from '../../library/questions.js';
import { counted, grouped } from '../../words.js';
import { Filters } from './filters.js';
import { found, problem, search, searchAsAsked } from './found-rows.js';
import { LibraryNotice } from './library-notice.js';
import { tellOwnFacts } from './own-facts.js';
import { QueryBox } from './query-box.js';
import { ResultsGrid } from './results-grid.js';
import { SortChoice } from './sort-choice.js';
import { isRegular, openUnit, skills } from './state.js';
import { UnitPage } from './unit-page.js';
import './units.css';

export function UnitsView() {
  useEffect(searchAsAsked, []);
  useEffect(tellOwnFacts, []);
  return openUnit.value === '' ? <Library /> : <UnitPage key={openUnit.value} id={openUnit.value} />;
}

/** All units, and the ways to the one that is looked for. */
function Library() {
  const narrow = useNarrow();
  const [active, setActive] = useState(0);
  const results = useRef<HTMLElement>(null);
  const contents = useContents();
  const { value: wrong } = problem;
  useScrollBack();
  return (
    <div class="units">
      <section class="units-search" aria-label="Search">
        <QueryBox
          problem={wrong}
          onDown={() => results.current?.querySelector<HTMLElement>('.unit-link[tabindex="0"]')?.focus()}
        />
      </section>
      <aside class="units-filters" aria-label="Filters">
        {narrow ? (
          <Disclosure title="Filters">
            <Filters contents={contents} />
          </Disclosure>
        ) : (
          <div class="card">
            <h2>Filters</h2>
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
          <div class="units-pilots">
            <Skills
              gunnery={skills.value.gunnery}
              piloting={skills.value.piloting}
              onChange={(changed) => {
                skills.value = { ...skills.value, ...changed };
              }}
            />
          </div>
          {narrow && <SortChoice />}
        </div>
        {found.value !== undefined && found.value.size > 0 && (
          <ResultsGrid
            found={found.value}
            active={Math.min(active, found.value.size - 1)}
            onActive={setActive}
          />
        )}
      </section>
    </div>
  );
}

function Count({ contents }: { readonly contents: Contents | undefined }) {
  const { value: shown } = found;
  if (shown === undefined) {
    return problem.value === undefined ? <p role="status">Opening the library …</p> : null;
  }
  return (
    <p class="units-count" role="status">
      {shown.size === 0 ? (
        'No unit fits. Take a condition away, or type fewer letters of the name.'
      ) : (
        <>
          <strong class="numbers">{counted(shown.size, 'unit')}</strong>
          {contents !== undefined && shown.size < contents.size && ` of ${grouped(contents.size)}`}
          {!isRegular.value && ', Battle Values for these pilots'}
        </>
      )}
    </p>
  );
}

/** What filters choose from; undefined until the library is there. */
function useContents(): Contents | undefined {
  const [contents, setContents] = useState<Contents>();
  const opened = found.value !== undefined;
  useEffect(() => {
    let wanted = true;
    if (opened) {
      askLibrary({ ask: 'contents' }).then(
        (answer) => wanted && setContents(answer),
        // The search says what is wrong.
        () => {},
      );
    }
    return () => {
      wanted = false;
    };
  }, [opened]);
  return contents;
}

let scrolledTo = 0;

/** Whoever returns from a unit's page finds the list where it was. */
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
