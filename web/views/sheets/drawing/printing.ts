import { type ReadonlySignal, signal } from '@preact/signals';
import { afterPaint } from '../../../state/after-paint.js';

const goesToPaper = signal(false);
/** While the page goes to paper, all of it is drawn, and nothing waits for its turn. */
export const printing: ReadonlySignal<boolean> = goesToPaper;

addEventListener('beforeprint', () => {
  goesToPaper.value = true;
});
addEventListener('afterprint', () => {
  goesToPaper.value = false;
});

/** As the browser's own command does, once everything is there. */
export async function printPage(): Promise<void> {
  goesToPaper.value = true;
  await afterPaint();
  print();
}
