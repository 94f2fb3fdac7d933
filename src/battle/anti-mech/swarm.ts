import { roll1d6 } from '../../dice/index.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { applyHit } from '../damage/apply-hit.js';
import { markLost } from '../damage/loss.js';
import { rollStanding } from '../damage/roll-location.js';
import { NOBODY, type Source } from '../damage/source.js';
import type { BattleEvent } from '../events/event.js';
import { groundElevation, isInWater } from '../movement/ground.js';
import { swarmersOf } from './swarmers.js';

type End = Extract<BattleEvent, { readonly type: 'swarm-ends' }>['how'];

/** Infantry loses this many troopers, twice as many in the open; battle armor takes this many points on a random suit. */
const THROWN: Source = { ...NOBODY, undivided: true };

/**
 * The swarmers are in the hex of their former host. If they were thrown off, they take this many dice of damage; in
 * water, infantry that cannot swim drowns.
 */
export function endSwarm(battle: Battle, unit: Combatant, how: End, dice = 0): void {
  const host = battle.unit(unit.swarming);
  unit.swarming = -1;
  unit.elevation = groundElevation(battle.map, unit.hex);
  if (battle.listening) battle.tell({ type: 'swarm-ends', unit: unit.index, target: host.index, how });
  const { deepest } = unit.aptitudes.footwork;
  if (isInWater(battle.map, unit.hex, unit.elevation) && deepest === 0) {
    markLost(battle, unit, 'wiped-out', undefined);
    return;
  }
  let damage = 0;
  for (let die = 0; die < dice; die += 1) damage += roll1d6(battle.roller).total;
  if (damage > 0) applyHit(battle, unit, rollStanding(battle, unit, 'front'), damage, false, THROWN);
}

/** Every unit that clings to this one comes off. */
export function shakeOff(battle: Battle, host: Combatant, how: End, dice: number): void {
  const swarmers = swarmersOf(battle, host);
  if (swarmers !== undefined) endSwarm(battle, swarmers, how, dice);
}
