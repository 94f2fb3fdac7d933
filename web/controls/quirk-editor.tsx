import { QUIRK_CATALOG, type QuirkEntry } from '../../src/edge/rules.js';
import { ruleset } from '../state/address.js';
import { counted } from '../words.js';
import { WorthLink } from '../worth/worth-link.js';
import { Adder } from './adder.js';
import { quirkNote } from './quirk-note.js';
import { changesAttacks, quirkEffect, quirkName } from './quirk-words.js';
import { Toggle } from './toggle.js';
import { useSeen } from './use-seen.js';

interface QuirkEditorProps {
  /** The unit's own quirks, from its file. */
  readonly own: readonly string[];
  readonly off: readonly string[];
  readonly on: readonly string[];
  readonly onChange: (quirks: { readonly off: readonly string[]; readonly on: readonly string[] }) => void;
}

const ADDABLE: readonly QuirkEntry[] = Object.values(QUIRK_CATALOG)
  .filter(({ id, category }) => category !== 'weapon' && changesAttacks(id))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

/** Switches the quirks that change an attack on and off, and adds others. */
export function QuirkEditor({ own, off, on, onChange }: QuirkEditorProps) {
  const [place, seen] = useSeen<HTMLDivElement>();
  const noteOf = (id: string): string => (seen ? quirkNote(id) : quirkEffect(id, ruleset.value));
  const all = [...new Set([...own, ...on])];
  const acting = all.filter(changesAttacks);
  const idle = all.filter((id) => !changesAttacks(id));
  const turn = (id: string, active: boolean) => {
    if (own.includes(id)) onChange({ off: active ? off.filter((other) => other !== id) : [...off, id], on });
    else onChange({ off, on: on.filter((other) => other !== id) });
  };
  return (
    <div class="quirks" ref={place}>
      {acting.length === 0 && <p class="field-note">This unit has no quirks that change an attack.</p>}
      {acting.map((id) => (
        <Toggle
          key={id}
          label={quirkName(id)}
          note={noteOf(id)}
          checked={!off.includes(id)}
          onChange={(active) => turn(id, active)}
        />
      ))}
      {idle.length > 0 && (
        <details class="idle-quirks">
          <summary>
            {counted(idle.length, 'quirk has', 'quirks have')} no effect on an attack with weapons
          </summary>
          <ul>
            {idle.map((id) => (
              <li key={id}>
                {quirkName(id)} <span class="faint">{noteOf(id)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {all.length > 0 && <WorthLink />}
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
