import { type HexMap, hexIndex, hexNumber } from '../../../../src/edge/battle.js';

/** The hex in the direction of an arrow key; undefined for other keys. */
export function movedByArrow(
  { key, ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent,
  hex: number,
  map: HexMap,
) {
  if (ctrlKey || altKey || metaKey || shiftKey) return undefined;
  const [across, down] = ARROWS[key] ?? [0, 0];
  if (across === 0 && down === 0) return undefined;
  const column = Math.min(map.width - 1, Math.max(0, (hex % map.width) + across));
  const row = Math.min(map.height - 1, Math.max(0, Math.trunc(hex / map.width) + down));
  return hexIndex(hexNumber(row * map.width + column, map), map);
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
