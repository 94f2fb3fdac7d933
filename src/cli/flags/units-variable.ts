/** The environment variable for the place of a user's own units, used without `--units`. */
export const UNITS_VARIABLE = 'TARCOMP_UNITS';
