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
