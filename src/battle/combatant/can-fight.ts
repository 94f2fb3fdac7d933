import type { Unit } from '../../units/index.js';
import { mechDesign, UnsupportedInBattleError } from './design.js';

/** Whether battles can be played with a unit. */
export function canFight(unit: Unit): boolean {
  try {
    mechDesign(unit);
    return true;
  } catch (error) {
    if (error instanceof UnsupportedInBattleError) return false;
    throw error;
  }
}
