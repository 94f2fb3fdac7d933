import { signal } from '@preact/signals';

/** Whether files are being dragged over the page. */
export const dragging = signal(false);
