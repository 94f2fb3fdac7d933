import type { Unit } from '../../../src/edge/units.js';
import { UnitPicker } from '../../controls/unit-picker.js';
import { asEntry } from '../../state/address.js';
import { refuseUnlessMech } from '../../units/duelling-mech.js';
import { NotUnderstood } from '../../units/not-understood.js';

interface FighterHeadProps {
  readonly title: 'Attacker' | 'Target';
  /** Undefined while no unit has that name. */
  readonly unit: Unit | undefined;
  readonly named: string;
  readonly onChange: (name: string) => void;
}

/** The unit, at the head of its card. */
export function FighterHead({ title, unit, named, onChange }: FighterHeadProps) {
  return (
    <>
      <div class="card-head">
        <h2 id={`${title.toLowerCase()}-title`}>{title}</h2>
        {unit !== undefined && (
          <span class="faint numbers">
            {unit.tonnage} t · {unit.walk}/{unit.run}/{unit.jump} MP
          </span>
        )}
      </div>
      <UnitPicker
        label="Unit"
        value={named}
        onChange={(name) => asEntry(() => onChange(name))}
        refuse={refuseUnlessMech}
      />
      <NotUnderstood unit={unit} consequence="The numbers below leave this out:" />
    </>
  );
}
