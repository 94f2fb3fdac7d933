import { useId, useMemo } from 'preact/hooks';
import type { QueryField } from '../../../src/edge/search.js';
import { asEntry } from '../../state/address.js';
import { type AskedRange, rangeIn, valuesIn, withRange, withValues } from './query-text.js';
import { query } from './state.js';

/** Every change of a filter is a step that Back undoes. */
export const writeQuery = (text: string): void => {
  if (text === query.peek()) return;
  asEntry(() => {
    query.value = text;
  });
};

export interface FilterChoice {
  readonly value: string;
  readonly label: string;
}

interface ChoicesProps {
  readonly field: QueryField;
  readonly label: string;
  readonly choices: readonly FilterChoice[];
}

const isValue = (value: string) => (written: string) => written.toLowerCase() === value.toLowerCase();

/** Any of a few. */
export function Several({ field, label, choices }: ChoicesProps) {
  const chosen = valuesIn(query.value, field);
  return (
    <fieldset class="filter">
      <legend class="label">{label}</legend>
      <div class="chips">
        {choices.map(({ value, label: words }) => (
          <label key={value} class="chip">
            <input
              type="checkbox"
              checked={chosen.some(isValue(value))}
              onChange={({ currentTarget: { checked } }) => {
                const others = chosen.filter((other) => !isValue(value)(other));
                writeQuery(withValues(query.value, field, checked ? [...others, value] : others));
              }}
            />
            <span>{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** One of many, or any. */
export function OneOf({ field, label, any, choices }: ChoicesProps & { readonly any: string }) {
  const id = useId();
  const written = valuesIn(query.value, field);
  const options = useMemo(
    () =>
      choices.map(({ value, label: words }) => (
        <option key={value} value={value}>
          {words}
        </option>
      )),
    [choices],
  );
  const known =
    written.length === 1 ? choices.find(({ value }) => isValue(value)(written[0] ?? '')) : undefined;
  return (
    <div class="filter field">
      <label class="label" for={id}>
        {label}
      </label>
      <select
        id={id}
        class="select"
        value={known?.value ?? ''}
        onChange={({ currentTarget: { value } }) =>
          writeQuery(withValues(query.value, field, value === '' ? [] : [value]))
        }
      >
        <option value="">{written.length > 0 && known === undefined ? 'As the query says' : any}</option>
        {options}
      </select>
    </div>
  );
}

interface RangeProps {
  readonly field: QueryField;
  readonly label: string;
}

const numberIn = (input: HTMLInputElement): number | undefined =>
  Number.isFinite(input.valueAsNumber) && input.valueAsNumber >= 0 ? input.valueAsNumber : undefined;

export function Range({ field, label }: RangeProps) {
  const range = rangeIn(query.value, field);
  const change = (end: keyof AskedRange) => (event: Event) => {
    if (!(event.currentTarget instanceof HTMLInputElement)) return;
    const { [end]: _old, ...other } = range;
    const value = numberIn(event.currentTarget);
    writeQuery(withRange(query.value, field, value === undefined ? other : { ...other, [end]: value }));
  };
  return (
    <fieldset class="filter">
      <legend class="label">{label}</legend>
      <div class="range">
        <input
          class="input"
          type="number"
          inputMode="numeric"
          min={0}
          aria-label={`${label}: at least`}
          placeholder="from"
          value={range.least ?? ''}
          onChange={change('least')}
        />
        <span aria-hidden="true">–</span>
        <input
          class="input"
          type="number"
          inputMode="numeric"
          min={0}
          aria-label={`${label}: at most`}
          placeholder="to"
          value={range.most ?? ''}
          onChange={change('most')}
        />
      </div>
    </fieldset>
  );
}

export function Least({ field, label }: RangeProps) {
  const id = useId();
  const { least, ...most } = rangeIn(query.value, field);
  return (
    <div class="filter field">
      <label class="label" for={id}>
        {label} at least
      </label>
      <input
        id={id}
        class="input"
        type="number"
        inputMode="numeric"
        min={0}
        value={least ?? ''}
        onChange={({ currentTarget }) => {
          const value = numberIn(currentTarget);
          writeQuery(withRange(query.value, field, value === undefined ? most : { ...most, least: value }));
        }}
      />
    </div>
  );
}
