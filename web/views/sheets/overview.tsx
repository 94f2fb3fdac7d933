import { type Combatant, moverOf, SIDES } from '../../../src/edge/battle.js';
import type { TableGame } from '../../../src/edge/table.js';
import { SIDE_NAMES } from '../../forces/sides.js';
import { counted, grouped } from '../../words.js';
import { InTurn } from './drawing/in-turn.js';
import { forceValues, unitValue } from './game/force-values.js';
import type { OnTable } from './game/table.js';
import { chosenUnit } from './game/table.js';
import { isAwaited } from './game/turn.js';
import { heatToCome } from './sheet/heat-scale.js';
import { SideSign } from './side-sign.js';
import { UnitTags } from './unit-tags.js';

interface OverviewProps {
  readonly table: OnTable;
  /** Called with the unit that was tapped. */
  readonly onOpen: (unit: number) => void;
}

/** Both forces at a glance. */
export function Overview({ table, onOpen }: OverviewProps) {
  const { game } = table;
  const { battle } = game;
  const values = forceValues(game);
  return (
    <div class="overview">
      {SIDES.map((side, index) => {
        const units = battle.units.filter((unit) => unit.side === index);
        if (units.length === 0) return null;
        const tons = units.reduce((sum, { design }) => sum + design.tonnage, 0);
        const left = units.filter((unit) => !unit.isOut).length;
        return (
          <section key={side} class={`card side-card ${side}`} aria-labelledby={`overview-${side}`}>
            <div class="card-head">
              <h2 id={`overview-${side}`}>{SIDE_NAMES[side]}</h2>
              <span class="faint numbers">
                {left} of {counted(units.length, 'unit')} in the game, {grouped(tons)} tons, Battle Value{' '}
                {grouped(values[index]?.battleValue ?? 0)}
              </span>
            </div>
            <ul class="overview-units">
              {inGroups(units).map((group) => (
                <InTurn key={group[0]?.index} meanwhile={<li hidden data-waiting />}>
                  {group.map((unit) => (
                    <li key={unit.index}>
                      <UnitButton table={table} unit={unit} value={unitValue(game, unit)} onOpen={onOpen} />
                    </li>
                  ))}
                </InTurn>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

/** The number of units drawn in a frame. */
const IN_GROUP = 4;
const inGroups = (units: readonly Combatant[]): readonly (readonly Combatant[])[] =>
  units.flatMap((_, index) => (index % IN_GROUP === 0 ? [units.slice(index, index + IN_GROUP)] : []));

interface UnitButtonProps extends OverviewProps {
  readonly unit: Combatant;
  readonly value: number;
}

/** "Walk 4, run 6, jump 0" */
function moveWords({ battle }: TableGame, unit: Combatant): string {
  const { walk, run, jump } = moverOf(battle, unit);
  const { ways } = unit.design.kind.sheet;
  const fast = ways.run === ways.walk ? [] : [`${ways.run.name.toLowerCase()} ${run}`];
  return [`${ways.walk.name} ${walk}`, ...fast, ...(jump > 0 ? [`jump ${jump}`] : [])].join(', ');
}

function UnitButton({ table, unit, value, onOpen }: UnitButtonProps) {
  const { game } = table;
  const { name, gunnery, piloting } = unit.pilot;
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
        {isAwaited(game, unit) && (
          <span class="awaited" title="It has not acted in this phase">
            <span class="unseen">, to act</span>
          </span>
        )}
      </span>
      <span class="overview-data faint numbers">
        {name !== '' && `${name}, `}
        {gunnery}/{piloting}; {moveWords(game, unit)}; {grouped(unit.design.tonnage)} tons; Battle Value{' '}
        {grouped(value)}
      </span>
      <span class="overview-figures numbers">
        {armor !== undefined && <Gauge title="Armor" share={armor} />}
        {structure !== undefined && <Gauge title="Structure" share={structure} />}
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

/** Undefined if it was built with none. */
function shareOf(
  { armor, rearArmor, structure, design }: Combatant,
  of: 'armor' | 'structure',
): number | undefined {
  const left = of === 'armor' ? total(armor) + total(rearArmor) : total(structure);
  const full = of === 'armor' ? total(design.armor) + total(design.rearArmor) : total(design.structure);
  return full === 0 ? undefined : left / full;
}
