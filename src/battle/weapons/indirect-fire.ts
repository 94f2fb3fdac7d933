import { isMortar } from '../../rules/firing/mortars.js';
import type { IIndirectFire } from '../../rules/to-hit/index.js';
import type { Battle } from '../battle.js';
import type { Shot } from './shot.js';

const NEEDS_NO_SPOTTER = { isIndirect: true };
const WITHOUT_SPOTTER = { isIndirect: true, noSpotter: true };

/** What indirect fire adds for its spotter. */
export function indirectFire(battle: Battle, { order, unit, target, mount }: Shot): IIndirectFire {
  if (order.spotter === undefined || order.spotter === unit.index) {
    return isMortar(mount.item) ? WITHOUT_SPOTTER : NEEDS_NO_SPOTTER;
  }
  const friend = battle.units[order.spotter];
  // A beacon on the target is as good as a spotter who stands still, and so is a spotter off the map.
  if (friend === undefined || friend === target) return NEEDS_NO_SPOTTER;
  // A second pilot leaves the first free to attack (docs/rules/weapon-attacks.md).
  const spotterAttacked = friend.attacked && !friend.hasFreeHand;
  const spotterMovement = friend.design.soldiers === undefined ? friend.movement : 'stationary';
  return { isIndirect: true, spotterMovement, spotterAttacked };
}
