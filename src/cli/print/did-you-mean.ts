import { nearNames } from '../../units/near-names.js';

/** Returns a sentence that suggests names for a mistyped one, with a leading space. Empty if no name is near. */
export const didYouMean = (wanted: string, candidates: Iterable<string>): string =>
  hintOf(nearNames(wanted, candidates));

export const hintOf = (near: readonly string[]): string =>
  near.length === 0 ? '' : ` Did you mean ${near.map((one) => `"${one}"`).join(' or ')}?`;
