import type { Box } from './camera.js';
import { APOTHEM, RADIUS } from './hex-geometry.js';
import type { TerrainLayers } from './terrain-layers.js';

interface LevelNumbersProps {
  readonly labels: TerrainLayers['labels'];
  readonly scale: number;
  readonly seen: Box;
}

/** The size of a number on the screen, in pixels. */
const SIZE = 9;
const SMALLEST = 6.5;
/** The largest number, in units of the picture: it shares its hex with a sign and, if legible, the hex number. */
const LARGEST = 15;

/** Levels, depths and heights of the visible hexes: larger on a small map, and left out if they would be specks. */
export function LevelNumbers({ labels, scale, seen }: LevelNumbersProps) {
  if (LARGEST * scale < SMALLEST) return null;
  const size = Math.min(LARGEST, Math.max(SIZE, SIZE / scale));
  return (
    <g class="level-numbers" font-size={size}>
      {labels.map(
        ({ x, y, words }) =>
          isNear(x, seen.left, seen.right) &&
          isNear(y, seen.top, seen.bottom) && (
            <text key={`${x} ${y}`} x={x} y={y + APOTHEM - 3}>
              {words}
            </text>
          ),
      )}
    </g>
  );
}

const isNear = (place: number, from: number, to: number): boolean =>
  place > from - 2 * RADIUS && place < to + 2 * RADIUS;
