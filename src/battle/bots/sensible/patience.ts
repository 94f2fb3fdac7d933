import type { Battle } from '../../battle.js';
import { OFF_MAP } from '../../map/hex-map.js';
import type { Combatant } from '../../mech/combatant.js';
import { type Outlook, toughness } from './outlook.js';

/** How much a point of one's own armor is worth against a point of the enemy's while the battle makes progress. */
const CAUTION = 2;
const PATIENT_TURNS = 18;
/** Turns of patience that a side wins for all when it has lost everything; half of it for half. */
const TURNS_FOR_PROGRESS = 30;
const LOSS_OF_PATIENCE = 0.2;

/**
 * The caution of everybody on the map. It goes down to nothing when turns pass and nobody gets hurt: whoever circles out
 * of reach then comes in, whatever it has left to fight with.
 */
export function cautionIn(battle: Battle): number {
  const delay =
    battle.turn - PATIENT_TURNS - TURNS_FOR_PROGRESS * Math.max(lossOf(battle, 0), lossOf(battle, 1));
  return Math.max(0, CAUTION - LOSS_OF_PATIENCE * Math.max(0, delay));
}

/** The share of its armor and structure that a side has lost. */
function lossOf({ units }: Battle, side: number): number {
  let lost = 0;
  let left = 0;
  for (const unit of units) {
    if (unit.side !== side) continue;
    lost += unit.damageTaken;
    if (!unit.isOut) left += toughness(unit);
  }
  return lost / Math.max(1, lost + left);
}

/**
 * Whether a unit has nobody to fire at from where it is, and an opponent's weapons carry farther than what it has left: it
 * gains nothing by keeping its distance.
 */
export function isOutranged(battle: Battle, outlook: Outlook, unit: Combatant): boolean {
  let outranged = false;
  for (const other of battle.units) {
    if (other.side === unit.side || other.isOut || other.hex === OFF_MAP) continue;
    const reach = outlook.firepower(battle, unit, other).worthwhile;
    if (battle.map.distance(unit.hex, other.hex) <= reach) return false;
    if (outlook.firepower(battle, other, unit).worthwhile > reach) outranged = true;
  }
  return outranged;
}
