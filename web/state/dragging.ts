import { signal } from '@preact/signals';

/** Whether somebody drags files over the page. */
export const dragging = signal(false);
