import type { HexMap } from '../../../../src/battle/map/hex-map.js';
import { hexPath, RADIUS } from './hex-geometry.js';
import { TEXTURE_WORDS, terrainLayers } from './terrain-layers.js';

/** The signs that are on this map. */
export function MapLegend({ map }: { readonly map: HexMap }) {
  const { textures } = terrainLayers(map);
  return (
    <ul class="legend">
      {textures.map(({ texture }) => (
        <li key={texture}>
          <svg class="legend-hex" viewBox={`0 0 ${2 * RADIUS} ${2 * RADIUS}`} aria-hidden="true">
            <g class={`texture ${texture}`}>
              <path d={hexPath(RADIUS, RADIUS * 0.87)} class="wash" />
              <path d={hexPath(RADIUS, RADIUS * 0.87)} fill={`url(#texture-${texture})`} />
            </g>
          </svg>
          {TEXTURE_WORDS[texture]}
        </li>
      ))}
      <li>■ Red, ● Blue; the wedge shows the facing, the bar the torso; × is out</li>
      <li>Numbers are levels, d the depth of water, h the height of a building</li>
    </ul>
  );
}
