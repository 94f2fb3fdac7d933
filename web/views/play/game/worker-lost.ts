/** A worker was stopped, or died. */
export class WorkerLostError extends Error {
  override readonly name = 'WorkerLostError';
}
