import { type Combatant, SIDES } from '../../../src/edge/battle.js';
import { SIDE_NAMES } from '../../forces/sides.js';
import { counted, grouped } from '../../words.js';
import type { OnTable } from './game/table.js';
import { chosenUnit } from './game/table.js';
import { heatToCome } from './sheet/heat-scale.js';
import { SideSign } from './side-sign.js';
import { UnitTags } from './unit-tags.js';

interface OverviewProps {
  readonly table: OnTable;
  /** Where a tap on a unit leads. */
  readonly onOpen: (unit: number) => void;
}

/** Both forces at a glance. */
export function Overview({ table, onOpen }: OverviewProps) {
  const { game } = table;
  return (
    <div class="overview">
      {SIDES.map((side, index) => {
        const units = game.battle.units.filter((unit) => unit.side === index);
        if (units.length === 0) return null;
        const left = units.filter((unit) => !unit.isOut).length;
        return (
          <section key={side} class={`card side-card ${side}`} aria-labelledby={`overview-${side}`}>
            <div class="card-head">
              <h2 id={`overview-${side}`}>{SIDE_NAMES[side]}</h2>
              <span class="faint">
                {left} of {counted(units.length, 'unit')} in the game
              </span>
            </div>
            <ul class="overview-units">
              {units.map((unit) => (
                <li key={unit.index}>
                  <UnitButton table={table} unit={unit} onOpen={onOpen} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

interface UnitButtonProps extends OverviewProps {
  readonly unit: Combatant;
}

function UnitButton({ table, unit, onOpen }: UnitButtonProps) {
  const { game } = table;
  const [armor, structure] = [shareOf(unit, 'armor'), shareOf(unit, 'structure')];
  const to = unit.design.tracksHeat ? heatToCome(game, unit) : undefined;
  return (
    <button
      type="button"
      class="overview-unit"
      data-out={unit.isOut}
      aria-current={unit.index === chosenUnit.value ? 'true' : undefined}
      onClick={() => onOpen(unit.index)}
    >
      <span class="overview-name">
        <SideSign unit={unit} /> <strong>{unit.design.name}</strong>
      </span>
      <span class="overview-figures numbers">
        <Gauge title="Armor" share={armor} />
        <Gauge title="Structure" share={structure} />
        {unit.design.tracksHeat && (
          <span>
            <span class="faint">Heat</span> {grouped(unit.heat)}
            {to !== undefined && to !== unit.heat && ` → ${grouped(to)}`}
          </span>
        )}
        {unit.wounds > 0 && (
          <span>
            <span class="faint">Hits</span> {unit.wounds}
          </span>
        )}
      </span>
      <UnitTags table={table} unit={unit} />
    </button>
  );
}

const Gauge = ({ title, share }: { readonly title: string; readonly share: number }) => (
  <span class="gauge">
    <span class="faint">{title}</span> {Math.round(share * 100)} %
    <span class="gauge-bar" aria-hidden="true">
      <span class="gauge-fill" style={{ width: `${share * 100}%` }} />
    </span>
  </span>
);

const total = (points: Float64Array): number => points.reduce((sum, one) => sum + one, 0);

function shareOf({ armor, rearArmor, structure, design }: Combatant, of: 'armor' | 'structure'): number {
  const left = of === 'armor' ? total(armor) + total(rearArmor) : total(structure);
  const full = of === 'armor' ? total(design.armor) + total(design.rearArmor) : total(design.structure);
  return full === 0 ? 0 : left / full;
}
