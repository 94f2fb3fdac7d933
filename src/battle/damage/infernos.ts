import { infernoHeatInside } from '../../rules/heat/inferno.js';
import type { Combatant } from '../mech/combatant.js';

/** Infernos that blow up heat their own carrier besides. */
export function burnInfernos(unit: Combatant, bin: number): void {
  const { munitions, rackSize } = unit.design.bins[bin]?.item ?? {};
  if (!munitions?.includes('inferno')) return;
  unit.heat += infernoHeatInside((unit.rounds[bin] as number) * Math.max(1, rackSize ?? 1));
}
