import type { ToHitModifier } from './situation.js';

type Definition = Omit<ToHitModifier, 'always'> & { readonly always?: true };

/** All modifiers are made here, so that they look alike to the engine, which runs through them all the time. */
export function toHitModifier({ id, name, source, value, describe, always }: Definition): ToHitModifier {
  return { id, name, source, value, describe, always: always ?? false };
}
