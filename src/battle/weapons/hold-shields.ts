import type { BodyPlan, LocationName } from '../../rules/body/plan.js';
import { guardedBy } from '../../rules/damage/shields.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { settleShields } from '../combatant/shields.js';
import type { WeaponMount } from '../combatant/weapon-mount.js';
import type { FireOrder } from '../orders.js';

type HeldShields = Pick<FireOrder, 'shields'>;

/** Arms whose shields an order puts into a stance. */
export function heldShields({ plan }: Combatant, { shields }: HeldShields): readonly number[] {
  if (shields === undefined) return [];
  return plan.arms.filter((arm) => (isLeft(plan, arm) ? shields.left : shields.right) !== undefined);
}

const isLeft = ({ side }: BodyPlan, arm: number): boolean => (side[arm] as number) < 0;

/**
 * The first weapon of an order that would fire past a shield which the order raises, in rulesets where it is up at
 * once.
 */
export function firesPastRaisedShield(unit: Combatant, order: FireOrder): WeaponMount | undefined {
  const { shields } = order;
  if (shields === undefined || unit.rules.physical.shieldStance.lasts) return undefined;
  const raised = unit.plan.arms.filter(
    (arm) => (isLeft(unit.plan, arm) ? shields.left : shields.right) === 'active',
  );
  return order.shots
    .map(({ weapon }) => unit.design.weapons[weapon])
    .find(
      (mount) =>
        mount !== undefined &&
        mount.arc !== 'rear' &&
        raised.some((arm) => guardedBy(arm, 'active').includes(mount.arm >= 0 ? mount.arm : mount.location)),
    );
}

/** In rulesets where a stance ends with its phase; a charging unit keeps its shield up. */
export function lowerShields(battle: Battle): void {
  if (battle.rules.physical.shieldStance.lasts) return;
  for (const unit of battle.units) {
    if (unit.design.shields.length > 0 && unit.chargeTarget < 0) holdShields(battle, unit, LOWERED);
  }
}

const LOWERED: HeldShields = { shields: { left: 'none', right: 'none' } };

/** Puts them into this stance, until another order changes it or the rules end it. */
export function holdShields(battle: Battle, unit: Combatant, order: HeldShields): void {
  const { left = unit.leftShield, right = unit.rightShield } = order.shields ?? {};
  const { plan } = unit;
  const changed = heldShields(unit, order).filter(
    (arm) => (isLeft(plan, arm) ? left !== unit.leftShield : right !== unit.rightShield) && !unit.isOut,
  );
  unit.leftShield = left;
  unit.rightShield = right;
  settleShields(unit);
  if (!battle.listening) return;
  for (const arm of changed) {
    battle.tell({
      type: 'shield',
      unit: unit.index,
      arm: plan.locations[arm] as LocationName,
      mode: isLeft(plan, arm) ? left : right,
    });
  }
}
