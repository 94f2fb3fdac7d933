import { roll2d6 } from '../../../dice/index.js';
import type { BodySide } from '../../../rules/hit-location/body-sides.js';
import { rollStruck } from '../../../rules/hit-location/struck.js';
import { fireModifier } from '../../../rules/vehicle/criticals.js';
import type { Battle } from '../../battle.js';
import type { Combatant } from '../../combatant/combatant.js';
import { NOBODY, type Source } from '../../damage/source.js';
import { checkAgainstFire } from './criticals.js';
import { vehicleFigures } from './figures.js';

/** Incendiary missiles do no damage: each hits a location, and may get fire inside. */
export function burn(
  battle: Battle,
  unit: Combatant,
  missiles: number,
  side: BodySide,
  source: Source,
): void {
  const modifier = fireModifier(vehicleFigures(unit.design).builtForWar);
  for (let missile = 0; missile < missiles && !unit.isOut; missile += 1) {
    const { location } = rollStruck(unit.aptitudes.hitTables, 'full', side, battle.roller);
    checkAgainstFire(battle, unit, location, source, modifier);
  }
}

const SAFE = 8;

/** Rolls for a vehicle in a burning hex at the end of the turn. */
export function standInFire(battle: Battle, unit: Combatant): void {
  if (!battle.map.has(unit.hex, 'fire') || unit.elevation > 1) return;
  if (roll2d6(battle.roller).total >= SAFE) return;
  const modifier = fireModifier(vehicleFigures(unit.design).builtForWar);
  checkAgainstFire(battle, unit, unit.plan.locations.indexOf('front'), NOBODY, modifier);
}
