import type { Combatant } from '../../combatant/combatant.js';
import { vehicleFigures } from './figures.js';

/** Cruising points without motive damage: modular armor costs one of them until all of it is destroyed. */
export function fullCruise(unit: Combatant): number {
  const { cruise } = vehicleFigures(unit.design);
  const shed = unit.design.gear['modular-armor'] !== undefined && !unit.hasWorking('modular-armor');
  return shed ? cruise + 1 : cruise;
}
