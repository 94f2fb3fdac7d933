import { antiMechNumber, antiMechObstacle } from '../battle/anti-mech/legality.js';
import type { Battle } from '../battle/battle.js';
import type { Combatant } from '../battle/combatant/combatant.js';
import { IllegalOrderError } from '../battle/illegal-order.js';
import { ANTI_MECH_ATTACKS, type AntiMechAttack } from '../rules/anti-mech/to-hit.js';
import type { ITargetNumber } from '../rules/modifier.js';
import type { Fire } from './action.js';

/** An attack of soldiers on a unit in their own hex, with what it needs. */
export interface Grip {
  readonly attack: AntiMechAttack;
  readonly toHit: ITargetNumber;
  /** Why it cannot be made; left out where it can. */
  readonly obstacle?: string;
}

/** Soldiers stand in the hex of whom they attack while something is asked of them there. */
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

/** Declares something with soldiers where their players say that they are: with the target that they come to grips with. */
export function withGrip(battle: Battle, unit: Combatant, { order }: Fire, declare: () => void): void {
  const target = order.antiMech === undefined ? undefined : battle.units[order.antiMech.target];
  if (target === undefined) declare();
  else inHexOf(unit, target, declare);
}

/** @throws {IllegalOrderError} for an attack on a unit that has no sheet here */
export function checkGrip(unit: Combatant, { order }: Fire, units: number): void {
  if (order.antiMech?.attack === 'swarm' && order.antiMech.target >= units)
    throw new IllegalOrderError(unit, 'swarm that', 'it has no sheet here that shows who clings to it');
}

/** Leg attack and swarm on this target, as if it were in the same hex; none for units other than soldiers. */
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
