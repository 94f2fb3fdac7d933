import { SIDES } from '../../../../src/edge/battle.js';
import { BOTH_SIDES, SIDE_NAMES, SIDE_SIGNS } from '../../../forces/sides.js';
import { titled } from '../../../words.js';
import { ArmorDoll } from './armor-doll.js';
import type { ShownUnit } from './frame.js';
import type { ToldGame } from './told-game.js';

interface UnitStateProps {
  readonly told: ToldGame;
  readonly frame: readonly ShownUnit[];
  readonly selected: number;
  readonly onSelect: (unit: number) => void;
}

/** One unit as on its record sheet, and a list of the others. */
export function UnitState({ told, frame, selected, onSelect }: UnitStateProps) {
  const { battle, stage, labels } = told;
  const unit = battle.units[selected];
  const shown = frame[selected];
  if (unit === undefined || shown === undefined) return null;
  const states = [
    shown.lost === undefined ? '' : `out of the battle: ${shown.lost.replaceAll('-', ' ')}`,
    shown.prone ? 'prone' : '',
    shown.shutDown ? 'shut down' : '',
    shown.conscious ? '' : 'pilot unconscious',
  ].filter((word) => word !== '');
  return (
    <section class="unit-state" aria-label="Unit state">
      <label class="field">
        <span class="label">Unit</span>
        <select
          class="select"
          value={String(selected)}
          onChange={(event) => onSelect(Number(event.currentTarget.value))}
        >
          {BOTH_SIDES.map((side) => (
            <optgroup key={side} label={SIDE_NAMES[side]}>
              {battle.units
                .filter((other) => SIDES[other.side] === side)
                .map((other) => (
                  <option key={other.id} value={String(other.index)}>
                    {SIDE_SIGNS[side]} {labels[other.index]}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      <ArmorDoll stage={stage} unit={unit} shown={shown} />
      <dl class="unit-figures numbers">
        <div>
          <dt>Heat</dt>
          <dd>{shown.heat}</dd>
        </div>
        <div>
          <dt>Pilot hits</dt>
          <dd>{shown.wounds}</dd>
        </div>
        <div>
          <dt>Skills</dt>
          <dd>
            {unit.pilot.gunnery}/{unit.pilot.piloting}
          </dd>
        </div>
      </dl>
      <p class="unit-words">{states.length === 0 ? 'In action' : titled(states.join(', '))}</p>
      <p class="faint">Large: armor. Small: structure, with ! where it is damaged.</p>
    </section>
  );
}
