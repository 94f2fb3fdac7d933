import type { ToHitModifier, ToHitSituation } from './situation.js';
import type { IToHitModifierDetail } from './states.js';
import type { Onlooker } from './walk.js';

/** Writes down what acts on a shot. */
export class Itemisation implements Onlooker {
  readonly details: IToHitModifierDetail[] = [];

  see({ id, name, source, describe, always }: ToHitModifier, shot: ToHitSituation, value: number): void {
    if (value === 0 && !always) return;
    const description = typeof describe === 'string' ? describe : describe(shot, value);
    this.details.push({ id, name, value, source, description });
  }
}
