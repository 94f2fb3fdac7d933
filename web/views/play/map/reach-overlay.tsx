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

/** Points are shown in hexes of at least this size, in pixels for a unit of the picture. */
const LEGIBLE = 0.75;

/**
 * Shows where a unit can go: a solid outline for walking, a broken one for running, dots for jumping, each with its
 * points.
 */
export function ReachOverlay({ map, reach, scale }: ReachOverlayProps) {
  // A hex shows the outline and the points of the slowest way that reaches it; dots mark hexes within a jump as well.
  const onFoot = new Set<number>();
  const labels = new Map<number, ReachedHex>();
  const drawn = reach.map(({ way, hexes }) => {
    const own = way === 'jump' ? hexes : hexes.filter(({ hex }) => !onFoot.has(hex));
    for (const reached of own) {
      if (way !== 'jump') onFoot.add(reached.hex);
      if (!labels.has(reached.hex)) labels.set(reached.hex, reached);
    }
    return { way, hexes: own };
  });
  return (
    <g class="reach">
      {drawn.map(({ way, hexes }) => (
        <path
          key={way}
          class={`reach-hexes ${way}`}
          d={hexes.map(({ hex }) => hexPath(...middleOf(hex, map))).join('')}
        />
      ))}
      {scale >= LEGIBLE &&
        [...labels.values()].map(({ hex, mp, targetModifier }) => {
          const [x, y] = middleOf(hex, map);
          return (
            <text key={hex} class="reach-points" x={x} y={y + 4}>
              {mp}
              {targetModifier > 0 && <tspan class="reach-modifier"> +{targetModifier}</tspan>}
            </text>
          );
        })}
    </g>
  );
}
