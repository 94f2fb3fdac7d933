import { attacksIn } from './attacks-in.js';

/** Weapons and loads may be named where `options.catalog` comes along. */
export const { attackFrom, bracketOf } = attacksIn(undefined);
