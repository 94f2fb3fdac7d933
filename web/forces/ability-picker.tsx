import { useId, useState } from 'preact/hooks';
import { SPA_CATALOG } from '../../src/rules/abilities/index.js';
import { ABILITIES, abilityName, designationsFor, suffixOf } from './ability-words.js';

interface AbilityPickerProps {
  readonly value: readonly string[];
  readonly onChange: (abilities: readonly string[]) => void;
  /** What abilities may be chosen for, beside what their own lists say. */
  readonly suggestions: readonly string[];
  /** Whose they are, for who cannot see where this stands. */
  readonly whose: string;
}

/** Special abilities of a pilot: a list to add from, and those that were added. */
export function AbilityPicker({ value, onChange, suggestions, whose }: AbilityPickerProps) {
  const id = useId();
  const [pending, setPending] = useState<string>();
  const [words, setWords] = useState('');
  const add = (ability: string) => {
    if (!value.includes(ability)) onChange([...value, ability]);
    setPending(undefined);
    setWords('');
  };
  const choose = (ability: string) => {
    const entry = SPA_CATALOG[ability];
    if (entry === undefined) return;
    if (entry.requiresDesignation) {
      setPending(ability);
      setWords(designationsFor(ability)?.[0] ?? suggestions[0] ?? '');
    } else add(ability);
  };
  const fixed = pending === undefined ? undefined : designationsFor(pending);
  return (
    <div class="abilities">
      {value.length > 0 && (
        <ul class="chips">
          {value.map((ability) => (
            <li key={ability} class="chip">
              {abilityName(ability)}
              <button
                type="button"
                aria-label={`Remove ${abilityName(ability)} from ${whose}`}
                onClick={() => onChange(value.filter((other) => other !== ability))}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      <label class="unseen" for={id}>
        Add an ability to {whose}
      </label>
      <select id={id} class="select quiet" value="" onChange={(event) => choose(event.currentTarget.value)}>
        <option value="">+ Ability …</option>
        {ABILITIES.map((ability) => (
          <option key={ability.id} value={ability.id} disabled={value.includes(ability.id)}>
            {ability.name}
          </option>
        ))}
      </select>
      {pending !== undefined && (
        <form
          class="designation"
          onSubmit={(event) => {
            event.preventDefault();
            if (suffixOf(words) !== '') add(`${pending}_${suffixOf(words)}`);
          }}
        >
          <label class="label" for={`${id}-for`}>
            {SPA_CATALOG[pending]?.name}: chosen for
          </label>
          <div class="designation-row">
            {fixed === undefined ? (
              <>
                <input
                  id={`${id}-for`}
                  class="input"
                  list={`${id}-words`}
                  value={words}
                  onInput={(event) => setWords(event.currentTarget.value)}
                />
                <datalist id={`${id}-words`}>
                  {suggestions.map((suggestion) => (
                    <option key={suggestion} value={suggestion} />
                  ))}
                </datalist>
              </>
            ) : (
              <select
                id={`${id}-for`}
                class="select"
                value={words}
                onChange={(event) => setWords(event.currentTarget.value)}
              >
                {fixed.map((word) => (
                  <option key={word} value={word}>
                    {word.replaceAll('_', ' ')}
                  </option>
                ))}
              </select>
            )}
            <button type="submit" class="button">
              Add
            </button>
            <button type="button" class="button" onClick={() => setPending(undefined)}>
              Cancel
            </button>
          </div>
        </form>
      )}
    </div>
  );
}
