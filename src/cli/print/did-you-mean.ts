import { nearNames } from '../../units/near-names.js';

/** A sentence with what a mistyped name most likely meant, with a blank before it; nothing where nothing is near. */
export const didYouMean = (wanted: string, candidates: Iterable<string>): string =>
  hintOf(nearNames(wanted, candidates));

export const hintOf = (near: readonly string[]): string =>
  near.length === 0 ? '' : ` Did you mean ${near.map((one) => `"${one}"`).join(' or ')}?`;
