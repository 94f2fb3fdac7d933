/** A query cannot be read. */
export class QueryError extends Error {
  override readonly name = 'QueryError';
  /** The offset of the problem in the query, in characters. */
  readonly position: number;

  constructor(position: number, message: string) {
    // A quoted value may contain line breaks.
    super(message.replace(/[\s\p{Cc}]+/gu, ' '));
    this.position = position;
  }
}
