import type { Examiner } from './examine-unit.js';
import type { ViewRequest } from './unit-views.js';

/**
 * What reads units and looks at them is most of the program. It is loaded when it is known what there is to read, so
 * that a second thread can start before and load its own meanwhile.
 */
export async function loadExaminer(files: readonly string[], request: ViewRequest): Promise<Examiner> {
  const { examinerFor } = await import('./examine-unit.js');
  return examinerFor(files, request);
}
