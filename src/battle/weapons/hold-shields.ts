import type { BodyPlan, LocationName } from '../../rules/body/plan.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { settleShields } from '../combatant/shields.js';
import type { FireOrder } from '../orders.js';

/** Arms whose shields an order wants held in some way. */
export function heldShields({ plan }: Combatant, { shields }: FireOrder): readonly number[] {
  if (shields === undefined) return [];
  return plan.arms.filter((arm) => (isLeft(plan, arm) ? shields.left : shields.right) !== undefined);
}

const isLeft = ({ side }: BodyPlan, arm: number): boolean => (side[arm] as number) < 0;

/** From now on they are held so, until another order says otherwise. */
export function holdShields(battle: Battle, unit: Combatant, order: FireOrder): void {
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
