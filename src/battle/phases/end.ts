import { boosterAfterTurn } from '../../rules/movement/index.js';
import type { Battle } from '../battle.js';
import { wakeUp } from '../damage/pilot.js';
import { turnBack } from '../withdrawal.js';

/** Pilots wake up, and the battle may be over (docs/rules/turn.md and docs/rules/withdrawal.md). */
export function endPhase(battle: Battle): void {
  for (const unit of battle.units) {
    if (unit.isOut) continue;
    wakeUp(battle, unit);
    turnBack(battle, unit);
    unit.mascStrain = boosterAfterTurn(unit.mascStrain, unit.usedMasc);
    unit.superchargerStrain = boosterAfterTurn(unit.superchargerStrain, unit.usedSupercharger);
  }
  const standing = battle.bots.map((_, side) =>
    battle.units.some((unit) => unit.side === side && !unit.isOut),
  );
  const left = standing.filter(Boolean).length;
  if (left < 2) finish(battle, left === 0 ? null : standing.indexOf(true));
  else if (battle.turn >= battle.turnLimit) finish(battle, undefined);
  else battle.enter('initiative');
}

function finish(battle: Battle, winner: number | null | undefined): void {
  battle.winner = winner;
  battle.enter('over');
  if (battle.listening)
    battle.tell({ type: 'end', turn: battle.turn, ...(winner !== undefined && { winner }) });
}
