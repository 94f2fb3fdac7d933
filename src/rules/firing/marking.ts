import type { Ruleset } from '../ruleset.js';
import type { Soldiers } from '../to-hit/vocabulary.js';

/** Whether a designator marks those who fight on foot, or a pod clings to them: never to battle armor. */
export const marksSoldiers = (use: 'tag' | 'narc', soldiers: Soldiers, { toHit }: Ruleset): boolean =>
  toHit.marksSoldiers && (use === 'tag' || soldiers === 'infantry');
