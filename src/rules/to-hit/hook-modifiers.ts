import { type DescribedHooks, effectIn, type Hooked, hooksIn } from '../hooks.js';
import type { Ruleset } from '../ruleset.js';
import { toHitModifier } from './modifier.js';
import type { ToHitModifier } from './situation.js';

/** The modifiers of a quirk or ability: for shots by its unit, and for shots at it. */
export interface HookModifiers {
  readonly own: ToHitModifier | undefined;
  readonly against: ToHitModifier | undefined;
}

interface NamedEntry extends Hooked {
  readonly name: string;
}

const made = new WeakMap<NamedEntry, Map<DescribedHooks, HookModifiers>>();

/** Returns the to-hit modifiers of an entry. Rulesets that share its hooks share its modifiers. */
export function hookModifiersIn(entry: NamedEntry, rules: Ruleset, source: 'quirk' | 'spa'): HookModifiers {
  const hooks = hooksIn(entry, rules);
  let ofEntry = made.get(entry);
  if (ofEntry === undefined) {
    ofEntry = new Map();
    made.set(entry, ofEntry);
  }
  let modifiers = ofEntry.get(hooks);
  if (modifiers === undefined) {
    modifiers = hookModifiers(entry, effectIn(entry, rules), hooks, source);
    ofEntry.set(hooks, modifiers);
  }
  return modifiers;
}

function hookModifiers(
  { id, name }: NamedEntry,
  effect: string,
  { toHit, toHitAgainst }: DescribedHooks,
  source: 'quirk' | 'spa',
): HookModifiers {
  const modifier = (named: string, hook: DescribedHooks['toHit']) => {
    if (hook === undefined) return undefined;
    const guarded = typeof hook === 'object' ? hook : { value: hook };
    return toHitModifier({ id: named, name, source, ...guarded, describe: effect });
  };
  return {
    own: modifier(id, toHit),
    // If both sides may have it, the two entries need different ids.
    against: modifier(toHit === undefined ? id : `target_${id}`, toHitAgainst),
  };
}
