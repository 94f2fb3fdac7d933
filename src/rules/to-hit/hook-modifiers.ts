import type { Hooks } from '../hooks.js';
import { toHitModifier } from './modifier.js';
import type { ToHitModifier } from './situation.js';

/** A quirk or ability as modifiers: of the shots of the unit that has it, and of shots at it. */
export interface HookModifiers {
  readonly own: ToHitModifier | undefined;
  readonly against: ToHitModifier | undefined;
}

interface Entry {
  readonly id: string;
  readonly name: string;
}

export function hookModifiers(
  { id, name }: Entry,
  effect: string,
  { toHit, toHitAgainst }: Hooks,
  source: 'quirk' | 'spa',
): HookModifiers {
  const modifier = (named: string, value: ToHitModifier['value'] | undefined) =>
    value && toHitModifier({ id: named, name, source, value, describe: effect });
  return {
    own: modifier(id, toHit),
    // Where both sides may have it, the two entries need ids of their own.
    against: modifier(toHit === undefined ? id : `target_${id}`, toHitAgainst),
  };
}
