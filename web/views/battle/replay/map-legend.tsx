import type { HexMap } from '../../../../src/edge/battle.js';
import { APOTHEM, hexPath, PADDING, RADIUS } from './hex-geometry.js';
import { TEXTURE_WORDS, terrainLayers } from './terrain-layers.js';

/** The hex at the origin of the map's patterns. */
const HEX = hexPath(PADDING + RADIUS, PADDING + APOTHEM);

/** The signs on this map. */
export function MapLegend({ map }: { readonly map: HexMap }) {
  const { textures } = terrainLayers(map);
  return (
    <ul class="legend">
      {textures.map(({ texture }) => (
        <li key={texture}>
          <svg
            class="legend-hex"
            viewBox={`${PADDING} ${PADDING} ${2 * RADIUS} ${2 * RADIUS}`}
            aria-hidden="true"
          >
            <g class={`texture ${texture}`}>
              <path d={HEX} class="wash" />
              <path d={HEX} fill={`url(#texture-${texture})`} />
            </g>
          </svg>
          {TEXTURE_WORDS[texture]}
        </li>
      ))}
      <li>■ Red, ● Blue. The wedge shows the facing, the bar the torso twist; × is out of the battle.</li>
      <li>
        Bars along both sides of a token mark a vehicle, four blade tips a flying unit, three dots infantry, a
        frame a gun emplacement.
      </li>
      <li>
        The bar below a token is what is left of its armor and structure, the bar at its side its heat. P is
        prone, S shut down, U unconscious.
      </li>
      <li>
        Upper number: the hex, shown when the map is large enough. Lower number: its level; d is the depth of
        water, h the height of a building.
      </li>
    </ul>
  );
}
