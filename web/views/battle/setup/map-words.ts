import type { Landscape } from '../../../../src/battle/map/generate-map.js';
import { isGenerated, type Simulation } from '../../../../src/simulate/setup.js';

export const LANDSCAPE_NAMES: Readonly<Record<Landscape, string>> = {
  open: 'Open ground',
  'light-woods': 'Light woods',
  'heavy-woods': 'Heavy woods',
  hills: 'Hills',
  river: 'River',
};

/** "Light woods, 32 × 32" */
export const mapWords = (map: Simulation['map']): string =>
  `${isGenerated(map) ? LANDSCAPE_NAMES[map.landscape] : map.name}, ${map.width} × ${map.height}`;
