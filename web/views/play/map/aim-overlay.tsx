import type { HexMap } from '../../../../src/edge/battle.js';
import { hexPath, middleOf, RADIUS } from '../../battle/replay/hex-geometry.js';
import { type Aim, needsByHex } from './aims.js';

interface AimOverlayProps {
  readonly map: HexMap;
  readonly from: number;
  readonly aims: readonly Aim[];
  readonly scale: number;
}

/** The size of a number on the screen, in pixels. */
const NUMBER = 11;

/** A line to each hex of a target, with the lowest number needed for each target in it. */
export function AimOverlay({ map, from, aims, scale }: AimOverlayProps) {
  const [fromX, fromY] = middleOf(from, map);
  return (
    <g class="aims">
      {[...needsByHex(aims)].map(([hex, needs]) => {
        const [x, y] = middleOf(hex, map);
        return (
          <g key={hex}>
            <line x1={fromX} y1={fromY} x2={x} y2={y} data-fires={needs !== ''} />
            <path d={hexPath(x, y)} />
            <text
              class="named-hexes"
              x={x}
              y={y - RADIUS}
              font-size={NUMBER / scale}
              stroke-width={3 / scale}
            >
              {needs}
            </text>
          </g>
        );
      })}
    </g>
  );
}
