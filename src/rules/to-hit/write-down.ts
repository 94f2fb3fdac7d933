import type { ToHitModifier, ToHitSituation, VariedModifier } from './situation.js';
import type { IToHitModifierDetail } from './states.js';

/** Values beyond are rare, and Infinity is one of them. */
const LEAST = -8;
const VARIANTS = 256;

/** An entry for what acts on a shot. Entries that come again and again are written once. */
export function writeDown(
  details: IToHitModifierDetail[],
  modifier: ToHitModifier,
  shot: ToHitSituation,
  value: number,
): void {
  if (value === 0 && !modifier.always) return;
  const { variant, last } = modifier;
  if (variant !== undefined) {
    details[details.length] = entry(modifier, shot, value, variant(shot));
    return;
  }
  // What hangs on the value alone is most often what it was the last time.
  if (last.value !== value) modifier.last = entry(modifier, shot, value, value - LEAST);
  // Faster here than push, which the engine does not see through.
  details[details.length] = modifier.last;
}

/** The same for what is always listed, with words that hang on the variant. */
export function writeVariant(
  details: IToHitModifierDetail[],
  modifier: VariedModifier,
  shot: ToHitSituation,
  value: number,
  variant: number,
): void {
  details[details.length] = entry(modifier, shot, value, variant);
}

function entry(
  modifier: ToHitModifier,
  shot: ToHitSituation,
  value: number,
  place: number,
): IToHitModifierDetail {
  const known = modifier.written[place];
  // A variant may have several values.
  return known !== undefined && known.value === value ? known : write(modifier, shot, value, place);
}

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
