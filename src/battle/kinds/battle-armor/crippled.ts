import type { Combatant } from '../../combatant/combatant.js';
import { troopersLeft } from '../../combatant/troopers.js';

const HALF = 0.5;

/** With less than half of its troopers (Total Warfare, "Forced Withdrawal"). */
export const isSquadCrippled = (unit: Combatant): string | undefined =>
  troopersLeft(unit) < unit.plan.locations.length * HALF
    ? 'fewer than half of its troopers are left'
    : undefined;
