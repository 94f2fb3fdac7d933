import { createRequire } from 'node:module';

/**
 * A run of a second or less ends before optimised code has paid for its making: it is made for the hottest code alone.
 * Battles take longer. Engines that this was not tried on might complain of the flag.
 */
export function optimiseLittle(): void {
  const version = Number.parseInt(process.versions.v8, 10);
  if (version < 11 || version > 13) return;
  // Not at the start: it is slow to load, and other threads, which share the flags of the first, can do without.
  const v8 = createRequire(import.meta.url)('node:v8') as typeof import('node:v8');
  v8.setFlagsFromString('--interrupt-budget=1000000');
}
