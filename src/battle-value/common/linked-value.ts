import { evaluateFormula } from '../../catalog/formula.js';
import type { Mount } from '../../units/index.js';
import { type ItemRoles, rolesOf } from './item-roles.js';

/** What a PPC capacitor adds to the weapon it is linked to. */
export function capacitorValue({ formula }: ItemRoles, { item }: Mount): number {
  const linkedWeapons = item === undefined ? [] : [{ id: item.id, battleValue: 0 }];
  return evaluateFormula(formula ?? 0, { tonnage: 0, linkedWeapons });
}

/** Of an array of machine guns, by the guns it fires; these count by themselves as well. */
export function arrayValue({ formula }: ItemRoles, guns: readonly Mount[]): number {
  if (formula === undefined) return 0;
  const linkedWeapons = guns.map(({ item }) => ({
    id: item?.id ?? '',
    battleValue: item === undefined ? 0 : rolesOf(item).battleValue,
  }));
  return evaluateFormula(formula, { tonnage: 0, linkedWeapons });
}
