import type { HexMap, ReachedHex } from '../../../../src/edge/battle.js';
import { hexPath, middleOf } from '../../battle/replay/hex-geometry.js';

/** Hexes of one kind of movement. */
export interface Reachable {
  readonly way: 'walk' | 'run' | 'jump';
  readonly hexes: readonly ReachedHex[];
}

interface ReachOverlayProps {
  readonly map: HexMap;
  readonly reach: readonly Reachable[];
  readonly scale: number;
}

/** Points are written into hexes that are at least so large, in pixels for a unit of the picture. */
const LEGIBLE = 0.75;

/** Where a unit can get to: a full line for walking, a broken one for running, dots for jumping, each with its points. */
export function ReachOverlay({ map, reach, scale }: ReachOverlayProps) {
  return (
    <g class="reach">
      {reach.map(({ way, hexes }) => (
        <path
          key={way}
          class={`reach-hexes ${way}`}
          d={hexes.map(({ hex }) => hexPath(...middleOf(hex, map))).join('')}
        />
      ))}
      {scale >= LEGIBLE &&
        reach.flatMap(({ way, hexes }) =>
          hexes.map(({ hex, mp, targetModifier }) => {
            const [x, y] = middleOf(hex, map);
            return (
              <text key={`${way} ${hex}`} class="reach-points" x={x} y={y + 4}>
                {mp}
                {targetModifier > 0 && <tspan class="reach-modifier"> +{targetModifier}</tspan>}
              </text>
            );
          }),
        )}
    </g>
  );
}
