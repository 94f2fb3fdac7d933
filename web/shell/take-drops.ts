import { dragging } from '../state/dragging.js';
import { givenByDrop } from '../units/given-by-drop.js';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/** The whole page accepts files, in every view: otherwise the browser would leave the page to show them. */
export function takeDrops(): void {
  addEventListener('dragover', (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    dragging.value = true;
  });
  addEventListener('dragleave', ({ relatedTarget }) => {
    if (relatedTarget === null) dragging.value = false;
  });
  addEventListener('drop', (event) => {
    if (!hasFiles(event) || event.dataTransfer === null) return;
    event.preventDefault();
    dragging.value = false;
    const given = givenByDrop(event.dataTransfer);
    void import('../units/add-units.js').then(({ addUnits }) => addUnits(given));
  });
}
