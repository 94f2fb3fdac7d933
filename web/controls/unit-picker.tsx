import { useId, useMemo, useRef, useState } from 'preact/hooks';
import { bareName } from '../../src/units/near-names.js';
import { nearNames, shelf, unitNamed } from '../units/shelf.js';
import { nameOf, type ShelfUnit } from '../units/shelf-unit.js';

interface UnitPickerProps {
  readonly label: string;
  /** The name of the unit that is chosen. */
  readonly value: string;
  readonly onChange: (name: string) => void;
  /** Why a unit cannot be chosen here; undefined if it can. */
  readonly refuse?: (unit: ShelfUnit) => string | undefined;
}

const MOST_SHOWN = 60;

/** Search as you type over the units that come along and those that were dropped. */
export function UnitPicker({ label, value, onChange, refuse }: UnitPickerProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string>();
  const [place, setPlace] = useState(0);
  const open = typed !== undefined;
  const units = shelf.value;
  const found = useMemo(() => (open ? matching(units, typed) : []), [open, typed, units]);

  const choose = (unit: ShelfUnit | undefined) => {
    if (unit === undefined || refuse?.(unit) !== undefined) return;
    setTyped(undefined);
    onChange(nameOf(unit));
  };
  const move = (step: number) => {
    const next = Math.min(found.length - 1, Math.max(0, place + step));
    setPlace(next);
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (open) move(event.key === 'ArrowDown' ? 1 : -1);
      else setTyped('');
    } else if (event.key === 'Enter' && open) {
      event.preventDefault();
      choose(found[place]);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      setTyped(undefined);
    }
  };
  const near = open && found.length === 0 ? nearNames(typed) : [];

  return (
    <div class="field picker">
      <label class="label" for={id}>
        {label}
      </label>
      <input
        id={id}
        class="input"
        type="text"
        role="combobox"
        autocomplete="off"
        spellcheck={false}
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={open && found.length > 0 ? `${id}-${place}` : undefined}
        placeholder="Type a name, such as Atlas"
        value={typed ?? value}
        onFocus={(event) => event.currentTarget.select()}
        onClick={() => {
          if (open) return;
          setTyped('');
          setPlace(0);
        }}
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          setPlace(0);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setTyped(undefined)}
      />
      <div
        id={`${id}-list`}
        ref={list}
        class="picker-list"
        role="listbox"
        aria-label={label}
        hidden={!open || found.length === 0}
      >
        {found.map((unit, index) => {
          const refused = refuse?.(unit);
          return (
            // biome-ignore lint/a11y/useFocusableInteractive: a combobox keeps the focus in its field.
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys.
            <div
              key={nameOf(unit)}
              id={`${id}-${index}`}
              role="option"
              class="picker-option"
              aria-selected={index === place}
              aria-disabled={refused !== undefined}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(unit)}
            >
              <span>
                {nameOf(unit)}
                {unit.clanName !== undefined && <span class="faint"> {unit.clanName}</span>}
              </span>
              <span class="faint">{refused ?? describe(unit)}</span>
            </div>
          );
        })}
      </div>
      {open && found.length === 0 && (
        <p class="picker-none">
          No unit is called “{typed}”.{near.length > 0 && ` Did you mean ${near.join(', ')}?`} Drop its file
          to add it.
        </p>
      )}
      {!open && value !== '' && unitNamed(value) === undefined && (
        <p class="picker-none" role="alert">
          {value} is not among the units here. Drop its file, or choose another.
        </p>
      )}
    </div>
  );
}

const describe = ({ tonnage, own }: ShelfUnit): string =>
  [tonnage === undefined ? '' : `${tonnage} t`, own ? 'yours' : ''].filter((word) => word !== '').join(' · ');

function matching(units: readonly ShelfUnit[], typed: string): readonly ShelfUnit[] {
  const words = typed
    .split(/\s+/)
    .map(bareName)
    .filter((word) => word !== '');
  const scored = units
    .map((unit) => {
      const name = bareName(`${unit.chassis}${unit.model}${unit.clanName ?? ''}`);
      const starts = words[0] !== undefined && name.startsWith(words[0]);
      return { unit, fits: words.every((word) => name.includes(word)), starts };
    })
    .filter(({ fits }) => fits);
  return [...scored.filter(({ starts }) => starts), ...scored.filter(({ starts }) => !starts)]
    .slice(0, MOST_SHOWN)
    .map(({ unit }) => unit);
}
