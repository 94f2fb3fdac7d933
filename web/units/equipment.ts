import { signal } from '@preact/signals';
import type { Catalog } from '../../src/edge/catalog.js';
import { starterCatalog } from './starter.js';

/** What the page knows of equipment: what the starter units may carry, and everything once a file was dropped. */
export const equipment = signal<Catalog>(starterCatalog);
