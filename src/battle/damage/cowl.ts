import { throughCowl } from '../../rules/damage/head.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { relativePoint } from '../hex/bearing.js';
import { pointTo } from '../weapons/line.js';

/** The damage that reaches the head after its cowl has absorbed its part, as long as any of the cowl is left. */
export function meetCowl(
  battle: Battle,
  target: Combatant,
  damage: number,
  attacker: Combatant | undefined,
): number {
  const left = target.aptitudes.cowl - target.cowlTaken;
  const ahead = attacker !== undefined && isStraightAhead(battle, target, attacker);
  const through = throughCowl(damage, left, ahead);
  const taken = left - through.cowl;
  if (taken === 0) return damage;
  target.cowlTaken += taken;
  target.damageThisPhase += taken;
  if (battle.listening) battle.tell({ type: 'cowl', unit: target.index, taken, left: through.cowl });
  return through.damage;
}

/** In the row of hexes straight ahead of the torso, where the cowl is open. */
const isStraightAhead = (battle: Battle, target: Combatant, attacker: Combatant): boolean =>
  relativePoint(pointTo(battle, target, attacker), target.torsoFacing) === 0;
