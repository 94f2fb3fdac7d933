import type { ForceUnit } from '../../battle/setup.js';
import type { Side } from '../../simulate/index.js';
import { InputError } from '../files/input-error.js';
import { counted } from '../print/number-words.js';
import { cut } from '../print/visible.js';

/**
 * Returns the index of a unit that a flag names by its place in the force, counted from 1.
 * @throws {InputError} if there is no such unit
 */
export function indexOf(place: string, side: Side, force: readonly ForceUnit[], flag: string): number {
  const index = Number(place) - 1;
  if (force[index] !== undefined) return index;
  throw new InputError(
    `${flag}: there is no ${side}.${cut(place)}; ${side} has ${counted(force.length, 'unit')}`,
  );
}
