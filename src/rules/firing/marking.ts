import type { Ruleset } from '../ruleset.js';
import type { Soldiers } from '../to-hit/vocabulary.js';

/** Whether TAG can designate soldiers, or a pod can attach to them. A pod never attaches to battle armor. */
export const marksSoldiers = (use: 'tag' | 'narc', soldiers: Soldiers, { toHit }: Ruleset): boolean =>
  toHit.marksSoldiers && (use === 'tag' || soldiers === 'infantry');
