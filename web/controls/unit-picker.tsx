import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { lookAgain } from '../library/library-shelf.js';
import { useLibraryPicks } from '../library/use-library-picks.js';
import { awaited, isUnfetched, nearNames, shelf, starterNamed, unitAtHand } from '../units/shelf.js';
import { calledOf, nameOf, type ShelfUnit } from '../units/shelf-unit.js';
import { UNIT_KINDS } from '../units/unit-kinds.js';
import { searchUnits } from '../units/unit-search.js';

interface UnitPickerProps {
  readonly label: string;
  /** The name of the unit that is chosen. */
  readonly value: string;
  readonly onChange: (name: string) => void;
  /** Why a unit cannot be chosen here; undefined if it can. */
  readonly refuse?: (unit: ShelfUnit) => string | undefined;
  /** Called when it is left without a choice. A picker with this starts open. */
  readonly onCancel?: () => void;
}

const MOST_SHOWN = 60;

/** Search as you type: the user's own units, the starter units and the library. */
export function UnitPicker({ label, value, onChange, refuse, onCancel }: UnitPickerProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | undefined>(onCancel && '');
  const [moved, setMoved] = useState<number>();
  const open = typed !== undefined;
  const units = shelf.value;
  const library = useLibraryPicks(typed ?? '', MOST_SHOWN);
  const found = useMemo(
    () => (open ? bestOf(units, library.units, typed, library.pending) : []),
    [open, typed, units, library.units, library.pending],
  );
  // Enter chooses the first unit that can be chosen.
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
    // A unit that failed to load is tried again.
    unit.fetch().catch(() => {});
    if (calledOf(unit) !== value) onChange(calledOf(unit));
  };
  // An Enter before the library has answered takes effect once it has.
  const [enterWaits, setEnterWaits] = useState(false);
  useEffect(() => {
    if (!enterWaits || library.pending) return;
    setEnterWaits(false);
    choose(found[place]);
  });
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
      if (found.length === 0 && library.pending) setEnterWaits(true);
      else choose(found[place]);
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
          setEnterWaits(false);
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
              key={calledOf(unit)}
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
          {library.pending ? (
            'Looking in the library …'
          ) : (
            <>
              No unit here is called “{typed}”.{near.length > 0 && ` Did you mean ${near.join(', ')}?`}{' '}
              {library.problem === undefined
                ? 'Drop its file on the page to add it.'
                : `The library could not be searched: ${library.problem}.`}
            </>
          )}
        </p>
      )}
      {!open && value !== '' && unitAtHand(value) === undefined && (
        <p class="picker-none" role={awaited(value)?.endsWith('…') ? 'status' : 'alert'}>
          {awaited(value) ??
            `${value} is not among the units here. Drop its file on the page, or choose another unit.`}{' '}
          {isUnfetched(value) && (
            <button type="button" class="text-button" onClick={() => lookAgain(value)}>
              Try again
            </button>
          )}
        </p>
      )}
    </div>
  );
}

/** Best matches first, whether they are loaded or in the library. */
function bestOf(
  shelf: readonly ShelfUnit[],
  library: readonly ShelfUnit[],
  typed: string,
  pending: boolean,
): readonly ShelfUnit[] {
  const known = new Set(shelf.map(nameOf));
  const others = library.filter((unit) => unit.called !== nameOf(unit) || !known.has(unit.called));
  const found = searchUnits([...shelf, ...others], typed, (unit) => starterNamed(nameOf(unit)) !== undefined);
  // A plain text search would not find what the library found despite a typing mistake.
  return (found.length > 0 || pending ? found : others).slice(0, MOST_SHOWN);
}

const describe = ({ tonnage, unitType, own }: ShelfUnit): string =>
  [
    tonnage === undefined ? '' : `${tonnage} t`,
    unitType === 'Mek' ? '' : UNIT_KINDS[unitType],
    own ? 'your file' : '',
  ]
    .filter((word) => word !== '')
    .join(' · ');
