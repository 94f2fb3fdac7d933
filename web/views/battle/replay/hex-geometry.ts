/** From the center of a hex to a corner, in units of the picture. */
export const RADIUS = 20;
/** From its center to a side. */
export const APOTHEM = (RADIUS * Math.sqrt(3)) / 2;
export const COLUMN_STEP = RADIUS * 1.5;
export const ROW_STEP = APOTHEM * 2;

interface Sheet {
  readonly width: number;
  readonly height: number;
}

/** The margin around the hexes, so that tokens and names at the edge are not cut off. */
export const PADDING = 18;

export const pictureWidth = ({ width }: Sheet): number => (width - 1) * COLUMN_STEP + 2 * (RADIUS + PADDING);
export const pictureHeight = ({ width, height }: Sheet): number =>
  height * ROW_STEP + (width > 1 ? APOTHEM : 0) + 2 * PADDING;

/** Even columns stand half a hex higher. */
export function middleOf(index: number, { width }: Sheet): readonly [x: number, y: number] {
  const column = index % width;
  const row = Math.trunc(index / width);
  return [
    PADDING + RADIUS + column * COLUMN_STEP,
    PADDING + APOTHEM + row * ROW_STEP + (column % 2 === 1 ? APOTHEM : 0),
  ];
}

/** The hex under a point of the picture; undefined outside the map. */
export function hexAtPoint(x: number, y: number, sheet: Sheet): number | undefined {
  const near = Math.round((x - PADDING - RADIUS) / COLUMN_STEP);
  let best: number | undefined;
  let least = RADIUS;
  for (const column of [near - 1, near, near + 1]) {
    if (column < 0 || column >= sheet.width) continue;
    const lower = column % 2 === 1 ? APOTHEM : 0;
    const row = Math.round((y - PADDING - APOTHEM - lower) / ROW_STEP);
    if (row < 0 || row >= sheet.height) continue;
    const hex = row * sheet.width + column;
    const [middleX, middleY] = middleOf(hex, sheet);
    const far = Math.hypot(x - middleX, y - middleY);
    if (far < least) [best, least] = [hex, far];
  }
  return best;
}

/** Corners clockwise from the upper left, so that side 0 (north) runs from corner 0 to corner 1. */
const CORNERS = [
  [-RADIUS / 2, -APOTHEM],
  [RADIUS / 2, -APOTHEM],
  [RADIUS, 0],
  [RADIUS / 2, APOTHEM],
  [-RADIUS / 2, APOTHEM],
  [-RADIUS, 0],
] as const;

const short = (value: number): string => String(Math.round(value * 10) / 10);

const cornerAt = (x: number, y: number, corner: number): string => {
  const [dx, dy] = CORNERS[corner % 6] as (typeof CORNERS)[number];
  return `${short(x + dx)} ${short(y + dy)}`;
};

export function hexPath(x: number, y: number): string {
  return `M${CORNERS.map((_, corner) => cornerAt(x, y, corner)).join('L')}Z`;
}

export const sidePath = (x: number, y: number, side: number): string =>
  `M${cornerAt(x, y, side)}L${cornerAt(x, y, side + 1)}`;

/** From the center of a hex to the middle of one of its sides. */
export function spokePath(x: number, y: number, side: number): string {
  const angle = (side * Math.PI) / 3;
  return `M${short(x)} ${short(y)}L${short(x + APOTHEM * Math.sin(angle))} ${short(y - APOTHEM * Math.cos(angle))}`;
}
