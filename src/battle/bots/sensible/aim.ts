import { getProbability } from '../../../dice/index.js';
import type { WeaponEffect } from '../../../rules/effect/weapon-effect.js';
import { aimedChance } from '../../../rules/hit-location/called-shot.js';
import type { Battle } from '../../battle.js';
import { aimObstacle } from '../../weapons/check-order.js';
import { type Shot, toHitOf } from '../../weapons/shot.js';

/**
 * The worth of a shot at the head, as a share of destroying the target; 0 if the weapon cannot be aimed. Only the points of
 * the head protect the target there. A hit elsewhere counts like any other.
 * @param caller the teammate who names the head, if one does
 */
export function worthAtHead(
  battle: Battle,
  shot: Shot,
  effect: WeaponEffect,
  caller: number | undefined,
  damage: number,
  strength: number,
): number {
  const { unit, mount, target, bin } = shot;
  // Few bodies have a head.
  if (target.plan.head < 0) return 0;
  const order = {
    ...shot.order,
    location: target.plan.head,
    shots: effect.shots,
    ...(caller !== undefined && { teammate: caller }),
  };
  // Only the first hit of a volley strikes the location aimed at.
  if (effect.size > 1 || aimObstacle(battle, unit, mount, target, order, bin) !== undefined) return 0;
  const head = Math.max(
    1,
    (target.armor[target.plan.head] as number) + (target.structure[target.plan.head] as number),
  );
  const rules = battle.rules.hitLocation;
  const onTheMark = rules.calledShotIsSure ? 1 : aimedChance(rules);
  const worth = (onTheMark * Math.min(damage, head)) / head + ((1 - onTheMark) * damage) / strength;
  return getProbability(toHitOf(battle, { ...shot, order })) * worth;
}
