import { type BoosterStrain, boosterAfterTurn, RESTED_BOOSTER } from '../../rules/movement/index.js';
import type { Battle } from '../battle.js';
import { wakeUp } from '../damage/pilot.js';
import { turnBack } from '../withdrawal.js';

/** Pilots wake up, and the battle may be over (docs/rules/turn.md and docs/rules/withdrawal.md). */
export function endPhase(battle: Battle): void {
  closeTurn(battle);
  if (isDecided(battle)) finish(battle, isStanding(battle, 0) ? 0 : isStanding(battle, 1) ? 1 : null);
  else if (battle.turn >= battle.turnLimit) finish(battle, undefined);
  else battle.enter('initiative');
}

/** The end of a turn for every unit. */
export function closeTurn(battle: Battle): void {
  for (const unit of battle.units) {
    if (unit.isOut) continue;
    wakeUp(battle, unit);
    turnBack(battle, unit);
    unit.mascStrain = afterTurn(unit.mascStrain, unit.usedMasc);
    unit.superchargerStrain = afterTurn(unit.superchargerStrain, unit.usedSupercharger);
  }
}

/** A booster that is unused and fully rested does not change. */
const afterTurn = (strain: BoosterStrain, used: boolean): BoosterStrain =>
  used || strain !== RESTED_BOOSTER ? boosterAfterTurn(strain, used) : strain;

function isStanding({ units }: Battle, side: number): boolean {
  for (const unit of units) if (unit.side === side && !unit.isOut) return true;
  return false;
}

/** Whether fewer than two sides are left. */
export const isDecided = (battle: Battle): boolean => !isStanding(battle, 0) || !isStanding(battle, 1);

function finish(battle: Battle, winner: number | null | undefined): void {
  battle.winner = winner;
  battle.enter('over');
  if (battle.listening)
    battle.tell({ type: 'end', turn: battle.turn, ...(winner !== undefined && { winner }) });
}
