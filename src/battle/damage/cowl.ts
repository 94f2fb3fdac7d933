import { throughCowl } from '../../rules/damage/head.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { relativePoint } from '../hex/bearing.js';
import { pointTo } from '../weapons/line.js';

/** What goes on to a head whose cowl takes its part of a hit, as long as there is something left of it. */
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

/** On the row of hexes that the torso looks along, where the cowl is open. */
const isStraightAhead = (battle: Battle, target: Combatant, attacker: Combatant): boolean =>
  relativePoint(pointTo(battle, target, attacker), target.torsoFacing) === 0;
