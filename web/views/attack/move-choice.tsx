import type { MovementType } from '../../../src/edge/rules.js';
import { Segmented } from '../../controls/segmented.js';
import { MOVED } from './labels.js';
import type { Moves } from './moves.js';

interface MoveChoiceProps {
  /** Of the group in the document. */
  readonly name: string;
  readonly value: MovementType;
  /** Undefined while the unit is unknown. */
  readonly moves: Moves | undefined;
  /** What was changed because the unit cannot do it. */
  readonly note: string | undefined;
  readonly onChange: (moved: MovementType) => void;
}

const WHY_NOT: Readonly<Record<MovementType, string>> = {
  stationary: '',
  walk: 'It cannot walk',
  run: 'It cannot run',
  jump: 'It has no jump jets',
};

/** How a unit moved. Impossible moves cannot be chosen. */
export const MoveChoice = ({ name, value, moves, note, onChange }: MoveChoiceProps) => (
  <div>
    <Segmented
      label="Moved"
      labelled
      name={name}
      choices={MOVED.map((choice) => {
        const most = moves?.[choice.value] ?? 0;
        if (moves === undefined || choice.value === 'stationary' || most > 0) return choice;
        return { ...choice, disabled: true, title: WHY_NOT[choice.value] };
      })}
      value={value}
      onChange={onChange}
    />
    <p class="field-note" role="status">
      {note}
    </p>
  </div>
);
