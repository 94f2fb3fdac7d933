import { type ReadonlySignal, signal } from '@preact/signals';
import { afterPaint } from '../../../state/after-paint.js';

const goesToPaper = signal(false);
/** While the page is printed, all of it is drawn at once. */
export const printing: ReadonlySignal<boolean> = goesToPaper;

addEventListener('beforeprint', () => {
  goesToPaper.value = true;
});
addEventListener('afterprint', () => {
  goesToPaper.value = false;
});

/** Prints like the browser's own command, once everything is drawn. */
export async function printPage(): Promise<void> {
  goesToPaper.value = true;
  await afterPaint();
  print();
}
