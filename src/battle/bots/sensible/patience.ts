import type { Battle } from '../../battle.js';
import type { Combatant } from '../../combatant/combatant.js';
import { holdsItsGround, type Opponent } from './opponent.js';
import { toughness } from './outlook.js';

/**
 * How much a point of one's own armor is worth against a point of the enemy's while the battle makes progress. Whoever
 * fights an enemy that holds its ground chooses range and place at leisure, and takes good ones only.
 */
const CAUTION = 1.8;
/** The part that is left against enemies on the move: what is good now is gone next turn. */
const IN_A_FLUID_BATTLE = 0.5;
const PATIENT_TURNS = 27;
/** Turns by which patience lasts longer as damage is done: all of them once a side has lost everything. */
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
 * The caution of everybody on the map. It goes down to nothing when turns pass and nobody gets hurt: whoever circles out
 * of reach then comes in, whatever it has left to fight with.
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
 * How far what a unit has left carries, as a share of what its opponents' weapons do; 1 while it has a target where it is.
 * Whoever is outranged gains nothing by keeping its distance: that much of its caution is left.
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
