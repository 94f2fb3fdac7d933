import type { Side } from '../../src/edge/simulate.js';

export const SIDE_NAMES: Readonly<Record<Side, string>> = { red: 'Red', blue: 'Blue' };
/** The sides by shape, for people who cannot tell the colours apart; the map's tokens have the same. */
export const SIDE_SIGNS: Readonly<Record<Side, string>> = { red: '■', blue: '●' };
export const BOTH_SIDES = ['red', 'blue'] as const;
