import type { RoomImports } from './room-imports.js';

/** The purpose of each room, in a few words. */
const CAPTIONS: Readonly<Record<string, string>> = {
  check: 'words that refuse',
  dice: 'rollers, odds',
  catalog: 'equipment',
  units: 'unit files',
  rules: 'the rules of play',
  'battle-value': 'Battle Value',
  battle: 'one game',
  table: 'games at the table',
  simulate: 'many games',
  cluster: 'many machines',
  library: 'all published units',
  muster: 'forces for a budget',
  edge: 'public functions',
  'built-in': 'with the catalog',
  cli: 'the command line',
  web: 'the page',
  'index.ts': 'the root of the package',
};

const BOX = { width: 168, height: 52 };
const GAP = { across: 28, down: 48 };
const MARGIN = 20;
const SWEEPS = 24;

/** A room, or a point where a long line crosses a level. */
interface Place {
  readonly name: string;
  readonly room: boolean;
  readonly level: number;
}
type Line = readonly [upper: Place, lower: Place];

/** The longest chain of rooms below each. */
function levelsOf(imports: RoomImports): ReadonlyMap<string, number> {
  const levels = new Map<string, number>();
  const levelOf = (room: string): number => {
    const known = levels.get(room);
    if (known !== undefined) return known;
    const below = [...(imports.get(room) ?? [])].map(levelOf);
    const level = below.length === 0 ? 0 : Math.max(...below) + 1;
    levels.set(room, level);
    return level;
  };
  for (const room of imports.keys()) levelOf(room);
  return levels;
}

/** Lines of one level each: a long one has a point on every level between. */
function linesOf(imports: RoomImports): readonly Line[] {
  const levels = levelsOf(imports);
  const places = new Map<string, Place>();
  const placeOf = (name: string, room: boolean, level: number): Place => {
    const place = places.get(name) ?? { name, room, level };
    places.set(name, place);
    return place;
  };
  const roomPlace = (room: string) => placeOf(room, true, levels.get(room) as number);
  return [...imports].flatMap(([room, others]) =>
    [...others].flatMap((other) => {
      const from = roomPlace(room);
      const to = roomPlace(other);
      const passing = Array.from({ length: from.level - to.level - 1 }, (_, step) =>
        placeOf(`${room} to ${other}, ${step}`, false, from.level - step - 1),
      );
      const way = [from, ...passing, to];
      return way.slice(1).map((next, step): Line => [way[step] as Place, next]);
    }),
  );
}

/** The points of each level, in an order with few crossings: each moves to the middle of its neighbors. */
function rowsOf(lines: readonly Line[]): readonly (readonly Place[])[] {
  const all = [...new Set(lines.flat())];
  const top = Math.max(...all.map(({ level }) => level));
  const rows = Array.from({ length: top + 1 }, (_, level) =>
    all.filter((place) => place.level === level).sort((a, b) => (a.name < b.name ? -1 : 1)),
  );
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    const upward = sweep % 2 === 0;
    const order = upward ? rows : [...rows].reverse();
    for (const row of order) {
      const middle = new Map(row.map((place) => [place, middleOf(place, lines, rows, upward)]));
      row.sort((a, b) => (middle.get(a) as number) - (middle.get(b) as number));
    }
  }
  return rows;
}

function middleOf(
  place: Place,
  lines: readonly Line[],
  rows: readonly (readonly Place[])[],
  upward: boolean,
): number {
  const share = (other: Place) => {
    const row = rows[other.level] as readonly Place[];
    return (row.indexOf(other) + 0.5) / row.length;
  };
  const neighbours = lines.flatMap(([upper, lower]) => {
    if (upward) return upper === place ? [lower] : [];
    return lower === place ? [upper] : [];
  });
  if (neighbours.length === 0) return share(place);
  return neighbours.reduce((sum, other) => sum + share(other), 0) / neighbours.length;
}

/** Draws the rooms as an SVG in which imports point downward. */
export function drawRooms(imports: RoomImports): string {
  const lines = linesOf(imports);
  const rows = rowsOf(lines);
  const widest = Math.max(...rows.map((row) => row.length));
  const width = 2 * MARGIN + widest * BOX.width + (widest - 1) * GAP.across;
  const height = 2 * MARGIN + rows.length * BOX.height + (rows.length - 1) * GAP.down;
  const xOf = (place: Place) => {
    const row = rows[place.level] as readonly Place[];
    return (width * (row.indexOf(place) + 0.5)) / row.length;
  };
  const topOf = ({ level }: Place) => MARGIN + (rows.length - 1 - level) * (BOX.height + GAP.down);

  const drawn = lines.map(([upper, lower]) => {
    const [x, y] = [xOf(upper), topOf(upper) + BOX.height];
    const [endX, endY] = [xOf(lower), topOf(lower) - (lower.room ? 6 : 0)];
    const bend = (y + endY) / 2;
    const through = lower.room ? '' : ` L ${fixed(endX)} ${endY + BOX.height}`;
    const head = lower.room ? ' marker-end="url(#head)"' : '';
    return `<path d="M ${fixed(x)} ${y} C ${fixed(x)} ${bend} ${fixed(endX)} ${bend} ${fixed(endX)} ${endY}${through}"${head}/>`;
  });
  const boxes = rows.flat().flatMap((place) => {
    if (!place.room) return [];
    const caption = CAPTIONS[place.name];
    if (caption === undefined) throw new Error(`${place.name} has no caption`);
    const [x, y] = [xOf(place), topOf(place)];
    return [
      `<rect x="${fixed(x - BOX.width / 2)}" y="${y}" width="${BOX.width}" height="${BOX.height}" rx="6"/>`,
      `<text x="${fixed(x)}" y="${y + 22}" class="name">${place.name}</text>`,
      `<text x="${fixed(x)}" y="${y + 40}">${caption}</text>`,
    ];
  });
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img">`,
    '<title>The rooms of TarComp; arrows point to what a room imports</title>',
    '<style>',
    'rect { fill: #eef2f7; stroke: #43536b; }',
    'path { fill: none; stroke: #7787a0; stroke-width: 1.5; }',
    'text { font: 13px sans-serif; text-anchor: middle; fill: #43536b; }',
    '.name { font-weight: bold; font-size: 15px; fill: #16202e; }',
    '</style>',
    '<defs><marker id="head" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M 0 0 L 8 4 L 0 8 z" style="fill:#7787a0;stroke:none"/></marker></defs>',
    `<rect x="0" y="0" width="${width}" height="${height}" style="fill:#fff;stroke:none"/>`,
    ...drawn,
    ...boxes,
    '</svg>',
  ].join('\n')}\n`;
}

const fixed = (value: number): string => String(Math.round(value));
