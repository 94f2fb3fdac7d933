/** Files and rules share one table. */
export { canonicalQuirk as canonicalQuirkId } from '../../rules/quirks/quirk-spelling.js';
