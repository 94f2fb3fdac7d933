import { lookUpIn, type TableRow } from '../table.js';
import type { MovementType } from './vocabulary.js';

export const ATTACKER_MOVEMENT: Readonly<Record<MovementType, number>> = Object.freeze({
  stationary: 0,
  walk: 1,
  run: 2,
  jump: 3,
});

const { stationary, walk, run, jump } = ATTACKER_MOVEMENT;

/** Avoids a lookup by name, which is slow when all kinds of movement occur. */
export function attackerMovement(movementType: MovementType): number {
  if (movementType === 'walk') return walk;
  if (movementType === 'run') return run;
  return movementType === 'jump' ? jump : stationary;
}

/** Target movement modifier by hexes moved. */
export const TMM_BRACKETS: readonly TableRow[] = Object.freeze(
  [
    { minimum: 0, maximum: 2, modifier: 0 },
    { minimum: 3, maximum: 4, modifier: 1 },
    { minimum: 5, maximum: 6, modifier: 2 },
    { minimum: 7, maximum: 9, modifier: 3 },
    { minimum: 10, maximum: 17, modifier: 4 },
    { minimum: 18, maximum: 24, modifier: 5 },
    { minimum: 25, maximum: Number.POSITIVE_INFINITY, modifier: 6 },
  ].map((row) => Object.freeze(row)),
);

const JUMP_BONUS = 1;

/** The modifier for hexes moved, without jumping. */
export const movedModifier = lookUpIn(TMM_BRACKETS);

export function targetMovement(movementType: MovementType, hexesMoved: number): number {
  return movedModifier(hexesMoved) + (movementType === 'jump' ? JUMP_BONUS : 0);
}
