import type { Unit } from '../../units/index.js';
import { designOf } from '../kinds/kinds.js';
import { UnsupportedInBattleError } from './unsupported.js';

/** Whether battles can be played with a unit. */
export function canFight(unit: Unit): boolean {
  try {
    designOf(unit);
    return true;
  } catch (error) {
    if (error instanceof UnsupportedInBattleError) return false;
    throw error;
  }
}
