import { targetMovement } from '../../../rules/to-hit/movement.js';
import type { Battle } from '../../battle.js';
import type { Combatant } from '../../combatant/combatant.js';
import { moverOf } from '../../combatant/mover-of.js';

/** Points that go into turns and detours. */
const TURNS = 2;
/** The least target movement modifier with which a unit relies on its speed; slower units stop now and then to aim. */
const WORTH_LIVING_BY = 2;

/** Added to every shot at a fast unit on wheels, tracks or air, for as long as it keeps moving. */
export function habitualDodge(battle: Battle, unit: Combatant): number {
  if (unit.design.falls) return 0;
  const added = targetMovement('walk', Math.max(0, moverOf(battle, unit).walk - TURNS));
  return added >= WORTH_LIVING_BY ? added : 0;
}
