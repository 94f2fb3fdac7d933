import type { MovementType, RangeBracket } from './vocabulary.js';

export const BRACKET_WORDS: Readonly<Record<RangeBracket, string>> = {
  short: 'short range',
  medium: 'medium range',
  long: 'long range',
  extreme: 'extreme range',
  out_of_range: 'out of range',
};

/** How the attacker moved. */
export const MOVEMENT_WORDS: Readonly<Record<MovementType, string>> = {
  stationary: 'attacker stood still',
  walk: 'attacker walked',
  run: 'attacker ran',
  jump: 'attacker jumped',
};

export const hexes = (count: number): string => (count === 1 ? '1 hex' : `${count} hexes`);

export const targetMovementWords = (movementType: MovementType, hexesMoved: number): string =>
  `target ${movementType === 'jump' ? 'jumped' : 'moved'} ${hexes(hexesMoved)}`;

export const minimumRangeWords = (range: number, minimumRange: number): string =>
  `${hexes(range)}, minimum range ${minimumRange}`;
