import { checkInteger, checkTonnage } from '../../check/check.js';

/** What the falling unit has to roll to strike whoever stands below, before movement and terrain. */
export const FALL_ONTO_UNIT_NUMBER = 7;
/** From so many levels on, a fall into an occupied hex is an attack on the unit there. */
export const FALL_ONTO_UNIT_LEVELS = 2;

/** Damage to the unit below, on the punch table. */
export function calculateFallOntoUnitDamage(tonnage: number, levels: number): number {
  checkTonnage('tonnage', tonnage);
  checkInteger('levels', levels, FALL_ONTO_UNIT_LEVELS, Number.POSITIVE_INFINITY);
  return levels * Math.ceil(tonnage / 10);
}
