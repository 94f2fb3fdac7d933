import type { Unit } from '../../../src/units/index.js';
import { UnitPicker } from '../../controls/unit-picker.js';
import { refuseAsFighter } from './fighters.js';

interface FighterHeadProps {
  readonly title: 'Attacker' | 'Target';
  /** Undefined while it is unknown by that name. */
  readonly unit: Unit | undefined;
  readonly named: string;
  readonly onChange: (name: string) => void;
}

/** Who fights, at the head of the card. */
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
      <UnitPicker label="Unit" value={named} onChange={onChange} refuse={refuseAsFighter} />
    </>
  );
}
