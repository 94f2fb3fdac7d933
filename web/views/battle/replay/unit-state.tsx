import type { Battle } from '../../../../src/battle/battle.js';
import { SIDES } from '../../../../src/battle/setup.js';
import { SIDE_SIGNS } from '../setup/battle-state.js';
import { ArmorDoll } from './armor-doll.js';
import type { ShownUnit } from './frame.js';

interface UnitStateProps {
  readonly battle: Battle;
  readonly frame: readonly ShownUnit[];
  readonly selected: number;
  readonly onSelect: (unit: number) => void;
}

/** One unit as its record sheet has it, and the others to choose from. */
export function UnitState({ battle, frame, selected, onSelect }: UnitStateProps) {
  const unit = battle.units[selected];
  const shown = frame[selected];
  if (unit === undefined || shown === undefined) return null;
  const states = [
    shown.lost === undefined ? '' : `out: ${shown.lost.replaceAll('-', ' ')}`,
    shown.prone ? 'prone' : '',
    shown.shutDown ? 'shut down' : '',
    shown.conscious ? '' : 'pilot unconscious',
  ].filter((word) => word !== '');
  return (
    <section class="unit-state" aria-label="State of a unit">
      <label class="field">
        <span class="label">Unit</span>
        <select
          class="select"
          value={String(selected)}
          onChange={(event) => onSelect(Number(event.currentTarget.value))}
        >
          {battle.units.map((other) => (
            <option key={other.id} value={String(other.index)}>
              {SIDE_SIGNS[SIDES[other.side] ?? 'red']} {other.id.replace('-', ' ')}: {other.design.name}
            </option>
          ))}
        </select>
      </label>
      <ArmorDoll unit={unit} shown={shown} />
      <dl class="unit-figures numbers">
        <div>
          <dt>Heat</dt>
          <dd>{shown.heat}</dd>
        </div>
        <div>
          <dt>Wounds</dt>
          <dd>{shown.wounds}</dd>
        </div>
        <div>
          <dt>Skills</dt>
          <dd>
            {unit.pilot.gunnery}/{unit.pilot.piloting}
          </dd>
        </div>
      </dl>
      <p class="unit-words">{states.length === 0 ? 'in action' : states.join(', ')}</p>
      <p class="faint">Large: armor. Small: structure, with ! where it is hurt.</p>
    </section>
  );
}
