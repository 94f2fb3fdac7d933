import type { ToHitModifier, ToHitSituation } from './situation.js';
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
  const { variant, written } = modifier;
  const place = variant === undefined ? value - LEAST : variant(shot);
  const known = written[place];
  // What hangs on the value alone stands at its place; a variant may have several values. Faster here than push, which
  // the engine does not see through.
  details[details.length] =
    known !== undefined && (variant === undefined || known.value === value)
      ? known
      : write(modifier, shot, value, place);
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
