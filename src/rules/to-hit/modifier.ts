import { BY_VALUE, type ToHitModifier } from './situation.js';

type Definition = Omit<ToHitModifier, 'always' | 'variant' | 'written'> &
  Partial<Pick<ToHitModifier, 'always' | 'variant'>>;

/** All modifiers are made here, so that they look alike to the engine, which runs through them all the time. */
export function toHitModifier(definition: Definition): ToHitModifier {
  const { id, name, source, value, describe, variant, always } = definition;
  const hangsOn = variant ?? (typeof describe === 'string' ? BY_VALUE : undefined);
  return { id, name, source, value, describe, variant: hangsOn, always: always ?? false, written: [] };
}
