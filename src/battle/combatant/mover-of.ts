import type { Battle } from '../battle.js';
import type { Mover } from '../movement/mover.js';
import type { Combatant } from './combatant.js';

export interface BoosterUse {
  readonly masc?: boolean;
  readonly supercharger?: boolean;
}

const NOT_BOOSTED: BoosterUse = {};

/** A unit as movement sees it: its points after damage, heat and load, and the points it has spent. */
export function moverOf(battle: Battle, unit: Combatant, boost: BoosterUse = NOT_BOOSTED): Mover {
  const mover = unit.design.kind.moverOf(battle, unit, boost);
  // A unit that clings to another moves with it.
  return unit.swarming < 0 ? mover : { ...mover, walk: 0, run: 0, jump: 0 };
}
