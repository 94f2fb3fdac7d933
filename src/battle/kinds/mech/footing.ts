import type { Battle } from '../../battle.js';
import type { Combatant } from '../../combatant/combatant.js';
import { mechFigures } from './figures.js';

/** A lost leg makes the 'Mech fall at the end of the phase, unless its chassis can stand without it. */
export function losesFooting({ rules }: Battle, unit: Combatant, location: number): void {
  if (!unit.isLeg(location)) return;
  const { firstLegFells } = rules.piloting;
  const keepsItsFeet = unit.legsLost === 1 && !firstLegFells[mechFigures(unit.design).chassis];
  if (keepsItsFeet) unit.rolls.push({ kind: 'leg' });
  else unit.fallsAtEndOfPhase = true;
}
