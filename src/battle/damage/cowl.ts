import { throughCowl } from '../../rules/damage/head.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { bearingPoint, relativePoint } from '../hex/bearing.js';

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
function isStraightAhead({ map }: Battle, { hex, torsoFacing }: Combatant, attacker: Combatant): boolean {
  const point = bearingPoint(
    map.columnOf(hex),
    map.rowOf(hex),
    map.columnOf(attacker.hex),
    map.rowOf(attacker.hex),
  );
  return relativePoint(point, torsoFacing) === 0;
}
