import { setFlagsFromString } from 'node:v8';

/**
 * A run of a second or less ends before optimised code has paid for its making: it is made for the hottest code alone.
 * Battles take longer. Engines that this was not tried on might complain of the flag.
 */
export function optimiseLittle(): void {
  const version = Number.parseInt(process.versions.v8, 10);
  if (version >= 11 && version <= 13) setFlagsFromString('--interrupt-budget=1000000');
}
