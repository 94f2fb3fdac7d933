import type { Combatant } from '../../../../src/edge/battle.js';
import type { Fire, Strike, TableAction, TableGame } from '../../../../src/edge/table.js';

/** What was done in the turn that is under way. */
function doneThisTurn({ entries }: TableGame): readonly TableAction[] {
  const actions = entries.map(({ action }) => action);
  return actions.slice(actions.map((action) => action.do).lastIndexOf('begin-turn') + 1);
}

export const declaredFire = (game: TableGame, unit: number): Fire | undefined =>
  doneThisTurn(game)
    .filter((action) => action.do === 'fire')
    .find((action) => action.unit === unit);

export const declaredStrike = (game: TableGame, unit: number): Strike | undefined =>
  doneThisTurn(game)
    .filter((action) => action.do === 'strike')
    .find((action) => action.unit === unit);

/** Whether it is still asked for something in the phase that is under way. */
export function isAwaited(game: TableGame, unit: Combatant): boolean {
  switch (game.battle.phase) {
    case 'movement':
      return unit.canAct && !unit.hasMoved;
    case 'weapons':
      return unit.canAttack && declaredFire(game, unit.index) === undefined;
    case 'physical':
      return unit.canAttack && declaredStrike(game, unit.index) === undefined;
    default:
      return false;
  }
}

/** The next one that is awaited after this unit, all around the table. */
export function nextAwaited(game: TableGame, { index }: Combatant): Combatant | undefined {
  const { units } = game.battle;
  return [...units.slice(index + 1), ...units.slice(0, index)].find((unit) => isAwaited(game, unit));
}
