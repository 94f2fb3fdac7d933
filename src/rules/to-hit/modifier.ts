import type { Given } from '../hooks.js';
import { FACT, type Fact } from './facts.js';
import type { ToHitModifier, ToHitSituation, VariedModifier } from './situation.js';

interface Definition
  extends Omit<ToHitModifier, 'always' | 'fixed' | 'needs' | 'value' | 'variant' | 'written'> {
  readonly value: Given<ToHitSituation>;
  readonly always?: true;
  /** If left out, it is evaluated for every shot, which is correct but slower. */
  readonly needs?: Fact;
  /**
   * What the words depend on: the value, or something that a small number identifies. Left out if it is more than
   * that.
   */
  readonly variant?: 'value' | VariedModifier['variant'];
}

const NONE = () => -1;

/**
 * All modifiers are made here, so that they have the same shape to the JavaScript engine, which walks them all the
 * time.
 */
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
    fixed:
      typeof value === 'number' && typeof describe === 'string'
        ? Object.freeze({ id, name, value, source, description: describe })
        : undefined,
    value: typeof value === 'number' ? () => value : value,
    describe,
    variant,
    needs: needs === undefined ? 0 : FACT[needs],
    always,
    written: [],
  };
}
