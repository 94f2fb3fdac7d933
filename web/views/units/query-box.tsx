import { useId, useRef } from 'preact/hooks';
import type { LibraryProblem } from '../../library/questions.js';
import { capitalised } from '../../words.js';
import { query } from './state.js';

interface QueryBoxProps {
  readonly problem: LibraryProblem | undefined;
  /** Moves on to the first result. */
  readonly onDown: () => void;
}

/** One box for names and for conditions such as `bv<1500`. */
export function QueryBox({ problem, onDown }: QueryBoxProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const wrong = problem?.is === 'query' ? problem : undefined;
  const goTo = (position: number) => {
    field.current?.focus();
    field.current?.setSelectionRange(position, endOfWord(query.value, position));
  };
  return (
    <div class="query">
      <label class="unseen" for={id}>
        Search for units
      </label>
      <div class="query-field">
        <svg class="query-sign" viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="10.5" cy="10.5" r="6.5" fill="none" stroke="currentColor" stroke-width="2" />
          <path d="m15.5 15.5 5 5" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
        </svg>
        <input
          id={id}
          ref={field}
          class="input query-input"
          type="search"
          enterkeyhint="search"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          placeholder="A name, or conditions: tech=clan has=&quot;ER PPC&quot;:>=2 bv<2500"
          value={query.value}
          aria-invalid={wrong !== undefined}
          aria-describedby={wrong && `${id}-problem`}
          onInput={(event) => {
            query.value = event.currentTarget.value;
          }}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown' || event.key === 'Enter') {
              event.preventDefault();
              onDown();
            }
          }}
        />
      </div>
      {wrong !== undefined && (
        <div class="query-problem" id={`${id}-problem`} role="alert">
          <p>
            <code>
              {query.value.slice(0, wrong.position)}
              <mark>{query.value.slice(wrong.position, endOfWord(query.value, wrong.position)) || '␣'}</mark>
              {query.value.slice(endOfWord(query.value, wrong.position))}
            </code>
          </p>
          <p>
            {capitalised(wrong.message)}.{' '}
            <button type="button" class="text-button" onClick={() => goTo(wrong.position)}>
              Go to it
            </button>
          </p>
        </div>
      )}
    </div>
  );
}

/** The end of the word that begins at this place of a query. */
function endOfWord(text: string, from: number): number {
  const [word = ''] = /^(?:"[^"]*"?|[^\s()]+|[()])/.exec(text.slice(from)) ?? [];
  return from + word.length;
}
