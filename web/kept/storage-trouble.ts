import { signal } from '@preact/signals';
import type { StorageTrouble } from './storage-error.js';

/** Why something could not be stored on the device; undefined if everything was. The frame of the page shows it. */
export const storageTrouble = signal<StorageTrouble | undefined>(undefined);
