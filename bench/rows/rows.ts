import type { Row } from '../measure/row.js';
import { battleRows } from './battles.js';
import { catalogRows } from './catalog.js';
import { coldRows } from './cold-process.js';
import { diceRows } from './dice.js';
import { libraryRows } from './library.js';
import { mapRows } from './map.js';
import { reachRows } from './reach.js';
import { toHitRows } from './to-hit.js';
import { unitRows } from './units.js';

/** In the order of the table. */
export const ROWS: readonly Row[] = [
  ...catalogRows,
  ...unitRows,
  ...coldRows,
  ...libraryRows,
  ...toHitRows,
  ...diceRows,
  ...mapRows,
  ...reachRows,
  ...battleRows,
];
