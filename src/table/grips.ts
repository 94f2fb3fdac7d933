import { antiMechNumber, antiMechObstacle } from '../battle/anti-mech/legality.js';
import type { Battle } from '../battle/battle.js';
import type { Combatant } from '../battle/combatant/combatant.js';
import { IllegalOrderError } from '../battle/illegal-order.js';
import { ANTI_MECH_ATTACKS, type AntiMechAttack } from '../rules/anti-mech/to-hit.js';
import type { ITargetNumber } from '../rules/modifier.js';
import type { Fire } from './action.js';

/** An anti-'Mech attack by infantry on a unit in its own hex, with its target number. */
export interface Grip {
  readonly attack: AntiMechAttack;
  readonly toHit: ITargetNumber;
  /** Why the attack is illegal. Left out if it is legal. */
  readonly obstacle?: string;
}

/** Moves infantry into the target's hex while `ask` runs. */
function inHexOf<Result>(unit: Combatant, target: Combatant, ask: () => Result): Result {
  const { hex, elevation } = unit;
  unit.hex = target.hex;
  unit.elevation = target.elevation;
  try {
    return ask();
  } finally {
    unit.hex = hex;
    unit.elevation = elevation;
  }
}

/** Runs `declare` with infantry in the hex of the target of its anti-'Mech attack, if it makes one. */
export function withGrip(battle: Battle, unit: Combatant, { order }: Fire, declare: () => void): void {
  const target = order.antiMech === undefined ? undefined : battle.units[order.antiMech.target];
  if (target === undefined) declare();
  else inHexOf(unit, target, declare);
}

/** @throws {IllegalOrderError} for a swarm attack on a unit without a record sheet */
export function checkGrip(unit: Combatant, { order }: Fire, units: number): void {
  if (order.antiMech?.attack === 'swarm' && order.antiMech.target >= units)
    throw new IllegalOrderError(unit, 'swarm that', 'it has no sheet here that shows who clings to it');
}

/** Returns leg and swarm attacks on this target as if in the same hex. Empty for units other than infantry. */
export function gripsOn(battle: Battle, unit: Combatant, target: Combatant): readonly Grip[] {
  if (unit.design.kind.antiMech === undefined || target.design.foothold === undefined) return [];
  return inHexOf(unit, target, () =>
    ANTI_MECH_ATTACKS.map((attack) => {
      const obstacle = antiMechObstacle(battle, unit, attack, target);
      const toHit = antiMechNumber(unit, attack, target);
      return obstacle === undefined ? { attack, toHit } : { attack, toHit, obstacle };
    }),
  );
}
