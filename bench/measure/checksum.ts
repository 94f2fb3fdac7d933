import { createHash } from 'node:crypto';

/** Short enough to be read, long enough not to meet by chance. */
export const digestOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);
