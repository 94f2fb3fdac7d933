import { physicalAftermath } from '../../rules/physical/index.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { type ReadyBlow, rollToHit } from './attack.js';
import { arrive, displace, wade } from './displace.js';
import { directionTo } from './reach.js';

/** All rolls come first: two units that push each other, both successfully, stay where they are. */
export function resolvePushes(battle: Battle, pushes: readonly ReadyBlow[]): void {
  const hits = pushes.map((push) => rollToHit(battle, push).hit);
  for (const [index, push] of pushes.entries()) {
    if (hits[index] === true) carryOut(battle, push, isMutual(pushes, hits, push));
  }
}

const isMutual = (
  pushes: readonly ReadyBlow[],
  hits: readonly boolean[],
  { blow: { unit, target } }: ReadyBlow,
): boolean =>
  pushes.some(({ blow }, index) => hits[index] === true && blow.unit === target && blow.target === unit);

function carryOut(battle: Battle, { blow: { unit, target, kind } }: ReadyBlow, mutual: boolean): void {
  if (!mutual) pushAway(battle, unit, target);
  const { targetRoll } = physicalAftermath(kind, true, { mutual }, battle.rulesetOption);
  if (targetRoll !== undefined) target.rolls.push(targetRoll);
}

/**
 * Moves the target one hex straight away, and the attacker after it. Returns false, and moves neither, if there is no
 * room.
 */
export function pushAway(battle: Battle, unit: Combatant, target: Combatant): boolean {
  const { hex, elevation } = target;
  const direction = directionTo(battle.map, unit.hex, hex);
  if (direction === -1 || !displace(battle, target, direction)) return false;
  // The displaced unit may have fallen back into the hex, and a wreck does not follow.
  if ((battle.occupants[hex] as number) < 0 && !unit.isOut) {
    arrive(battle, unit, hex, elevation);
    wade(battle, unit);
  }
  return true;
}
