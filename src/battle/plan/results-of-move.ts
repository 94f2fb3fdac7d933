import { getProbability } from '../../dice/index.js';
import { attackerMovement, targetMovement } from '../../rules/to-hit/movement.js';
import type { Battle } from '../battle.js';
import { numberToHold } from '../combatant/boosters.js';
import type { Combatant } from '../combatant/combatant.js';
import type { BoosterUse } from '../combatant/mover-of.js';

/** A booster that may fail. */
export interface BoosterRoll {
  readonly gear: 'masc' | 'supercharger';
  readonly needed: number;
  readonly probability: number;
}

/** What moving adds to target numbers. */
export interface MovementModifiers {
  /** For shots at the unit. */
  readonly targetModifier: number;
  /** For its own shots. */
  readonly ownModifier: number;
}

/** Returns the modifiers for shots at a unit that has moved, and for its own. */
export const modifiersOfMove = ({ movement, hexesMoved, design }: Combatant): MovementModifiers => ({
  targetModifier: targetMovement(movement, hexesMoved),
  ownModifier: design.soldiers === undefined ? attackerMovement(movement) : 0,
});

/** Returns the rolls for the boosters that a move switches on. */
export function boosterRolls(battle: Battle, unit: Combatant, order: BoosterUse): readonly BoosterRoll[] {
  const fresh = [
    { gear: 'masc', on: order.masc === true && !unit.usedMasc },
    { gear: 'supercharger', on: order.supercharger === true && !unit.usedSupercharger },
  ] as const;
  return fresh
    .filter(({ on }) => on)
    .map(({ gear }) => {
      const needed = numberToHold(battle, unit, gear);
      return { gear, needed, probability: Number.isFinite(needed) ? getProbability(needed) : 0 };
    });
}
