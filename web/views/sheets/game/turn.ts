import type { Combatant } from '../../../../src/edge/battle.js';
import type { Fire, Strike, TableGame } from '../../../../src/edge/table.js';

/** The place of a unit's action of this kind in the current turn, among all entries; -1 if there is none. */
export function placeOf({ entries }: TableGame, unit: number, what: 'move' | 'fire' | 'strike'): number {
  for (let place = entries.length - 1; place >= 0; place -= 1) {
    const action = entries[place]?.action;
    if (action?.do === 'begin-turn') break;
    if (action?.do === what && action.unit === unit) return place;
  }
  return -1;
}

export function declaredFire(game: TableGame, unit: number): Fire | undefined {
  const action = game.entries[placeOf(game, unit, 'fire')]?.action;
  return action?.do === 'fire' ? action : undefined;
}

export function declaredStrike(game: TableGame, unit: number): Strike | undefined {
  const action = game.entries[placeOf(game, unit, 'strike')]?.action;
  return action?.do === 'strike' ? action : undefined;
}

/** Whether the unit still has to act in the current phase. */
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

/** The next unit that has to act after this one, starting over at the end. */
export function nextAwaited(game: TableGame, { index }: Combatant): Combatant | undefined {
  const { units } = game.battle;
  return [...units.slice(index + 1), ...units.slice(0, index)].find((unit) => isAwaited(game, unit));
}
