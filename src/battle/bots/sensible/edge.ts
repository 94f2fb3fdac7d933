import type { Battle } from '../../battle.js';
import type { Combatant } from '../../combatant/combatant.js';

/** Edge goes for what would end the battle for a pilot. */
export function sensibleEdge(_battle: Battle, _unit: Combatant, trigger: string, stake: number): boolean {
  if (trigger === 'reroll_consciousness') return true;
  return stake >= 1;
}
