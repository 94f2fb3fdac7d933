import type { Combatant } from '../../../../src/edge/battle.js';
import type { Fire, Strike, TableGame } from '../../../../src/edge/table.js';

/** The place among all entries of what a unit did in the turn that is under way, or -1. */
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
