import { useMemo, useRef, useState } from 'preact/hooks';
import { hexNumber, SIDES } from '../../../../src/edge/battle.js';
import { Button } from '../../../controls/button.js';
import { Choice } from '../../../controls/choice.js';
import { Problem } from '../../../controls/problem.js';
import { SIDE_NAMES, SIDE_SIGNS } from '../../../forces/sides.js';
import { titled } from '../../../words.js';
import { BattleMap } from '../../battle/replay/battle-map.js';
import { hexPath, middleOf } from '../../battle/replay/hex-geometry.js';
import { toldBattle } from '../../battle/replay/told-game.js';
import { cursorHex } from '../game/plans.js';
import { movedByArrow } from '../map/arrow-keys.js';
import { leastScale } from '../map/least-scale.js';
import { CursorOverlay } from '../map/plan-overlay.js';
import { HexField } from '../panels/hex-field.js';
import { FACING_NAMES } from '../words.js';
import { beginDeployed, deployment, place, placedUnit, stopDeploying } from './deploy-state.js';

/** Deploys units: each gets a hex on its own side of the map, and a facing. */
export function DeployPage() {
  const now = deployment.value;
  const scroller = useRef<HTMLElement>(null);
  const [refused, setRefused] = useState('');
  const game = now?.game;
  const told = useMemo(() => game && toldBattle(game.start, []), [game]);
  const unit = placedUnit.value;
  const zone = useMemo(() => game?.startHexes(unit) ?? [], [game, unit]);
  const everybody = useMemo(() => told?.start.map(({ hex }) => hex) ?? [], [told?.battle.map]);
  if (now === undefined || game === undefined || told === undefined) return null;
  const { map, units } = game.start;
  const chosen = units[unit];
  if (chosen === undefined) return null;
  const putInto = (hex: number) => {
    setRefused('');
    place(unit, hex, chosen.facing);
  };
  const onHex = (hex: number) => {
    cursorHex.value = hex;
    const own = units.find((other) => other.hex === hex && now.seats[other.side] === 'person');
    setRefused('');
    if (own !== undefined) placedUnit.value = own.index;
    else if (zone.includes(hex)) putInto(hex);
    else setRefused(`${told.labels[unit]} cannot begin in ${hexNumber(hex, map)}.`);
  };
  return (
    <div class="played">
      <div class="turn-bar card">
        <h2>Deployment</h2>
        <p>
          Tap a hex in the marked part of the map to place the chosen unit there. Name a hex below to place it
          beside another.
        </p>
      </div>
      <div class="play-table">
        <div class="play-map">
          <BattleMap
            told={told}
            title={`${map.width} × ${map.height} hexes. Arrow keys move the hex cursor, Enter places the unit.`}
            frame={told.start}
            event={undefined}
            actors={[unit]}
            inTurn={everybody}
            selected={unit}
            onSelect={() => {}}
            scroller={scroller}
            onHex={onHex}
            least={leastScale()}
            onKeyDown={(pressed) => {
              const moved = movedByArrow(pressed, cursorHex.peek() ?? chosen.hex, map);
              if (moved !== undefined) cursorHex.value = moved;
              else if (pressed.key === 'Enter' && cursorHex.peek() !== undefined)
                onHex(cursorHex.peek() as number);
              else return;
              pressed.preventDefault();
            }}
            below={() => (
              <g class="reach">
                <path
                  class="reach-hexes walk"
                  d={zone.map((hex) => hexPath(...middleOf(hex, map))).join('')}
                />
              </g>
            )}
            above={(scale) => (
              <CursorOverlay map={map} hex={cursorHex.value} from={undefined} blocked={false} scale={scale} />
            )}
          />
        </div>
        <section class="card play-orders" aria-label="Units to deploy">
          <ul class="deploy-list">
            {units
              .filter(({ side }) => now.seats[side] === 'person')
              .map(({ index, side, hex, facing }) => {
                const name = SIDES[side] ?? 'red';
                return (
                  <li key={index}>
                    <button
                      type="button"
                      class="unit-tab"
                      aria-current={index === unit ? 'true' : undefined}
                      onClick={() => {
                        placedUnit.value = index;
                      }}
                    >
                      {SIDE_SIGNS[name]} <span class="unseen">{SIDE_NAMES[name]}</span> {told.labels[index]}:{' '}
                      {hexNumber(hex, map)}, facing {FACING_NAMES[facing]}
                    </button>
                  </li>
                );
              })}
          </ul>
          <Problem words={refused} />
          <HexField
            label="Place in hex"
            map={map}
            onHex={(hex) => (zone.includes(hex) ? putInto(hex) : onHex(hex))}
          />
          <Choice
            label="Facing"
            value={chosen.facing}
            choices={FACING_NAMES.map((words, value) => ({ value, label: titled(words) }))}
            onChange={(facing) => place(unit, chosen.hex, facing as typeof chosen.facing)}
          />
          <div class="order-bar">
            <div class="row main-row">
              <Button look="main" onClick={beginDeployed}>
                Begin the battle
              </Button>
              <Button onClick={stopDeploying}>Back</Button>
            </div>
          </div>
        </section>
      </div>
    </div>
  );
}
