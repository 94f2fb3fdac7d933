import { roll1d6 } from '../../dice/index.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { applyHit } from '../damage/apply-hit.js';
import { markLost } from '../damage/loss.js';
import { rollStanding } from '../damage/roll-location.js';
import { NOBODY, type Source } from '../damage/source.js';
import type { BattleEvent } from '../events/event.js';
import { groundElevation, isInWater } from '../movement/ground.js';

type End = Extract<BattleEvent, { readonly type: 'swarm-ends' }>['how'];

/** Those who cling to a unit, or undefined. */
export function swarmersOf({ units, mayBeSwarmed }: Battle, host: Combatant): Combatant | undefined {
  if (!mayBeSwarmed) return undefined;
  for (const unit of units) if (unit.swarming === host.index && !unit.isOut) return unit;
  return undefined;
}

/** They stand beside what was their host, hurt by so many dice where they were thrown; water drowns who cannot swim. */
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
  if (damage > 0) applyHit(battle, unit, rollStanding(battle, unit, 'front'), damage, false, NOBODY);
}

const IN_THE_WAY = 5;

/**
 * A hit at a body that others cling to may strike them: what a trooper bears of it comes off, and the rest goes on. Of a unit on
 * legs only the torsos are covered.
 */
export function meetSwarmers(
  battle: Battle,
  host: Combatant,
  location: number,
  damage: number,
  source: Source,
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
  applyHit(battle, swarmers, place, taken, false, source);
  return damage - taken;
}

/** Whoever clings to a unit comes off it. */
export function shakeOff(battle: Battle, host: Combatant, how: End, dice: number): void {
  const swarmers = swarmersOf(battle, host);
  if (swarmers !== undefined) endSwarm(battle, swarmers, how, dice);
}
