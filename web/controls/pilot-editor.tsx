import { useState } from 'preact/hooks';
import { type AbilityEntry, SPA_CATALOG } from '../../src/rules/abilities/index.js';
import { titled } from '../words.js';
import { Choice } from './choice.js';
import { Stepper } from './stepper.js';

interface PilotEditorProps {
  /** Left out where nobody shoots. */
  readonly gunnery?: number;
  readonly piloting: number;
  readonly abilities: readonly string[];
  readonly onChange: (pilot: {
    readonly gunnery?: number;
    readonly piloting?: number;
    readonly abilities?: readonly string[];
  }) => void;
  /** Names of weapons that an ability may be chosen for. */
  readonly weapons: readonly string[];
  /** What an ability calls the opponent, where there is one. */
  readonly opponent?: { readonly id: string; readonly name: string };
}

const BEST = 0;
const WORST = 8;
const ENTRIES: readonly AbilityEntry[] = Object.values(SPA_CATALOG)
  .filter(({ id }) => id !== 'edge')
  .sort((a, b) => (a.name < b.name ? -1 : 1));

/** What an ability can be chosen for, where that is not a weapon. */
const DESIGNATIONS: Readonly<Record<string, readonly string[]>> = {
  gunnery_specialist: ['energy', 'ballistic', 'missile'],
  range_master: ['short', 'medium', 'long', 'extreme'],
  env_specialist: ['fog', 'light', 'rain', 'snow', 'wind'],
  animal_mimicry: ['light_woods', 'heavy_woods', 'rough', 'rubble', 'swamp', 'water'],
  terrain_master: ['light_woods', 'heavy_woods', 'rough', 'rubble', 'swamp', 'water'],
};

/** Skills and special abilities of a pilot, with what each was chosen for. */
export function PilotEditor({ gunnery, piloting, abilities, onChange, weapons, opponent }: PilotEditorProps) {
  const [picked, setPicked] = useState('');
  const [chosen, setChosen] = useState('');
  const entry = ENTRIES.find(({ id }) => id === picked);
  const options = entry === undefined ? [] : optionsFor(entry, weapons, opponent);
  const designation = options.find(({ value }) => value === chosen)?.value ?? options[0]?.value ?? '';
  const add = () => {
    if (entry === undefined) return;
    const id = designation === '' ? entry.id : `${entry.id}_${designation}`;
    if (!abilities.includes(id)) onChange({ abilities: [...abilities, id] });
    setPicked('');
  };
  return (
    <div class="pilot">
      <div class="fields">
        {gunnery !== undefined && (
          <Stepper
            label="Gunnery"
            value={gunnery}
            min={BEST}
            max={WORST}
            onChange={(value) => onChange({ gunnery: value })}
          />
        )}
        <Stepper
          label="Piloting"
          value={piloting}
          min={BEST}
          max={WORST}
          onChange={(value) => onChange({ piloting: value })}
        />
      </div>
      {abilities.length > 0 && (
        <ul class="chips" aria-label="Special abilities">
          {abilities.map((id) => (
            <li key={id} class="chip" title={entryOf(id)?.combatEffect}>
              {abilityName(id, opponent)}
              <button
                type="button"
                aria-label={`Take ${abilityName(id, opponent)} away`}
                onClick={() => onChange({ abilities: abilities.filter((other) => other !== id) })}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      <div class="adder">
        <Choice
          label="Special ability"
          value={picked}
          choices={[
            { value: '', label: 'Add an ability …' },
            ...ENTRIES.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={setPicked}
        />
        {options.length > 0 && (
          <Choice label="Chosen for" value={designation} choices={options} onChange={setChosen} />
        )}
        <button type="button" class="button" disabled={entry === undefined} onClick={add}>
          Add
        </button>
      </div>
      {entry !== undefined && <p class="field-note">{entry.combatEffect}.</p>}
    </div>
  );
}

function optionsFor(
  { id, requiresDesignation }: AbilityEntry,
  weapons: readonly string[],
  opponent: PilotEditorProps['opponent'],
): readonly { readonly value: string; readonly label: string }[] {
  if (!requiresDesignation && id !== 'sandblaster') return [];
  const fixed = DESIGNATIONS[id];
  if (fixed !== undefined) return fixed.map((value) => ({ value, label: titled(value) }));
  if (id === 'blood_stalker') {
    return [
      ...(opponent ? [{ value: opponent.id, label: opponent.name }] : []),
      { value: 'other', label: 'Another unit' },
    ];
  }
  return [...new Set(weapons)].map((name) => ({ value: wordFor(name), label: name }));
}

const wordFor = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const entryOf = (written: string): AbilityEntry | undefined =>
  SPA_CATALOG[written] ?? ENTRIES.find(({ id }) => written.startsWith(`${id}_`));

function abilityName(written: string, opponent: PilotEditorProps['opponent']): string {
  const entry = entryOf(written);
  if (entry === undefined || entry.id === written) return entry?.name ?? titled(written);
  const what = written.slice(entry.id.length + 1);
  return `${entry.name}: ${what === opponent?.id ? opponent.name : titled(what)}`;
}
