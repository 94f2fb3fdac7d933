import { checkInteger } from '../../check/check.js';

/** A map counts its hexes from 0. */
export function checkHex(field: string, hex: number, size: number): void {
  checkInteger(field, hex, 0, size - 1);
}
