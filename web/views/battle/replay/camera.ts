import { type BattleEvent, OFF_MAP } from '../../../../src/edge/battle.js';
import type { ShownUnit } from './frame.js';
import { middleOf, pictureHeight, pictureWidth, ROW_STEP } from './hex-geometry.js';

interface Sheet {
  readonly width: number;
  readonly height: number;
}

/** A part of the picture, in its own units. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Pixels of a screen. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** The margin around the outermost units: their tokens, and some ground. */
const MARGIN = 1.5 * ROW_STEP;
/** In pixels for a unit of the picture; closer only by hand. */
const CLOSEST_FIT = 1.4;

/** Hexes that active units occupy during a turn: where they begin it, and wherever they go. */
export function hexesInTurn(
  atStart: readonly ShownUnit[],
  events: readonly BattleEvent[],
): readonly number[] {
  const inAction = (unit: number): boolean => atStart[unit]?.lost === undefined;
  const hexes = atStart.filter((_, unit) => inAction(unit)).map(({ hex }) => hex);
  for (const event of events) {
    if (!('unit' in event && inAction(event.unit))) continue;
    if ('to' in event) hexes.push(event.to);
    else if (event.type === 'fall') hexes.push(event.hex);
  }
  return [...new Set(hexes)].filter((hex) => hex !== OFF_MAP);
}

/** The part of the map with these hexes; without any, the whole map. */
export function boxAround(hexes: readonly number[], map: Sheet): Box {
  const [wide, high] = [pictureWidth(map), pictureHeight(map)];
  if (hexes.length === 0) return { left: 0, top: 0, right: wide, bottom: high };
  const middles = hexes.map((hex) => middleOf(hex, map));
  const across = middles.map(([x]) => x);
  const down = middles.map(([, y]) => y);
  return {
    left: Math.max(0, Math.min(...across) - MARGIN),
    top: Math.max(0, Math.min(...down) - MARGIN),
    right: Math.min(wide, Math.max(...across) + MARGIN),
    bottom: Math.min(high, Math.max(...down) + MARGIN),
  };
}

/** Pixels for a unit of the picture at which all of it is visible. */
export const wholeScale = (map: Sheet, { width, height }: Room): number =>
  Math.min(CLOSEST_FIT, width / pictureWidth(map), height / pictureHeight(map));

/** The same for a part that fills the room. */
export const fitScale = ({ left, top, right, bottom }: Box, { width, height }: Room): number =>
  Math.min(CLOSEST_FIT, width / (right - left), height / (bottom - top));
