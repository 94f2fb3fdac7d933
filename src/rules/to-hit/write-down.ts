import type { ToHitModifier, ToHitSituation } from './situation.js';
import type { IToHitModifierDetail } from './states.js';

/** Values whose lowest five bits are alike share a place, which is rare. */
const BY_VALUE = 31;
const VARIANTS = 256;

/** The entry for what acts on a shot. Entries that come again and again are written once. */
export function entryOf(modifier: ToHitModifier, shot: ToHitSituation, value: number): IToHitModifierDetail {
  const { variant } = modifier;
  return variantOf(modifier, shot, value, variant === undefined ? value & BY_VALUE : variant(shot));
}

/** The same where the words depend on the variant. */
export function variantOf(
  modifier: ToHitModifier,
  shot: ToHitSituation,
  value: number,
  place: number,
): IToHitModifierDetail {
  const known = modifier.written[place];
  // A place may have several values.
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
