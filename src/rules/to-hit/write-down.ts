import type { ToHitModifier, ToHitSituation } from './situation.js';
import type { IToHitModifierDetail } from './states.js';

/** Values with the same lowest five bits share a slot, which is rare. */
const BY_VALUE = 31;
const VARIANTS = 256;

/** Returns the entry of a modifier that applies. Recurring entries are cached. */
export function entryOf(modifier: ToHitModifier, shot: ToHitSituation, value: number): IToHitModifierDetail {
  const { variant } = modifier;
  return variantOf(modifier, shot, value, variant === undefined ? value & BY_VALUE : variant(shot));
}

/** Returns the entry in the slot of a variant. */
export function variantOf(
  modifier: ToHitModifier,
  shot: ToHitSituation,
  value: number,
  place: number,
): IToHitModifierDetail {
  const known = modifier.written[place];
  // Several values may share a slot.
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
