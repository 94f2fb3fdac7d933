import type { Ammunition, Catalog, EquipmentItem } from '../../catalog/index.js';
import { resolveAbilities } from '../abilities/ability-catalog.js';
import { natureOf } from '../effect/nature.js';
import { sumOfAbilities } from '../itemise.js';
import type { ModifierDetail } from '../modifier.js';
import { type RulesetOption, rulesetOf } from '../ruleset.js';
import type { RangeBracket } from '../to-hit/vocabulary.js';
import { CLUSTER_MODIFIERS } from './modifiers.js';
import type { ClusterCircumstances, ClusterSituation } from './situation.js';

export interface IClusterShot extends ClusterCircumstances {
  readonly abilities?: readonly string[];
  /** The weapon itself, or its id or name. */
  readonly weapon?: EquipmentItem | string;
  /** The name of the weapon, to compare with designations. It is looked up if `weapon` is left out. */
  readonly weaponType?: string;
  readonly rangeBracket?: RangeBracket;
  readonly ammunition?: Ammunition;
  /** Equipment linked to the launcher: an Artemis or Apollo system. */
  readonly linkedTo?: EquipmentItem;
  /** The weapon designated for Sandblaster. */
  readonly designatedWeaponType?: string;
}

export interface ClusterModifiers {
  readonly modifiers: readonly ModifierDetail<'cluster' | 'spa'>[];
  readonly total: number;
}

/** Returns the modifier of a cluster roll. */
export function calculateClusterModifier(
  shot: IClusterShot,
  options?: RulesetOption,
  find?: Catalog['find'],
): number {
  return itemiseClusterModifier(shot, options, find).total;
}

/** Returns the same modifier, itemised. */
export function itemiseClusterModifier(
  shot: IClusterShot,
  options?: RulesetOption,
  find?: Catalog['find'],
): ClusterModifiers {
  return clusterModifiersOf(clusterSituationOf(shot, options, find));
}

export function clusterSituationOf(
  shot: IClusterShot,
  options: RulesetOption = {},
  find?: Catalog['find'],
): ClusterSituation {
  const { weaponType, designatedWeaponType } = shot;
  const weapon = weaponOf(shot, find);
  const rules = rulesetOf(options.ruleset);
  return {
    rules,
    effect: natureOf(weapon, shot.ammunition, shot.linkedTo, rules).cluster,
    weaponName: weapon?.name,
    weaponType: weaponType ?? weapon?.name,
    rangeBracket: shot.rangeBracket,
    abilities: resolveAbilities(shot.abilities),
    designatedWeaponType,
    circumstances: shot,
  };
}

export function weaponOf(
  { weapon, weaponType }: IClusterShot,
  find: Catalog['find'] | undefined,
): EquipmentItem | undefined {
  if (typeof weapon === 'string') return itemNamed('weapon', weapon, find);
  if (weapon !== undefined || weaponType === undefined || find === undefined) return weapon;
  return itemNamed('weaponType', weaponType, find);
}

function itemNamed(field: string, name: string, find: Catalog['find'] | undefined): EquipmentItem {
  const found = find?.(name);
  if (found === undefined) throw new RangeError(`${field} is "${name}": no equipment of that name`);
  return found;
}

export function clusterModifiersOf(situation: ClusterSituation): ClusterModifiers {
  const modifiers: ClusterDetail[] = [];
  return { modifiers, total: clusterModifierOf(situation, modifiers) };
}

type ClusterDetail = ModifierDetail<'cluster' | 'spa'>;

/** Sums the modifiers, and adds each to `details` if given. A weapon that never rolls for clusters has none. */
export function clusterModifierOf(situation: ClusterSituation, details?: ClusterDetail[]): number {
  const { effect, rules } = situation;
  if (!effect.rolls) return 0;
  let sum = 0;
  for (const { id, name, value, describe } of CLUSTER_MODIFIERS) {
    const amount = value(situation);
    if (amount === 0) continue;
    sum += amount;
    details?.push({ id, name, value: amount, source: 'cluster', description: describe(situation) });
  }
  return sum + sumOfAbilities((hooks) => hooks.cluster, situation, rules, situation.abilities, details);
}
