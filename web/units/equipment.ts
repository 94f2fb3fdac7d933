import { signal } from '@preact/signals';
import type { Catalog } from '../../src/edge/catalog.js';
import { starterCatalog } from './starter.js';

/** The equipment that the page knows: that of the starter units, and everything once a file was dropped. */
export const equipment = signal<Catalog>(starterCatalog);
