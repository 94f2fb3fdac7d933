import { createHash } from 'node:crypto';

/** Short enough to read, long enough to be unique. */
export const digestOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);
