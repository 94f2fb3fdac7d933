import { type HexMap, hexNumber } from '../../../../src/edge/battle.js';
import type { Box } from './camera.js';
import { APOTHEM, COLUMN_STEP, middleOf, ROW_STEP } from './hex-geometry.js';

/** The size of a number on the screen, in pixels. */
const SIZE = 10;
const SMALLEST = 9;
/** The largest number that fits into its hex, in units of the picture. */
const LARGEST = 11.5;
const LEAST = 8;

/** Whether hex numbers are legible at this scale. */
export const numbersAreLegible = (scale: number): boolean => LARGEST * scale >= SMALLEST;

interface HexNumbersProps {
  readonly map: HexMap;
  readonly scale: number;
  readonly seen: Box;
}

/** The numbers of the visible hexes, as in the log. */
export function HexNumbers({ map, scale, seen }: HexNumbersProps) {
  const size = Math.min(LARGEST, Math.max(LEAST, SIZE / scale));
  const columns = between(seen.left / COLUMN_STEP, seen.right / COLUMN_STEP, map.width);
  const rows = between(seen.top / ROW_STEP, seen.bottom / ROW_STEP, map.height);
  return (
    <g class="hex-numbers" font-size={size}>
      {rows.flatMap((row) =>
        columns.map((column) => {
          const hex = row * map.width + column;
          const [x, y] = middleOf(hex, map);
          return (
            <text key={hex} x={x} y={y - APOTHEM + size * 0.9}>
              {hexNumber(hex, map)}
            </text>
          );
        }),
      )}
    </g>
  );
}

function between(from: number, to: number, count: number): readonly number[] {
  const first = Math.max(0, Math.floor(from) - 1);
  const last = Math.min(count - 1, Math.ceil(to));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => first + place);
}
