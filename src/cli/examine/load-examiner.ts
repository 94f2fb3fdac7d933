import type { Examiner } from './examine-unit.js';
import type { ViewRequest } from './unit-views.js';

/**
 * Reading and showing units is most of the program. This code is loaded once it is known what to read, so that a second
 * thread can start first and load its own copy meanwhile.
 */
export async function loadExaminer(files: readonly string[], request: ViewRequest): Promise<Examiner> {
  const { examinerFor } = await import('./examine-unit.js');
  return examinerFor(files, request);
}
