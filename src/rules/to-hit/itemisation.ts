import type { ToHitModifier, ToHitSituation } from './situation.js';
import type { IToHitModifierDetail } from './states.js';
import type { Onlooker } from './walk.js';

/** Values beyond are rare, and Infinity is one of them. */
const LEAST = -8;
const VARIANTS = 256;

/** Writes down what acts on a shot. */
export class Itemisation implements Onlooker {
  readonly details: IToHitModifierDetail[] = [];

  see(modifier: ToHitModifier, shot: ToHitSituation, value: number): void {
    if (value === 0 && !modifier.always) return;
    const { details } = this;
    const { variant } = modifier;
    const place = variant === undefined ? value - LEAST : variant(shot);
    const known = modifier.written[place];
    // Faster here than push, which the engine does not see through.
    details[details.length] =
      known !== undefined && known.value === value ? known : write(modifier, shot, value, place);
  }
}

/** Entries that come again and again are written once. */
function write(
  { id, name, source, describe, written }: ToHitModifier,
  shot: ToHitSituation,
  value: number,
  place: number,
): IToHitModifierDetail {
  const description = typeof describe === 'string' ? describe : describe(shot, value);
  const detail = { id, name, value, source, description };
  if (place >= 0 && place < VARIANTS && Number.isInteger(place)) written[place] = Object.freeze(detail);
  return detail;
}
