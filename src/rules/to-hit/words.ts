import type { MovementType, RangeBracket } from './vocabulary.js';

export const BRACKET_WORDS: Readonly<Record<RangeBracket, string>> = {
  short: 'short range',
  medium: 'medium range',
  long: 'long range',
  extreme: 'extreme range',
  out_of_range: 'out of range',
};

const ON_LEGS: Readonly<Record<MovementType, string>> = {
  stationary: 'attacker stood still',
  walk: 'attacker walked',
  run: 'attacker ran',
  jump: 'attacker jumped',
};
const AT_THE_WHEEL = { ...ON_LEGS, walk: 'attacker cruised', run: 'attacker flanked' };

/** How the attacker moved. */
export const attackerMovementWords = (movementType: MovementType, drives = false): string =>
  (drives ? AT_THE_WHEEL : ON_LEGS)[movementType];

export const hexes = (count: number): string => (count === 1 ? '1 hex' : `${count} hexes`);

export const targetMovementWords = (movementType: MovementType, hexesMoved: number): string =>
  `target ${movementType === 'jump' ? 'jumped' : 'moved'} ${hexes(hexesMoved)}`;

export const minimumRangeWords = (range: number, minimumRange: number): string =>
  `${hexes(range)}, minimum range ${minimumRange}`;
