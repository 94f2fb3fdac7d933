/** One table for files and rules. */
export { canonicalQuirk as canonicalQuirkId } from '../../rules/quirks/quirk-spelling.js';
