import { boosterAfterTurn } from '../../rules/movement/index.js';
import type { Battle } from '../battle.js';
import { wakeUp } from '../damage/pilot.js';
import { turnBack } from '../withdrawal.js';

/** Pilots wake up, and the battle may be over (docs/rules/turn.md and docs/rules/withdrawal.md). */
export function endPhase(battle: Battle): void {
  closeTurn(battle);
  const standing = sidesStanding(battle);
  if (isDecided(battle)) finish(battle, standing.includes(true) ? standing.indexOf(true) : null);
  else if (battle.turn >= battle.turnLimit) finish(battle, undefined);
  else battle.enter('initiative');
}

/** What the end of a turn brings to every unit. */
export function closeTurn(battle: Battle): void {
  for (const unit of battle.units) {
    if (unit.isOut) continue;
    wakeUp(battle, unit);
    turnBack(battle, unit);
    unit.mascStrain = boosterAfterTurn(unit.mascStrain, unit.usedMasc);
    unit.superchargerStrain = boosterAfterTurn(unit.superchargerStrain, unit.usedSupercharger);
  }
}

const sidesStanding = (battle: Battle): readonly boolean[] =>
  battle.bots.map((_, side) => battle.units.some((unit) => unit.side === side && !unit.isOut));

/** Whether there are no longer two sides to fight. */
export const isDecided = (battle: Battle): boolean => sidesStanding(battle).filter(Boolean).length < 2;

function finish(battle: Battle, winner: number | null | undefined): void {
  battle.winner = winner;
  battle.enter('over');
  if (battle.listening)
    battle.tell({ type: 'end', turn: battle.turn, ...(winner !== undefined && { winner }) });
}
