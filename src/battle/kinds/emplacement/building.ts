import { roll2d6 } from '../../../dice/index.js';
import { strike } from '../../../rules/damage/strike.js';
import type { BodySide } from '../../../rules/hit-location/body-sides.js';
import { struckForSure } from '../../../rules/hit-location/struck.js';
import type { VehicleCritical } from '../../../rules/vehicle/criticals.js';
import { emplacementCriticalAt, shakesTheGuns } from '../../../rules/vehicle/emplacement.js';
import type { Battle } from '../../battle.js';
import type { Combatant } from '../../combatant/combatant.js';
import { applyHit } from '../../damage/apply-hit.js';
import { type CriticalOccasion, STRUCTURE_HURT } from '../../damage/critical-occasion.js';
import { withOutcome } from '../../damage/lent-outcome.js';
import { loseLocation, tellDamage } from '../../damage/lose-location.js';
import { markLost } from '../../damage/loss.js';
import { NOBODY, type Source } from '../../damage/source.js';
import { count, counted, FIXTURES } from '../vehicle/counters.js';
import { anyOf, isPossible, rollOn, tellExplosion } from '../vehicle/criticals.js';

const GUNS = 0;

/** The loss of Construction Factor in this phase. */
const lossPlace = ({ design }: Combatant): number => FIXTURES + design.fixtures.length;

/** Rolls for the guns after an attack with this loss, if it was large enough. */
export function checkGuns(
  battle: Battle,
  unit: Combatant,
  location: number,
  source: Source,
  occasion: CriticalOccasion,
  structureLost: number,
): void {
  const before = counted(unit, lossPlace(unit));
  count(unit, lossPlace(unit), before + structureLost);
  const atStart = (unit.structure[GUNS] as number) + before + structureLost;
  if (shakesTheGuns(structureLost, atStart)) rollForGuns(battle, unit, location, source, occasion);
}

/** An internal explosion does half its damage to the building. It is not an attack and causes no further roll. */
export function explodeBehindGuns(
  battle: Battle,
  unit: Combatant,
  _: number,
  damage: number,
  fixture: number,
  source: Source,
): void {
  tellExplosion(battle, unit, GUNS, damage, fixture);
  const standing = unit.structure[GUNS] as number;
  withOutcome((outcome) => {
    strike(unit, GUNS, damage, false, undefined, true, true, outcome);
    if (battle.listening) tellDamage(battle, unit, outcome);
    unit.damageTaken += outcome.absorbed;
    const lost = standing - (unit.structure[GUNS] as number);
    count(unit, lossPlace(unit), counted(unit, lossPlace(unit)) + lost);
    if (!unit.hasLost(GUNS)) return;
    loseLocation(battle, unit, GUNS);
    markLost(battle, unit, 'ammunition-explosion', source.attacker);
  });
}

function rollForGuns(
  battle: Battle,
  unit: Combatant,
  location: number,
  source: Source,
  occasion: CriticalOccasion,
): void {
  const criticalAt = (total: number): VehicleCritical | undefined => {
    const critical = emplacementCriticalAt(total);
    return critical !== undefined && isPossible(unit, location, critical) ? critical : undefined;
  };
  rollOn(criticalAt, battle, unit, location, source, occasion, undefined, anyOf);
}

/** The next phase counts its losses from here. */
export const forgetLosses = (unit: Combatant): void => count(unit, lossPlace(unit), 0);

const POINTS_OF_A_MISSILE = 2;

/** Incendiary missiles hit the walls. */
export function burnBuilding(
  battle: Battle,
  unit: Combatant,
  missiles: number,
  _: BodySide,
  source: Source,
): void {
  const points = missiles * POINTS_OF_A_MISSILE;
  if (points > 0) applyHit(battle, unit, struckForSure(GUNS), points, false, source);
}

const SAFE = 8;

/** A fire around the building may reach the guns at the end of the turn. */
export function standInFire(battle: Battle, unit: Combatant): void {
  if (!battle.map.has(unit.hex, 'fire') || roll2d6(battle.roller).total >= SAFE) return;
  rollForGuns(battle, unit, GUNS, NOBODY, STRUCTURE_HURT);
}
