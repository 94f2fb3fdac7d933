import type { Battle } from '../../battle.js';
import type { Combatant } from '../../combatant/combatant.js';
import { holdsItsGround, type Opponent } from './opponent.js';
import { toughness } from './outlook.js';

/**
 * The worth of a point of one's own armor against a point of the enemy's while the battle makes progress. Against an enemy
 * that stays in place, a unit has time to choose its range and place, and takes only good ones.
 */
const CAUTION = 1.8;
/** The share that is left against enemies on the move: a good place now may be bad in the next turn. */
const IN_A_FLUID_BATTLE = 0.5;
const PATIENT_TURNS = 27;
/** Turns by which damage prolongs patience: all of them when a side has lost everything. */
const TURNS_FOR_PROGRESS = 50;
const LOSS_OF_PATIENCE = 0.15;

/** The caution with which a unit looks for its place. */
export const cautionOf = (battle: Battle, unit: Combatant, opponents: readonly Opponent[]): number =>
  cautionIn(battle) *
  (facesOneThatHoldsItsGround(opponents) ? 1 : IN_A_FLUID_BATTLE) *
  shareOfReach(battle, unit, opponents);

function facesOneThatHoldsItsGround(opponents: readonly Opponent[]): boolean {
  for (let index = 0; index < opponents.length; index += 1)
    if (holdsItsGround((opponents[index] as Opponent).unit)) return true;
  return false;
}

/**
 * The caution of all units on the map. It falls to 0 if turns pass without damage, so that a unit that circles out of
 * reach finally comes in, whatever weapons it has left.
 */
function cautionIn(battle: Battle): number {
  if (battle.turn <= PATIENT_TURNS) return CAUTION;
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
 * The range of a unit's working weapons as a share of its opponents' range; 1 while it has a target from where it is. A unit
 * that is outranged gains nothing by keeping its distance, so it keeps only this share of its caution.
 */
function shareOfReach({ map }: Battle, unit: Combatant, opponents: readonly Opponent[]): number {
  let longest = 0;
  let theirs = 1;
  for (let index = 0; index < opponents.length; index += 1) {
    const opponent = opponents[index] as Opponent;
    const reach = opponent.own.worthwhile;
    if (map.distance(unit.hex, opponent.unit.hex) <= reach) return 1;
    longest = Math.max(longest, reach);
    theirs = Math.max(theirs, opponent.theirs.worthwhile);
  }
  return Math.min(1, longest / theirs);
}
