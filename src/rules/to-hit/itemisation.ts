import type { ToHitModifier, ToHitSituation } from './situation.js';
import type { IToHitModifierDetail } from './states.js';
import type { Onlooker } from './walk.js';

/** Writes down what acts on a shot. */
export class Itemisation implements Onlooker {
  readonly details: IToHitModifierDetail[] = [];

  see(modifier: ToHitModifier, shot: ToHitSituation, value: number): void {
    if (value !== 0 || modifier.always) this.details.push(detailOf(modifier, shot, value));
  }
}

/** Values beyond are rare, and Infinity is one of them. */
const LEAST = -8;
const MOST_VARIANTS = 256;

/** Entries that come again and again are written once. */
function detailOf(modifier: ToHitModifier, shot: ToHitSituation, value: number): IToHitModifierDetail {
  const { describe, variant, written } = modifier;
  const place =
    variant !== undefined ? variant(shot) : typeof describe === 'string' ? value - LEAST : MOST_VARIANTS;
  const known = written[place];
  if (known !== undefined && known.value === value) return known;
  const { id, name, source } = modifier;
  const description = typeof describe === 'string' ? describe : describe(shot, value);
  const detail = { id, name, value, source, description };
  if (place >= 0 && place < MOST_VARIANTS && Number.isInteger(place)) written[place] = Object.freeze(detail);
  return detail;
}
