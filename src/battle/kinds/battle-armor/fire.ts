import { roll2d6 } from '../../../dice/index.js';
import type { BodySide } from '../../../rules/hit-location/body-sides.js';
import type { Battle } from '../../battle.js';
import type { Combatant } from '../../combatant/combatant.js';
import { blowOff } from '../../damage/lose-location.js';
import { rollStanding } from '../../damage/roll-location.js';
import { NOBODY, type Source } from '../../damage/source.js';
import { count, counted, INFERNOS } from './counters.js';

/** The number of incendiary missiles that kill a trooper. */
const MISSILES_TO_KILL = 3;

/**
 * Every third incendiary missile of a turn kills a trooper, unless the armor resists fire (Total Warfare, "Inferno").
 */
export function burn(
  battle: Battle,
  unit: Combatant,
  missiles: number,
  side: BodySide,
  source: Source,
): void {
  if (unit.design.fireproof) return;
  let left = counted(unit, INFERNOS) + missiles;
  for (; left >= MISSILES_TO_KILL && !unit.isOut; left -= MISSILES_TO_KILL) {
    blowOff(battle, unit, rollStanding(battle, unit, side).location, source);
  }
  count(unit, INFERNOS, left);
}

const SAFE = 8;

/** A burning hex kills all troopers in it, unless they roll well or their armor resists fire. */
export function standInFire(battle: Battle, unit: Combatant): void {
  if (!battle.map.has(unit.hex, 'fire') || unit.elevation > 1) return;
  if (unit.design.fireproof || roll2d6(battle.roller).total >= SAFE) return;
  for (let trooper = 0; trooper < unit.plan.locations.length && !unit.isOut; trooper += 1)
    if (!unit.hasLost(trooper)) blowOff(battle, unit, trooper, NOBODY);
}
