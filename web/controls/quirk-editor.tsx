import { FURTHER_QUIRKS } from '../../src/rules/quirks/further-quirks.js';
import { QUIRK_CATALOG, type QuirkEntry } from '../../src/rules/quirks/index.js';
import { ruleset } from '../state/address.js';
import { titled } from '../words.js';
import { Adder } from './adder.js';
import { Toggle } from './toggle.js';

interface QuirkEditorProps {
  /** Of the unit as its file has it. */
  readonly own: readonly string[];
  readonly off: readonly string[];
  readonly on: readonly string[];
  readonly onChange: (quirks: { readonly off: readonly string[]; readonly on: readonly string[] }) => void;
}

const ADDABLE: readonly QuirkEntry[] = Object.values(QUIRK_CATALOG)
  .filter(({ category }) => category !== 'weapon')
  .sort((a, b) => (a.name < b.name ? -1 : 1));

/** With those that a fight does not ask for. */
const KNOWN: ReadonlyMap<string, QuirkEntry> = new Map(
  [...Object.values(QUIRK_CATALOG), ...FURTHER_QUIRKS].map((entry) => [entry.id, entry]),
);

/** Quirks of a unit, switched on and off, and others that it does not have. */
export function QuirkEditor({ own, off, on, onChange }: QuirkEditorProps) {
  const all = [...new Set([...own, ...on])];
  const turn = (id: string, active: boolean) => {
    if (own.includes(id)) onChange({ off: active ? off.filter((other) => other !== id) : [...off, id], on });
    else onChange({ off, on: on.filter((other) => other !== id) });
  };
  return (
    <div class="quirks">
      {all.length === 0 && <p class="field-note">This unit has no quirks.</p>}
      {all.map((id) => (
        <Toggle
          key={id}
          label={KNOWN.get(id)?.name ?? titled(id)}
          note={KNOWN.get(id)?.effects[ruleset.value] ?? 'Does nothing to an attack'}
          checked={!off.includes(id)}
          onChange={(active) => turn(id, active)}
        />
      ))}
      <Adder
        label="Another quirk"
        prompt="Add a quirk …"
        choices={ADDABLE.filter(({ id }) => !all.includes(id)).map(({ id, name }) => ({
          value: id,
          label: name,
        }))}
        onAdd={(id) => onChange({ off, on: [...on, id] })}
      />
    </div>
  );
}
