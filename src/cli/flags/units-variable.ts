/** Where a user's own units are looked up by name when no flag says it. */
export const UNITS_VARIABLE = 'TARCOMP_UNITS';
