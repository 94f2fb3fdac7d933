import { useId, useState } from 'preact/hooks';
import { Button } from '../../controls/button.js';
import { asEntry } from '../../state/address.js';
import { say } from '../../state/toast.js';
import { keptSearches, LONGEST_NAME, type Search } from './kept-searches.js';
import { order, query, readOrder, writeOrder } from './state.js';

/** Named searches: save, run, rename and delete them. */
export function SavedSearches() {
  const listing = keptSearches.listing.value;
  const [naming, setNaming] = useState(false);
  const saved = [...(listing?.values ?? [])].sort((a, b) => a.name.localeCompare(b.name, 'en'));
  const isSaved = saved.some(
    (one) => one.query === query.value && readOrder(one.sort ?? null) === order.value,
  );
  return (
    <div class="saved-searches">
      {saved.length > 0 && (
        <ul class="saved-list" aria-label="Saved searches">
          {saved.map((search) => (
            <li key={search.id}>
              <SavedSearch search={search} isKept={!listing?.unkept.has(search.id)} />
            </li>
          ))}
        </ul>
      )}
      {listing?.damaged.map(({ id, problem }) => (
        <p key={id} class="notice bad">
          A search that was saved here cannot be read: {problem}.{' '}
          <button type="button" class="text-button" onClick={() => void keptSearches.delete(id)}>
            Delete it
          </button>
        </p>
      ))}
      {naming ? (
        <NameForm
          label="Name of this search"
          name={query.value.slice(0, LONGEST_NAME)}
          action="Save"
          onName={(name) => {
            setNaming(false);
            void save(name);
          }}
          onCancel={() => setNaming(false)}
        />
      ) : (
        <button
          type="button"
          class="text-button"
          disabled={query.value.trim() === '' || isSaved}
          onClick={() => setNaming(true)}
        >
          Save this search
        </button>
      )}
    </div>
  );
}

async function save(name: string): Promise<void> {
  const sort = order.peek();
  await keptSearches.put({
    id: crypto.randomUUID(),
    name,
    query: query.peek(),
    ...(sort !== undefined && { sort: writeOrder(sort) }),
  });
  say(`“${name}” was saved on this device.`);
}

function SavedSearch({ search, isKept }: { readonly search: Search; readonly isKept: boolean }) {
  const [renaming, setRenaming] = useState(false);
  const { id, name } = search;
  if (renaming) {
    return (
      <NameForm
        label={`New name of “${name}”`}
        name={name}
        action="Rename"
        onName={(other) => {
          setRenaming(false);
          void keptSearches.change(id, (stored) => stored && { ...stored, name: other });
        }}
        onCancel={() => setRenaming(false)}
      />
    );
  }
  const remove = () => {
    void keptSearches.delete(id);
    say(`“${name}” was deleted.`, { label: 'Undo', act: () => void keptSearches.put(search) });
  };
  return (
    <span class="saved-search">
      <button
        type="button"
        class="saved-open"
        title={isKept ? search.query : `${search.query} (until you close the page)`}
        aria-pressed={query.value === search.query}
        onClick={() =>
          asEntry(() => {
            query.value = search.query;
            order.value = readOrder(search.sort ?? null);
          })
        }
      >
        {name}
      </button>
      <button
        type="button"
        class="saved-change"
        aria-label={`Rename “${name}”`}
        onClick={() => setRenaming(true)}
      >
        ✎
      </button>
      <button type="button" class="saved-change" aria-label={`Delete “${name}”`} onClick={remove}>
        ×
      </button>
    </span>
  );
}

interface NameFormProps {
  readonly label: string;
  readonly name: string;
  readonly action: string;
  readonly onName: (name: string) => void;
  readonly onCancel: () => void;
}

function NameForm({ label, name, action, onName, onCancel }: NameFormProps) {
  const id = useId();
  const [typed, setTyped] = useState(name);
  const given = typed.trim();
  return (
    <form
      class="name-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (given !== '') onName(given);
      }}
    >
      <label class="unseen" for={id}>
        {label}
      </label>
      <input
        id={id}
        class="input"
        type="text"
        autocomplete="off"
        maxLength={LONGEST_NAME}
        ref={(field) => {
          // The user types next.
          if (field !== null && document.activeElement !== field && typed === name) field.focus();
        }}
        value={typed}
        onInput={({ currentTarget: { value } }) => setTyped(value)}
        onKeyDown={({ key }) => key === 'Escape' && onCancel()}
      />
      <button type="submit" class="button" disabled={given === ''}>
        {action}
      </button>
      <Button onClick={onCancel}>Cancel</Button>
    </form>
  );
}
