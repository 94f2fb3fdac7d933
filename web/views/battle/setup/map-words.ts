import type { Landscape } from '../../../../src/edge/battle.js';
import type { Simulation } from '../../../../src/edge/simulate.js';

export const LANDSCAPE_NAMES: Readonly<Record<Landscape, string>> = {
  open: 'Open ground',
  'light-woods': 'Light woods',
  'heavy-woods': 'Heavy woods',
  hills: 'Hills',
  river: 'River',
};

/** "Light woods, 32 × 32" */
export const mapWords = (map: Simulation['map']): string =>
  `${'landscape' in map ? LANDSCAPE_NAMES[map.landscape] : map.name}, ${map.width} × ${map.height}`;
