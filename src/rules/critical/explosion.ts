import type { EquipmentItem, Weapon } from '../../catalog/index.js';
import { canBeCleared } from '../firing/jams.js';
import { type RulesetOption, rulesetOf } from '../ruleset.js';
import type { ExplosionRules } from '../rulesets/areas/explosions.js';
import type { WeaponRules } from '../rulesets/areas/weapons.js';

export interface IExplosiveState {
  /** Rounds left in the bin, or for a weapon that explodes with its ammunition. */
  readonly rounds?: number;
  /** For a capacitor or its linked weapon, or for a weapon that is charged itself. */
  readonly charged?: boolean;
  /** Slots it occupies, if they differ from the catalog's; for a capacitor, those of its linked weapon. */
  readonly slots?: number;
  /** For a gun that explodes only while it is jammed. */
  readonly jammed?: boolean;
}

const POINTS_OF_A_SLOT = 2;
/** Points of a capacitor's own slot. */
const CAPACITOR = 2;

/** Returns the damage when a critical hit strikes this item; 0 if it does not explode. */
export function explosionDamage(
  item: EquipmentItem,
  { rounds = 0, charged = false, jammed = false, slots }: IExplosiveState = {},
  { ruleset }: RulesetOption = {},
): number {
  const { explosions: rules, weapons } = rulesetOf(ruleset);
  if (item.explosive !== undefined && rules.harmless.includes(item.explosive)) return 0;
  switch (item.explosive) {
    case undefined:
      return charged && charges(item, weapons) ? pointsOfSlots(item, slots) : 0;
    case 'optional':
      return jammed && item.kind === 'weapon' && canBeCleared(item) ? damageOfJam(item, slots, rules) : 0;
    case 'ammunition':
      return item.kind === 'ammunition' ? rounds * item.damagePerShot * Math.max(1, item.rackSize) : 0;
    case 'hyper-velocity':
      return rounds > 0 ? ownDamage(item, slots, rules) : 0;
    case 'capacitor':
      return charged ? ownDamage(item, slots, rules) : 0;
    default:
      return item.kind === 'ammunition' ? rules.coolantPod : ownDamage(item, slots, rules);
  }
}

/** A weapon with a dial that can be charged for its next shot. */
const charges = (item: EquipmentItem, { traits }: WeaponRules): boolean =>
  item.traits.some((trait) => traits[trait]?.dial?.charges);

const pointsOfSlots = ({ slots: printed }: EquipmentItem, filled: number | undefined): number => {
  const slots = filled ?? printed;
  return typeof slots === 'number' ? POINTS_OF_A_SLOT * slots : 0;
};

/** A gun explodes with its slots, or with the damage of one shot. */
const damageOfJam = (gun: Weapon, slots: number | undefined, { weaponFigures }: ExplosionRules): number => {
  if (weaponFigures !== 'of-the-weapon') return pointsOfSlots(gun, slots);
  return typeof gun.damage === 'number' ? gun.damage : 0;
};

function ownDamage(
  item: EquipmentItem,
  filled: number | undefined,
  { weaponFigures, fixedDamage }: ExplosionRules,
): number {
  const figure = 'explosionDamage' in item ? item.explosionDamage : undefined;
  const isOfWeapon = figure !== undefined || item.explosive === 'capacitor';
  if (isOfWeapon && weaponFigures !== 'of-the-weapon') {
    const both = item.explosive === 'capacitor' && weaponFigures === 'of-its-slots-and-capacitor';
    return (
      pointsOfSlots(item, filled) + (both && (filled !== undefined || item.kind === 'weapon') ? CAPACITOR : 0)
    );
  }
  return figure ?? (item.explosive && fixedDamage[item.explosive]) ?? 0;
}
