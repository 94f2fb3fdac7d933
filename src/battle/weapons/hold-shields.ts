import { LEFT_ARM, locationAt, RIGHT_ARM } from '../../rules/damage/body.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { settleShields } from '../combatant/shields.js';
import type { FireOrder } from '../orders.js';

/** Arms whose shields an order wants held in some way. */
export const heldShields = ({ shields }: FireOrder): readonly number[] =>
  shields === undefined ? [] : [...(shields.left ? [LEFT_ARM] : []), ...(shields.right ? [RIGHT_ARM] : [])];

/** From now on they are held so, until another order says otherwise. */
export function holdShields(battle: Battle, unit: Combatant, order: FireOrder): void {
  const { left = unit.leftShield, right = unit.rightShield } = order.shields ?? {};
  const changed = heldShields(order).filter(
    (arm) => (arm === LEFT_ARM ? left !== unit.leftShield : right !== unit.rightShield) && !unit.isOut,
  );
  unit.leftShield = left;
  unit.rightShield = right;
  settleShields(unit);
  if (!battle.listening) return;
  for (const arm of changed) {
    battle.tell({
      type: 'shield',
      unit: unit.index,
      arm: locationAt(arm),
      mode: arm === LEFT_ARM ? left : right,
    });
  }
}
