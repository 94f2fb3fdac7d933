import { FACT, type Fact } from './facts.js';
import type { ToHitModifier, VariedModifier } from './situation.js';

interface Definition extends Omit<ToHitModifier, 'always' | 'needs' | 'variant' | 'written'> {
  readonly always?: true;
  /** Left out, it is asked on every shot: right for all, and slower. */
  readonly needs?: Fact;
  /** What the words depend on: the value, or something that a small number stands for. Left out where it is more. */
  readonly variant?: 'value' | VariedModifier['variant'];
}

const NONE = () => -1;

/** All modifiers are made here, so that they look alike to the engine, which runs through them all the time. */
export function toHitModifier(
  definition: Definition & { readonly variant: VariedModifier['variant'] },
): VariedModifier;
export function toHitModifier(definition: Definition): ToHitModifier;
export function toHitModifier(definition: Definition): ToHitModifier {
  const { id, name, source, value, describe, variant: named = NONE, needs, always = false } = definition;
  const byValue = named === 'value' || typeof describe === 'string';
  const variant = byValue ? undefined : named;
  return {
    id,
    name,
    source,
    value,
    describe,
    variant,
    needs: needs === undefined ? 0 : FACT[needs],
    always,
    written: [],
  };
}
