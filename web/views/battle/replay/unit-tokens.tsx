import type { Battle } from '../../../../src/battle/battle.js';
import { OFF_MAP } from '../../../../src/battle/map/hex-map.js';
import { SIDES } from '../../../../src/battle/setup.js';
import type { ShownUnit } from './frame.js';
import { middleOf, RADIUS } from './hex-geometry.js';

interface UnitTokensProps {
  readonly battle: Battle;
  readonly frame: readonly ShownUnit[];
  readonly selected: number;
  readonly onSelect: (unit: number) => void;
}

const DEGREES_A_SIDE = 60;
const BODY = RADIUS * 0.56;

/** Red is square and blue is round; the wedge looks where the legs do, the bar where the torso does. */
export function UnitTokens({ battle, frame, selected, onSelect }: UnitTokensProps) {
  // Those out of the battle lie below those who stand on them, and the selected one above all.
  const order = frame
    .map((_, index) => index)
    .sort((one, other) => rank(frame, one, selected) - rank(frame, other, selected));
  return (
    <g>
      {order.map((index) => {
        const shown = frame[index];
        const unit = battle.units[index];
        if (shown === undefined || unit === undefined || shown.hex === OFF_MAP) return null;
        const [x, y] = middleOf(shown.hex, battle.map);
        const side = SIDES[unit.side] ?? 'red';
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: the list of units below takes the keys.
          <g
            key={unit.id}
            class={`token ${side}`}
            data-lost={shown.lost !== undefined}
            data-selected={index === selected}
            transform={`translate(${x} ${y})`}
            onClick={() => onSelect(index)}
          >
            <title>{`${unit.design.name} (${unit.id.replace('-', ' ')})`}</title>
            {index === selected && <circle r={RADIUS * 0.95} class="token-ring" />}
            <path
              d={`M0 ${-RADIUS * 1.08}l8 9h-16Z`}
              class="token-facing"
              transform={`rotate(${shown.facing * DEGREES_A_SIDE})`}
            />
            <g transform={shown.prone ? 'scale(1 0.55)' : undefined}>
              {side === 'red' ? (
                <rect x={-BODY} y={-BODY} width={2 * BODY} height={2 * BODY} rx="2" class="token-body" />
              ) : (
                <circle r={BODY * 1.12} class="token-body" />
              )}
            </g>
            <path
              d={`M-6 ${-BODY + 2.5}h12`}
              class="token-torso"
              transform={`rotate(${shown.torsoFacing * DEGREES_A_SIDE})`}
            />
            <text class="token-number" y="4.5">
              {unit.id.split('-')[1]}
            </text>
            {shown.lost !== undefined && <path d="M-13 -13L13 13M13 -13L-13 13" class="token-cross" />}
          </g>
        );
      })}
    </g>
  );
}

const rank = (frame: readonly ShownUnit[], index: number, selected: number): number =>
  frame[index]?.lost !== undefined ? 0 : index === selected ? 2 : 1;
