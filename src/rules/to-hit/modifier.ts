import type { ToHitModifier } from './situation.js';

interface Definition extends Omit<ToHitModifier, 'always' | 'variant' | 'written'> {
  readonly always?: true;
  /** What the words hang on: the value, or something that a small number stands for. Left out where it is more. */
  readonly variant?: 'value' | NonNullable<ToHitModifier['variant']>;
}

const NONE = () => -1;

/** All modifiers are made here, so that they look alike to the engine, which runs through them all the time. */
export function toHitModifier(definition: Definition): ToHitModifier {
  const { id, name, source, value, describe, variant = NONE, always = false } = definition;
  const byValue = variant === 'value' || typeof describe === 'string';
  return { id, name, source, value, describe, variant: byValue ? undefined : variant, always, written: [] };
}
