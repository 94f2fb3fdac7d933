import { useId, useState } from 'preact/hooks';
import { ruleset } from '../state/address.js';
import { AbilityWorthNote } from '../worth/ability-worth-note.js';
import { WorthLink } from '../worth/worth-link.js';
import {
  ABILITIES,
  abilityEffect,
  abilityName,
  designationsFor,
  type Surroundings,
} from './ability-words.js';
import { Button } from './button.js';
import { Choice } from './choice.js';

interface AbilityPickerProps extends Surroundings {
  readonly value: readonly string[];
  readonly onChange: (abilities: readonly string[]) => void;
  /** The pilot's name, for screen readers. */
  readonly whose: string;
  /** Abilities that have no effect here. */
  readonly without?: readonly string[];
}

/** A pilot's special abilities with their effects, and a list to add more from. */
export function AbilityPicker({
  value,
  onChange,
  whose,
  weapons,
  opponents,
  without = [],
}: AbilityPickerProps) {
  const id = useId();
  const [pending, setPending] = useState<string>();
  const [chosen, setChosen] = useState('');
  const around = { weapons, opponents };
  const options = pending === undefined ? [] : designationsFor(pending, around);
  const designation = options.find((option) => option.value === chosen)?.value ?? options[0]?.value;
  const add = (ability: string) => {
    if (!value.includes(ability)) onChange([...value, ability]);
    setPending(undefined);
  };
  const choose = (ability: string) => {
    if (ability === '') return;
    if (designationsFor(ability, around).length > 0) setPending(ability);
    else add(ability);
  };
  return (
    <div class="abilities">
      {value.length > 0 && (
        <ul class="ability-list" aria-label={`Special abilities of ${whose}`}>
          {value.map((ability) => (
            <li key={ability}>
              <span>
                {abilityName(ability, opponents)}
                <span class="field-note">{abilityEffect(ability, ruleset.value)}</span>
                <AbilityWorthNote ability={ability} />
              </span>
              <button
                type="button"
                class="icon-button"
                aria-label={`Remove ${abilityName(ability, opponents)} from ${whose}`}
                onClick={() => onChange(value.filter((other) => other !== ability))}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      {value.length > 0 && <WorthLink />}
      <label class="unseen" for={id}>
        Add an ability to {whose}
      </label>
      <select id={id} class="select quiet" value="" onChange={(event) => choose(event.currentTarget.value)}>
        <option value="">+ Ability …</option>
        {ABILITIES.filter((ability) => !without.includes(ability.id)).map((ability) => (
          <option key={ability.id} value={ability.id} disabled={value.includes(ability.id)}>
            {ability.name}
          </option>
        ))}
      </select>
      {pending !== undefined && designation !== undefined && (
        <form
          class="designation"
          onSubmit={(event) => {
            event.preventDefault();
            add(`${pending}_${designation}`);
          }}
        >
          <p class="field-note">{abilityEffect(pending, ruleset.value)}</p>
          <div class="designation-row">
            <Choice
              label={`${abilityName(pending)}: chosen for`}
              value={designation}
              choices={options}
              onChange={setChosen}
            />
            <button type="submit" class="button">
              Add
            </button>
            <Button onClick={() => setPending(undefined)}>Cancel</Button>
          </div>
        </form>
      )}
    </div>
  );
}
