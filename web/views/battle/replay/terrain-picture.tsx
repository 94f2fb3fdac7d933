import { APOTHEM, COLUMN_STEP, PADDING, RADIUS, ROW_STEP } from './hex-geometry.js';
import type { TerrainLayers, Texture } from './terrain-layers.js';

/** The ground: a shade for each level, a sign for each terrain. It is drawn once for each map. */
export function TerrainPicture({ layers }: { readonly layers: TerrainLayers }) {
  const { levels, textures, grid, slopes, roads, buildings, bridges, impassable } = layers;
  const highest = Math.max(1, ...levels.map(({ level }) => Math.abs(level)));
  return (
    <g class="terrain">
      <TexturePatterns />
      {levels.map(({ level, path }) => (
        <path
          key={level}
          d={path}
          class={level < 0 ? 'ground low' : 'ground'}
          style={{ '--height': `${Math.round((Math.abs(level) / highest) * 100)}%` }}
        />
      ))}
      {textures.map(({ texture, path }) => (
        <g key={texture} class={`texture ${texture}`}>
          <path d={path} class="wash" />
          <path d={path} fill={`url(#texture-${texture})`} />
        </g>
      ))}
      <path d={impassable} class="impassable" />
      <path d={grid} class="grid" />
      <path d={slopes} class="slope" />
      <path d={roads} class="road" />
      <path d={bridges} class="bridge" />
      <path d={buildings} class="building" />
    </g>
  );
}

const TREE = 'M0 -6L4.5 3H-4.5Z';
/** Signs, around the center of a hex. */
const SIGNS: Readonly<Record<Texture, string>> = {
  light: at(TREE, 0, -2),
  heavy: `${at(TREE, -6, -3)}${at(TREE, 6, -3)}${at(TREE, 0, 5)}`,
  thickest: `${at(TREE, -7, -5)}${at(TREE, 7, -5)}${at(TREE, 0, -8)}${at(TREE, -5, 5)}${at(TREE, 5, 5)}`,
  water: 'M-12 -5q3 -4 6 0t6 0t6 0t6 0M-12 3q3 -4 6 0t6 0t6 0t6 0',
  rough: 'M-8 0l3 -4l3 4M2 -3l3 -4l3 4M-1 6l3 -4l3 4',
  rubble: 'M-8 -4h5v5h-5ZM3 -6h4v4h-4ZM0 3h5v4h-5Z',
  swamp: 'M-8 2v-6M-5 2v-4M-11 2v-4M5 6v-6M8 6v-4M2 6v-4M-12 3h9M1 7h9',
  crops: 'M-9 -8v16M-3 -8v16M3 -8v16M9 -8v16',
  sand: 'M-8 -4h.1M-1 -7h.1M7 -3h.1M-4 3h.1M4 6h.1M0 0h.1',
  cold: 'M0 -7v14M-6 -3.5l12 7M6 -3.5l-12 7',
  magma: 'M-9 -4l4 4l4 -4l4 4l4 -4M-9 4l4 4l4 -4l4 4l4 -4',
  industry: 'M-9 7v-8l6 4v-4l6 4v-10h5v14Z',
  paved: 'M-10 -10l20 20M10 -10l-20 20',
};

function at(path: string, x: number, y: number): string {
  return path.replace(
    /^M(\S+) (\S+)L(\S+) (\S+)H(\S+)Z$/,
    (_, x1, y1, x2, y2, x3) =>
      `M${Number(x1) + x} ${Number(y1) + y}L${Number(x2) + x} ${Number(y2) + y}H${Number(x3) + x}Z`,
  );
}

/** A tile holds one hex of an even column and one of an odd, so that every hex has its sign in its middle. */
const TexturePatterns = () => (
  <defs>
    {Object.entries(SIGNS).map(([texture, sign]) => (
      <pattern
        key={texture}
        id={`texture-${texture}`}
        class={`signs ${texture}`}
        patternUnits="userSpaceOnUse"
        x={PADDING + RADIUS - COLUMN_STEP / 2}
        y={PADDING}
        width={2 * COLUMN_STEP}
        height={ROW_STEP}
      >
        <path d={sign} transform={`translate(${COLUMN_STEP / 2} ${APOTHEM})`} />
        <path d={sign} transform={`translate(${COLUMN_STEP * 1.5} 0)`} />
        <path d={sign} transform={`translate(${COLUMN_STEP * 1.5} ${ROW_STEP})`} />
      </pattern>
    ))}
  </defs>
);
