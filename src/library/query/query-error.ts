/** A query that cannot be read. */
export class QueryError extends Error {
  override readonly name = 'QueryError';
  /** Where in the query the problem is: characters before it. */
  readonly position: number;

  constructor(position: number, message: string) {
    // A quoted value may hold line ends.
    super(message.replace(/[\s\p{Cc}]+/gu, ' '));
    this.position = position;
  }
}
