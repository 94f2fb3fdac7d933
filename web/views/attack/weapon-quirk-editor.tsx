import { Adder } from '../../controls/adder.js';
import { Toggle } from '../../controls/toggle.js';
import { ruleset } from '../../state/address.js';
import { change, situation } from './situation.js';
import { quirksAddedTo, WEAPON_QUIRKS } from './weapon-quirks.js';

interface WeaponQuirkEditorProps {
  /** The weapon by its index. */
  readonly id: string;
  /** With its location, to distinguish it from others of its kind. */
  readonly name: string;
  readonly quirks: readonly string[];
}

/** Quirks added to this weapon. Its own quirks are switched with those of the unit. */
export function WeaponQuirkEditor({ id, name, quirks }: WeaponQuirkEditorProps) {
  const all = situation.value.weaponQuirks;
  const added = quirksAddedTo(id, all);
  return (
    <div class="weapon-quirks">
      {WEAPON_QUIRKS.filter((quirk) => added.includes(quirk.id)).map((quirk) => (
        <Toggle
          key={quirk.id}
          label={quirk.name}
          note={quirk.effects[ruleset.value]}
          checked
          onChange={() => change({ weaponQuirks: all.filter((entry) => entry !== `${id}_${quirk.id}`) })}
        />
      ))}
      <Adder
        label={`Another quirk for ${name}`}
        prompt="Add a quirk …"
        choices={WEAPON_QUIRKS.filter((quirk) => !quirks.includes(quirk.id)).map((quirk) => ({
          value: quirk.id,
          label: quirk.name,
        }))}
        onAdd={(quirk) => change({ weaponQuirks: [...all, `${id}_${quirk}`] })}
      />
    </div>
  );
}
