import type { HexMap, Outlook } from '../../../../src/edge/battle.js';
import { middleOf, pictureWidth, RADIUS } from '../../battle/replay/hex-geometry.js';

interface OutlookOverlayProps {
  readonly map: HexMap;
  /** Where the move ends. */
  readonly from: number;
  readonly outlook: readonly Outlook[];
  /** The hex of each unit, by its index. */
  readonly hexOf: (unit: number) => number;
  readonly scale: number;
}

/** The size of a number on the screen, in pixels. */
const NUMBER = 11;
/** The distance from the center of a hex to numbers beside its token. */
const BESIDE = RADIUS * 1.15;
/** Numbers of this width would cover a token beside it. */
const NEAR = RADIUS * 4;

/** A line to each opponent that is visible from the end of the move, with the numbers that both sides need to hit. */
export function OutlookOverlay({ map, from, outlook, hexOf, scale }: OutlookOverlayProps) {
  const middles = [from, ...outlook.map(({ enemy }) => hexOf(enemy))].map((hex) => middleOf(hex, map));
  const [fromX, fromY] = middleOf(from, map);
  const line = NUMBER / scale;
  const wide = pictureWidth(map);
  return (
    <g class="outlook-lines">
      {outlook.map(({ enemy, sight, ours, theirs }) => {
        if (!sight.visible && ours.best === undefined && theirs.best === undefined) return null;
        const [x, y] = middleOf(hexOf(enemy), map);
        const hasNeighbor = middles.some(
          ([otherX, otherY]) => otherX > x && otherX - x < NEAR && Math.abs(otherY - y) < RADIUS,
        );
        const isLeft = hasNeighbor || x + BESIDE + 5 * line > wide;
        const numbers = { x: isLeft ? x - BESIDE : x + BESIDE, 'text-anchor': isLeft ? 'end' : 'start' };
        return (
          <g key={enemy}>
            <line x1={fromX} y1={fromY} x2={x} y2={y} data-blocked={!sight.visible} />
            <g class="named-hexes" font-size={line} stroke-width={3 / scale}>
              <text {...numbers} y={y - line * 0.15}>
                you {needed(ours.best)}
              </text>
              <text {...numbers} y={y + line * 0.95}>
                it {needed(theirs.best)}
              </text>
            </g>
          </g>
        );
      })}
    </g>
  );
}

const needed = (best: number | undefined): string => (best === undefined ? '–' : `${best}+`);
