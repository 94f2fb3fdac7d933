import { roll2d6 } from '../../../dice/index.js';
import type { Battle } from '../../battle.js';
import type { Combatant } from '../../combatant/combatant.js';
import { markLost } from '../../damage/loss.js';

const SAFE = 8;

/** A platoon in a burning hex at the end of the turn may escape or be lost. */
export function standInFire(battle: Battle, unit: Combatant): void {
  if (!battle.map.has(unit.hex, 'fire') || unit.elevation > 1) return;
  if (roll2d6(battle.roller).total >= SAFE) return;
  perish(battle, unit);
}

/** All troopers are lost. */
export function perish(battle: Battle, unit: Combatant): void {
  unit.structure.fill(0);
  unit.refresh();
  markLost(battle, unit, 'wiped-out', undefined);
}
