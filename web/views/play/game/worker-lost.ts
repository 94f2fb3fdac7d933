/** A worker was ended, or came to an end by itself. */
export class WorkerLostError extends Error {
  override readonly name = 'WorkerLostError';
}
