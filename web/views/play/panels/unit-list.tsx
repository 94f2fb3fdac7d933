import { hexNumber, SIDES } from '../../../../src/edge/battle.js';
import { SIDE_NAMES, SIDE_SIGNS } from '../../../forces/sides.js';
import { percent } from '../../../words.js';
import { shareLeft } from '../../battle/replay/share-left.js';
import type { ToldGame } from '../../battle/replay/told-game.js';
import { shownUnit } from '../game/plans.js';
import type { Running } from '../game/play.js';
import { FACING_NAMES, movesWords, stateWords } from '../words.js';

interface UnitListProps {
  readonly now: Running;
  readonly told: ToldGame;
}

/** Every unit with its place and state: what the map shows, as a table. */
export function UnitList({ now, told }: UnitListProps) {
  const { units, map } = now.game.battle;
  return (
    <section class="card play-units" aria-labelledby="units-title">
      <h2 id="units-title">Units</h2>
      <div class="table-scroll">
        <table class="unit-table">
          <thead>
            <tr>
              <th scope="col">Unit</th>
              <th scope="col">Hex</th>
              <th scope="col">Faces</th>
              <th scope="col">Moved</th>
              <th scope="col">Left</th>
              <th scope="col">State</th>
            </tr>
          </thead>
          <tbody>
            {units.map((unit) => {
              const side = SIDES[unit.side] ?? 'red';
              return (
                <tr
                  key={unit.id}
                  data-out={unit.isOut}
                  aria-current={unit.index === shownUnit.value ? 'true' : undefined}
                >
                  <th scope="row">
                    <button
                      type="button"
                      class="link-button"
                      onClick={() => {
                        shownUnit.value = unit.index;
                      }}
                    >
                      <span class={`side-sign ${side}`} aria-hidden="true">
                        {SIDE_SIGNS[side]}
                      </span>
                      <span class="unseen">{SIDE_NAMES[side]} </span> {told.labels[unit.index]}
                    </button>
                  </th>
                  <td class="numbers">{unit.hex < 0 ? 'off the map' : hexNumber(unit.hex, map)}</td>
                  <td>{FACING_NAMES[unit.facing]}</td>
                  <td class="numbers">
                    {unit.hasMoved
                      ? `${movesWords(unit, unit.movement).toLowerCase()} ${unit.hexesMoved}`
                      : 'not yet'}
                  </td>
                  <td class="numbers">{percent(shareLeft(unit, unit.design))}</td>
                  <td>{stateWords(unit).join(', ') || 'ready'}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}
