import { signal } from '@preact/signals';
import type { StorageTrouble } from './storage-error.js';

/** Why something could not be kept on the device; undefined while all is well. The frame of the page shows it. */
export const storageTrouble = signal<StorageTrouble | undefined>(undefined);
