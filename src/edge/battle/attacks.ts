import { attacksIn } from './attacks-in.js';

/** Weapons and ammunition may be given by name if `options.catalog` is set. */
export const { attackFrom, bracketOf } = attacksIn(undefined);
