import { heatOfBurningRounds } from '../../rules/heat/inferno.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';

/** Exploding infernos add heat to the unit that carries them. */
export function burnInfernos({ rules }: Battle, unit: Combatant, bin: number): void {
  const item = unit.design.bins[bin]?.item;
  if (item !== undefined) unit.heat += heatOfBurningRounds(item, unit.rounds[bin] as number, rules);
}
