import { checkInteger } from '../../check/check.js';

/** Hexes of a map are counted from 0. */
export function checkHex(field: string, hex: number, size: number): void {
  checkInteger(field, hex, 0, size - 1);
}
