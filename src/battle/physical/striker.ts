import type { IPhysicalAttacker } from '../../rules/physical/index.js';
import type { Battle } from '../battle.js';
import type { Blow } from './blow.js';

/** The attacker as the rules of physical attacks see it. */
export function strikerOf(battle: Battle, blow: Blow): IPhysicalAttacker {
  const striker = blow.unit.design.kind.strikerOf(battle, blow);
  return blow.unit.shockedFor === 0 ? striker : { ...striker, shocked: true };
}
