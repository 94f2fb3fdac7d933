import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { awaited, nearNames, shelf, starterNamed, unitAtHand } from '../units/shelf.js';
import { nameOf, type ShelfUnit } from '../units/shelf-unit.js';
import { searchUnits } from '../units/unit-search.js';

interface UnitPickerProps {
  readonly label: string;
  /** The name of the unit that is chosen. */
  readonly value: string;
  readonly onChange: (name: string) => void;
  /** Why a unit cannot be chosen here; undefined if it can. */
  readonly refuse?: (unit: ShelfUnit) => string | undefined;
  /** Called when it is left without a choice; it opens by itself then. */
  readonly onCancel?: () => void;
}

const MOST_SHOWN = 60;

/** Search as you type, among the units that come with the page and the user's own. */
export function UnitPicker({ label, value, onChange, refuse, onCancel }: UnitPickerProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | undefined>(onCancel && '');
  const [moved, setMoved] = useState<number>();
  const open = typed !== undefined;
  const units = shelf.value;
  const found = useMemo(
    () =>
      open
        ? searchUnits(units, typed, (unit) => starterNamed(nameOf(unit)) !== undefined).slice(0, MOST_SHOWN)
        : [],
    [open, typed, units],
  );
  // Enter takes what can be taken.
  const place =
    moved ??
    Math.max(
      0,
      found.findIndex((unit) => refuse?.(unit) === undefined),
    );
  const opensByItself = onCancel !== undefined;
  useEffect(() => {
    if (opensByItself) field.current?.focus();
  }, [opensByItself]);
  const leave = () => {
    setTyped(undefined);
    onCancel?.();
  };

  const choose = (unit: ShelfUnit | undefined) => {
    if (unit === undefined || refuse?.(unit) !== undefined) return;
    setTyped(undefined);
    // One that could not be had before is tried again.
    unit.fetch().catch(() => {});
    if (nameOf(unit) !== value) onChange(nameOf(unit));
  };
  const move = (step: number) => {
    const next = Math.min(found.length - 1, Math.max(0, place + step));
    setMoved(next);
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
      leave();
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
        ref={field}
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
          setMoved(undefined);
        }}
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          setMoved(undefined);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => open && leave()}
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
          No unit here is called “{typed}”.{near.length > 0 && ` Did you mean ${near.join(', ')}?`} Drop its
          file on the page to add it.
        </p>
      )}
      {!open && value !== '' && unitAtHand(value) === undefined && (
        <p class="picker-none" role="alert">
          {awaited(value) ??
            `${value} is not among the units here. Drop its file on the page, or choose another unit.`}
        </p>
      )}
    </div>
  );
}

const describe = ({ tonnage, own }: ShelfUnit): string =>
  [tonnage === undefined ? '' : `${tonnage} t`, own ? 'your file' : '']
    .filter((word) => word !== '')
    .join(' · ');
