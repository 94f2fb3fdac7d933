import { type HexMap, hexNumber, type MovePlan } from '../../../../src/edge/battle.js';
import { APOTHEM, hexPath, middleOf, RADIUS } from '../../battle/replay/hex-geometry.js';

interface PlanOverlayProps {
  readonly map: HexMap;
  readonly plan: MovePlan | undefined;
  readonly side: string;
  readonly scale: number;
}

const DEGREES_A_SIDE = 60;
/** The size of a number on the screen, in pixels. */
const NUMBER = 11;

/** The path of a planned move, drawn below the tokens. */
export function PlanWay({
  map,
  from,
  plan,
  side,
}: Omit<PlanOverlayProps, 'scale'> & { readonly from: number }) {
  if (plan === undefined || plan.steps.length === 0) return null;
  const places = [from, ...plan.steps.map(({ hex }) => hex)];
  const line = places.map((hex) => middleOf(hex, map).join(',')).join(' ');
  return (
    <g class={`way plan ${side}`} data-movement={plan.mode} data-refused={plan.obstacle !== undefined}>
      <polyline points={line} class="way-halo" />
      <polyline points={line} class="way-line" />
    </g>
  );
}

/** The points that a planned move has spent at each hex, and the unit's facing at its end. */
export function PlanOverlay({ map, plan, side, scale }: PlanOverlayProps) {
  if (plan === undefined || plan.steps.length === 0) return null;
  const [x, y] = middleOf(plan.hex, map);
  // A hex with turns shows the points of the last step there.
  const spent = new Map(plan.steps.map((step) => [step.hex, step.spent]));
  return (
    <g class={`way plan ${side}`} data-refused={plan.obstacle !== undefined}>
      <g transform={`translate(${x} ${y}) rotate(${plan.facing * DEGREES_A_SIDE})`}>
        <circle r={RADIUS * 0.62} class="plan-end" />
        <path d={`M0 ${-RADIUS * 1.1}l9 11h-18Z`} class="plan-facing" />
      </g>
      <g class="named-hexes" font-size={NUMBER / scale} stroke-width={3 / scale}>
        {[...spent].map(([hex, mp]) => {
          const [left, top] = middleOf(hex, map);
          return (
            <text key={hex} x={left + RADIUS * 0.55} y={top + APOTHEM * 0.75}>
              {mp}
            </text>
          );
        })}
      </g>
    </g>
  );
}

interface CursorProps {
  readonly map: HexMap;
  readonly hex: number | undefined;
  readonly from: number | undefined;
  readonly blocked: boolean;
  readonly scale: number;
}

/** The hex that is pointed at, and the line of sight to it from another. */
export function CursorOverlay({ map, hex, from, blocked, scale }: CursorProps) {
  if (hex === undefined) return null;
  const [x, y] = middleOf(hex, map);
  const [fromX, fromY] = from === undefined ? [x, y] : middleOf(from, map);
  return (
    <g class="cursor">
      {from !== undefined && from !== hex && (
        <>
          <line x1={fromX} y1={fromY} x2={x} y2={y} class="way-halo" />
          <line x1={fromX} y1={fromY} x2={x} y2={y} class="sight-line" data-blocked={blocked} />
          <path d={hexPath(fromX, fromY)} class="cursor-hex" />
        </>
      )}
      <path d={hexPath(x, y)} class="cursor-hex" />
      <text
        class="named-hexes"
        x={x}
        y={y - APOTHEM - 3 / scale}
        font-size={NUMBER / scale}
        stroke-width={3 / scale}
      >
        {hexNumber(hex, map)}
      </text>
    </g>
  );
}
