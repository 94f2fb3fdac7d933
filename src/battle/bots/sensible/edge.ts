import type { Battle } from '../../battle.js';
import type { Combatant } from '../../combatant/combatant.js';

/** Spends Edge on whatever would put the pilot out of the battle. */
export function sensibleEdge(_battle: Battle, _unit: Combatant, trigger: string, stake: number): boolean {
  if (trigger === 'reroll_consciousness') return true;
  return stake >= 1;
}
