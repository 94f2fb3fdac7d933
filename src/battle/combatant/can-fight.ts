import type { Unit } from '../../units/index.js';
import { designOf } from '../kinds/kinds.js';
import { UnsupportedInBattleError } from './unsupported.js';

/** Why a unit cannot take part in battles; undefined if it can. */
export function whyItCannotFight(unit: Unit): string | undefined {
  try {
    designOf(unit);
    return undefined;
  } catch (error) {
    if (error instanceof UnsupportedInBattleError) return error.message;
    throw error;
  }
}

/** Whether battles can be played with a unit. */
export const canFight = (unit: Unit): boolean => whyItCannotFight(unit) === undefined;
