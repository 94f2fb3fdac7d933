import { rollDie } from '../../dice/roller.js';
import type { WeaponEffect } from '../../rules/effect/weapon-effect.js';
import type { Battle } from '../battle.js';

/** The points of this many hits, with their dice. Damage by infantry is in fractions, and rounded in total. */
export function rolledPoints({ roller }: Battle, effect: WeaponEffect, hits: number): number {
  let points = Math.round(hits * effect.points);
  if (hits === 0) return points;
  for (let rolled = 0; rolled < effect.damageDice; rolled += 1) {
    const die = rollDie(roller);
    points += effect.halfDie ? Math.ceil(die / 2) : die;
  }
  return points;
}
