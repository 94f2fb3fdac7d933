import { getProbability } from '../../../dice/index.js';
import type { WeaponEffect } from '../../../rules/effect/weapon-effect.js';
import { aimedChance } from '../../../rules/hit-location/called-shot.js';
import type { Battle } from '../../battle.js';
import { aimObstacle } from '../../weapons/check-order.js';
import { type Shot, toHitOf } from '../../weapons/shot.js';

/**
 * What a shot at the head is worth, as a share of the target's end; nothing where the weapon cannot be aimed. The head is
 * all that stands between the target and its end there; what goes wide counts like any hit.
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
  // Of a volley only the first hit strikes what was aimed at.
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
