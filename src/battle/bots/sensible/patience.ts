import type { Battle } from '../../battle.js';
import { toughness } from './outlook.js';

/** How much a point of one's own armor is worth against a point of the enemy's while the battle makes progress. */
const CAUTION = 1.7;
const PATIENT_TURNS = 12;
/** Turns of patience that a side wins for all when it has lost everything; half of it for half. */
const TURNS_FOR_PROGRESS = 20;
const LOSS_OF_PATIENCE = 0.1;

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
