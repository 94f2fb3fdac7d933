import { roll1d6 } from '../../dice/index.js';
import type { Struck } from '../../rules/hit-location/struck.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { rollStanding } from '../damage/roll-location.js';
import type { Source } from '../damage/source.js';
import { swarmersOf } from './swarmers.js';

const IN_THE_WAY = 5;

/**
 * A hit on the host may strike the swarmers instead. The damage that a trooper absorbs is subtracted, and the rest goes
 * on. On units with legs, only torso hits are affected.
 */
export function meetSwarmers(
  battle: Battle,
  host: Combatant,
  location: number,
  damage: number,
  source: Source,
  strike: (unit: Combatant, place: Struck, damage: number) => void,
): number {
  const swarmers = swarmersOf(battle, host);
  if (swarmers === undefined || source.attacker === swarmers || source.attacker === undefined) return damage;
  const { torsos } = host.plan;
  if (torsos.length > 0 && !torsos.includes(location)) return damage;
  if (roll1d6(battle.roller).total < IN_THE_WAY) return damage;
  const place = rollStanding(battle, swarmers, 'front');
  const bears = (swarmers.armor[place.location] as number) + (swarmers.structure[place.location] as number);
  const taken = Math.min(damage, bears);
  if (battle.listening)
    battle.tell({ type: 'in-the-way', unit: swarmers.index, target: host.index, damage: taken });
  strike(swarmers, place, taken);
  return damage - taken;
}
