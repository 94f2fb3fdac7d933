import { useMemo } from 'preact/hooks';
import { type Combatant, heatBalance } from '../../../../src/edge/battle.js';
import type { TableGame } from '../../../../src/edge/table.js';
import { Stepper } from '../../../controls/stepper.js';
import type { OnTable } from '../game/table.js';
import { act } from '../game/table.js';
import { declaredFire } from '../game/turn.js';
import { heatLevels, TOP_OF_SCALE } from './heat-effects.js';

/** More than any unit reaches. */
const MOST_HEAT = 200;
const CELLS = Array.from({ length: TOP_OF_SCALE + 1 }, (_, heat) => heat);

/** The heat at the end of the turn with what is declared so far; undefined between turns. */
export function heatToCome(game: TableGame, unit: Combatant): number | undefined {
  const { battle } = game;
  if (battle.phase === 'initiative' || battle.phase === 'over' || unit.isOut) return undefined;
  const fire = declaredFire(game, unit.index);
  const balance =
    fire === undefined || battle.phase !== 'weapons'
      ? heatBalance(battle, unit, unit.weaponHeat)
      : game.forecastFire(fire).heat;
  return balance.after;
}

/** The heat scale with its effects, the present heat, and the heat at the end of the turn. */
export function HeatScale({ table, unit }: { readonly table: OnTable; readonly unit: Combatant }) {
  const { game } = table;
  const levels = useMemo(() => heatLevels(unit), [unit.design, unit.pilot, unit.rules]);
  const to = heatToCome(game, unit);
  const { count, perSink } = unit.design.heatSinkFigures;
  const sinks = Math.max(0, count - unit.heatSinksLost);
  const reached = (heat: number) => heat > 0 && heat <= unit.heat;
  return (
    <section class="sheet-part heat-part" aria-label="Heat">
      <h3>
        Heat{' '}
        <span class="faint numbers">
          {sinks} sinks, −{sinks * perSink} a turn
        </span>
      </h3>
      <div class="heat-now">
        <Stepper
          label="Heat"
          value={unit.heat}
          min={0}
          max={MOST_HEAT}
          onChange={(heat) => act({ do: 'correct', unit: unit.index, heat })}
        />
        {to !== undefined && (
          <p class="heat-to numbers">
            <span class="faint">ends the turn at</span> <strong>{to}</strong>
          </p>
        )}
      </div>
      <div class="heat-cells" aria-hidden="true">
        {CELLS.map((heat) => (
          <span
            key={heat}
            data-reached={reached(heat)}
            data-coming={to !== undefined && heat > 0 && heat <= to && !reached(heat)}
            data-zone={heat < 6 ? 'cool' : heat < 14 ? 'warm' : heat < 24 ? 'hot' : 'blazing'}
            data-marked={levels.some((level) => level.heat === heat)}
          >
            {heat}
          </span>
        ))}
      </div>
      <ul class="heat-levels numbers">
        {[...levels].reverse().map(({ heat, words }) => (
          <li key={heat} data-reached={reached(heat)} data-coming={to !== undefined && heat <= to}>
            <b>{heat}</b> {words.join(', ')}
          </li>
        ))}
      </ul>
    </section>
  );
}
