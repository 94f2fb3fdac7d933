import { type Battle, type BattleEvent, hexNumber, OFF_MAP, SIDES } from '../../../../src/edge/battle.js';
import type { ShownUnit } from './frame.js';
import { APOTHEM, middleOf } from './hex-geometry.js';

/** A shot ends short of the tokens, so that they can be read. */
const CLEAR = 13;

interface EventOverlayProps {
  readonly battle: Battle;
  readonly event: BattleEvent | undefined;
  readonly frame: readonly ShownUnit[];
  /** Pixels for a unit of the picture. */
  readonly scale: number;
}

/** Draws the event: its line on the map, and the numbers of the hexes that the log names. */
export const EventOverlay = (props: EventOverlayProps) => (
  <>
    <EventLine {...props} />
    <NamedHexes {...props} />
  </>
);

/** The size of a number on the screen, in pixels. */
const NUMBER = 11;

function NamedHexes({ battle, event, scale }: EventOverlayProps) {
  const size = NUMBER / scale;
  return (
    <g class="named-hexes" font-size={size} stroke-width={3 / scale}>
      {hexesNamedIn(event).map((hex) => {
        const [x, y] = middleOf(hex, battle.map);
        return (
          <text key={hex} x={x} y={Math.max(size, y - APOTHEM - size * 0.6)}>
            {hexNumber(hex, battle.map)}
          </text>
        );
      })}
    </g>
  );
}

function hexesNamedIn(event: BattleEvent | undefined): readonly number[] {
  if (event === undefined) return [];
  const hexes = 'from' in event ? [event.from, event.to] : 'hex' in event ? [event.hex] : [];
  return [...new Set(hexes)].filter((hex) => hex !== OFF_MAP);
}

/** The path or shot. A hit is a solid line with a filled end, a miss a broken line with a cross. */
function EventLine({ battle, event, frame }: EventOverlayProps) {
  if (event === undefined) return null;
  if (event.type === 'move') {
    const hexes = event.path.length > 0 ? [event.from, ...event.path] : [event.from, event.to];
    const points = (event.movement === 'jump' ? [event.from, event.to] : hexes)
      .filter((hex) => hex !== OFF_MAP)
      .map((hex) => middleOf(hex, battle.map));
    const line = points.map(([x, y]) => `${x},${y}`).join(' ');
    return (
      <g class={`way ${sideOf(battle, event.unit)}`} data-movement={event.movement}>
        <polyline points={line} class="way-halo" />
        <polyline points={line} class="way-line" />
        {points.map(([x, y], place) => (
          <circle key={place} cx={x} cy={y} r={place === 0 ? 4 : 2.5} class="way-dot" />
        ))}
      </g>
    );
  }
  if (event.type !== 'weapon-attack' && event.type !== 'physical-attack') return null;
  const from = frame[event.unit];
  const to = frame[event.target];
  if (from === undefined || to === undefined || from.hex === OFF_MAP || to.hex === OFF_MAP) return null;
  const [fromX, fromY] = middleOf(from.hex, battle.map);
  const [toX, toY] = middleOf(to.hex, battle.map);
  const length = Math.max(1, Math.hypot(toX - fromX, toY - fromY));
  const [alongX, alongY] = [((toX - fromX) / length) * CLEAR, ((toY - fromY) / length) * CLEAR];
  const [x1, y1, x2, y2] = [fromX + alongX, fromY + alongY, toX - alongX, toY - alongY];
  return (
    <g class={`shot ${sideOf(battle, event.unit)}`} data-hit={event.hit}>
      <line x1={x1} y1={y1} x2={x2} y2={y2} class="way-halo" />
      <line x1={x1} y1={y1} x2={x2} y2={y2} class="shot-line" />
      {event.hit ? (
        <path d={`M${toX} ${toY - 24}l3 8h8l-6 5l2 8l-7 -5l-7 5l2 -8l-6 -5h8Z`} class="shot-hit" />
      ) : (
        <path d={`M${toX - 6} ${toY - 24}l12 12m0 -12l-12 12`} class="shot-miss" />
      )}
    </g>
  );
}

const sideOf = (battle: Battle, unit: number): string => SIDES[battle.units[unit]?.side ?? 0] ?? 'red';
