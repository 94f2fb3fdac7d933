import type { EquipmentItem } from '../../catalog/index.js';
import { checkInteger } from '../../check/check.js';
import { type RulesetOption, rulesetOf } from '../ruleset.js';
import type { ExplosionRules } from '../rulesets/areas/explosions.js';

export interface IExplosiveState {
  /** Left in the bin, or for a weapon that explodes with its ammunition. */
  readonly rounds?: number;
  /** Of a capacitor, or of the weapon that it feeds. */
  readonly charged?: boolean;
}

const POINTS_OF_A_SLOT = 2;

/**
 * Damage when this item is hit by a critical, 0 where it does not explode.
 * @throws {RangeError | TypeError} naming field and value, if one is wrong
 */
export function explosionDamage(
  item: EquipmentItem,
  { rounds = 0, charged = false }: IExplosiveState = {},
  { ruleset }: RulesetOption = {},
): number {
  checkInteger('rounds', rounds, 0, Number.MAX_SAFE_INTEGER);
  const rules = rulesetOf(ruleset).explosions;
  switch (item.explosive) {
    case undefined:
    case 'optional':
      return 0;
    case 'ammunition':
      return item.kind === 'ammunition' ? rounds * item.damagePerShot * Math.max(1, item.rackSize) : 0;
    case 'hyper-velocity':
      return rounds > 0 ? ownDamage(item, rules) : 0;
    case 'capacitor':
      return charged ? ownDamage(item, rules) : 0;
    default:
      return ownDamage(item, rules);
  }
}

function ownDamage(item: EquipmentItem, { weaponFigures, fixedDamage }: ExplosionRules): number {
  const figure = 'explosionDamage' in item ? item.explosionDamage : undefined;
  const isOfWeapon = figure !== undefined || item.explosive === 'capacitor';
  if (isOfWeapon && weaponFigures === 'of-its-slots' && typeof item.slots === 'number') {
    return POINTS_OF_A_SLOT * item.slots;
  }
  return figure ?? (item.explosive && fixedDamage[item.explosive]) ?? 0;
}
