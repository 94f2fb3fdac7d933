import type { EquipmentItem, ExplosiveKind } from '../../catalog/index.js';
import { checkInteger } from '../../check/check.js';

export interface IExplosiveState {
  /** Left in the bin, or for a weapon that explodes with its ammunition. */
  readonly rounds?: number;
  /** Of a capacitor, or of the weapon that it feeds. */
  readonly charged?: boolean;
}

/** What blows up with the same force on every unit (combat.md 17). */
const FIXED_DAMAGE: Readonly<Partial<Record<ExplosiveKind, number>>> = {
  capacitor: 15,
  'jump-jet': 10,
  coolant: 5,
  'pulse-module': 2,
};

/**
 * Damage when this item is hit by a critical, 0 where it does not explode.
 * @throws {RangeError | TypeError} naming field and value, if one is wrong
 */
export function explosionDamage(
  item: EquipmentItem,
  { rounds = 0, charged = false }: IExplosiveState = {},
): number {
  checkInteger('rounds', rounds, 0, Number.MAX_SAFE_INTEGER);
  switch (item.explosive) {
    case undefined:
    case 'optional':
      return 0;
    case 'ammunition':
      return item.kind === 'ammunition' ? rounds * item.damagePerShot * Math.max(1, item.rackSize) : 0;
    case 'hyper-velocity':
      return rounds > 0 ? ownDamage(item) : 0;
    case 'capacitor':
      return charged ? ownDamage(item) : 0;
    default:
      return ownDamage(item);
  }
}

function ownDamage(item: EquipmentItem): number {
  const figure = 'explosionDamage' in item ? item.explosionDamage : undefined;
  return figure ?? (item.explosive && FIXED_DAMAGE[item.explosive]) ?? 0;
}
