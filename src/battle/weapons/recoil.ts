import type { Combatant } from '../combatant/combatant.js';

/** A 'Mech that has moved rolls at the end of the phase; superheavy ones never need to. */
export function recoil(unit: Combatant): void {
  const { tonnage, falls, superheavy } = unit.design;
  if (falls && !superheavy && unit.movement !== 'stationary') unit.rolls.push({ kind: 'recoil', tonnage });
}
