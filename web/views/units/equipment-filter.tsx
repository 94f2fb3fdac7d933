import { useId, useMemo, useState } from 'preact/hooks';
import { writeQuery } from './filter-fields.js';
import { itemsIn, withItem, withoutItem } from './query-text.js';
import { query } from './state.js';

const MOST_ITEMS = 50;

/**
 * Equipment that a unit must carry, with counts. Names are suggested; any text may be typed, with stars as wildcards.
 */
export function EquipmentFilter({ known }: { readonly known: readonly string[] }) {
  const id = useId();
  const [name, setName] = useState('');
  const [least, setLeast] = useState(1);
  const options = useMemo(() => known.map((item) => <option key={item} value={item} />), [known]);
  const add = (event: Event) => {
    event.preventDefault();
    if (name.trim() === '') return;
    writeQuery(withItem(query.value, { name: name.trim(), least }));
    setName('');
    setLeast(1);
  };
  return (
    <fieldset class="filter">
      <legend class="label">Carries</legend>
      <ul class="asked-items">
        {itemsIn(query.value).map((item) => (
          <li key={item.name}>
            <span>
              {item.least > 1 ? `${item.least} or more ` : ''}
              {item.name}
            </span>
            <button
              type="button"
              class="icon-button"
              aria-label={`Do not ask for ${item.name}`}
              onClick={() => writeQuery(withoutItem(query.value, item.name))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <form class="item-form" onSubmit={add}>
        <input
          class="input"
          list={id}
          aria-label="Equipment"
          placeholder="ER PPC"
          autocomplete="off"
          spellcheck={false}
          value={name}
          onInput={({ currentTarget: { value } }) => setName(value)}
        />
        <datalist id={id}>{options}</datalist>
        <input
          class="input"
          type="number"
          inputMode="numeric"
          aria-label="How many at least"
          min={1}
          max={MOST_ITEMS}
          value={least}
          onChange={({ currentTarget: { valueAsNumber } }) =>
            setLeast(Number.isInteger(valueAsNumber) ? Math.min(MOST_ITEMS, Math.max(1, valueAsNumber)) : 1)
          }
        />
        <button type="submit" class="button">
          Add
        </button>
      </form>
    </fieldset>
  );
}
