import type { ForceFile } from './force-file.js';
import { FORCE_FORMAT, FORCE_SCHEMA } from './force-format.js';

export const forceContent = (force: ForceFile): object => ({
  format: FORCE_FORMAT,
  schema: FORCE_SCHEMA,
  ...force,
});

/** Returns a force as JSON, which `openForce` reads. */
export const writeForce = (force: ForceFile): string => `${JSON.stringify(forceContent(force), null, 2)}\n`;
