import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import type { DecisionKind } from '../decision.js';
import { legalBlows, strikeFacings } from '../physical/index.js';
import { canFlipArms, secondFacings, torsoFacings } from '../weapons/arcs.js';
import { enemiesOf, legalShots } from '../weapons/legal-shots.js';
import { otherFireOrders } from './other-fire-orders.js';

/** Whether a unit that may act can do anything that matters. If not, passing is its only sensible order. */
export function hasOrders(battle: Battle, unit: Combatant, kind: DecisionKind): boolean {
  if (kind === 'move') return true;
  if (kind === 'strike')
    return strikeFacings(battle, unit).some((facing) => legalBlows(battle, unit, facing).length > 0);
  return isWithinReach(battle, unit) || hasShot(battle, unit) || hasOthers(battle, unit);
}

/** The torso twist of the weapons phase matters for physical attacks, too. */
const isWithinReach = (battle: Battle, unit: Combatant): boolean =>
  unit.design.strikes && enemiesOf(battle, unit).some(({ hex }) => battle.map.distance(unit.hex, hex) <= 1);

const hasShot = (battle: Battle, unit: Combatant): boolean =>
  torsoFacings(unit).some((torsoFacing) =>
    secondFacings(unit).some((secondFacing) =>
      [false, canFlipArms(unit)].some(
        (armsFlipped) => legalShots(battle, unit, { torsoFacing, secondFacing, armsFlipped }).length > 0,
      ),
    ),
  );

/** Spotting helps only friends. */
function hasOthers(battle: Battle, unit: Combatant): boolean {
  const { dodges, freesTurret, letsGo, spots, shields, ...lists } = otherFireOrders(battle, unit);
  if (dodges || freesTurret || letsGo) return true;
  if ([...Object.values(lists), ...Object.values(shields)].some(({ length }) => length > 0)) return true;
  return spots.length > 0 && battle.units.some((other) => isFriend(unit, other));
}

const isFriend = (unit: Combatant, other: Combatant): boolean =>
  other !== unit && other.side === unit.side && !other.isOut;
